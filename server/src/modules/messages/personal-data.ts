import { definePersonal, everybodyOf } from '../../personal-data.ts';
import { withoutCode } from './account-texts.ts';
import { messageSealContext } from './queue.ts';

export const ownMessages = definePersonal({
  name: 'messages',
  title: { zh: '短信', en: 'Messages' },
  tables: ['message'],
  fields: {
    phone: { zh: '手机号', en: 'Phone' },
    text: { zh: '内容', en: 'Text' },
    dueAt: { zh: '计划时间', en: 'Due' },
    sentAt: { zh: '发送时间', en: 'Sent' },
  },
  collect: async (ctx, whose) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await ctx.db
      .selectFrom('message')
      .selectAll()
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', 'in', everybodyOf(whose))
      .orderBy('due_at')
      .execute();
    return rows.map((row) => ({
      phone: key.unseal(messageSealContext('phone', row), row.phone),
      text: withoutCode(row.kind, key.unseal(messageSealContext('body', row), row.body)),
      dueAt: row.due_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
    }));
  },
  erased: { zh: '全部短信记录', en: 'all messages' },
  erase: ({ db, company }, guid) =>
    db.deleteFrom('message').where('company_id', '=', company.companyId).where('person_guid', '=', guid).execute(),
});
