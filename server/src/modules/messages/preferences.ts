import type { Handlers } from '../../http/handlers.ts';
import type { messagePreferences } from '#contract/calls/hr';
import { commitOnce } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { definePersonalTable } from '../../personal-table.ts';
import { recordByAccount } from '../audit/index.ts';

/** Each person's own; without a row they are told everything. */
export const preferenceCalls: Handlers<typeof messagePreferences> = {
  MyMessagePreferences: (ctx) =>
    transact(ctx, async ({ db, company, session }) => {
      const row = await db
        .selectFrom('message_preference')
        .select('hr_reminders')
        .where('company_id', '=', company.companyId)
        .where('person_guid', '=', session.personGuid)
        .executeTakeFirst();
      return { hrReminders: row?.hr_reminders ?? true };
    }),
  SaveMessagePreferences: (ctx, { hrReminders }) =>
    commitOnce(ctx, async (ctx) => {
      const { company, session } = ctx;
      const { personGuid, accountId } = session;
      const wish = { hr_reminders: hrReminders, changed_at: ctx.now() };
      await ctx.db
        .insertInto('message_preference')
        .values({ company_id: company.companyId, person_guid: personGuid, ...wish })
        .onConflict((conflict) => conflict.columns(['company_id', 'person_guid']).doUpdateSet(wish))
        .execute();
      const action = hrReminders ? 'message.remindersOn' : 'message.remindersOff';
      await recordByAccount(ctx, accountId, { action, subject: { kind: 'person', id: personGuid }, personGuid });
      return { hrReminders };
    }),
};

export const ownPreferences = definePersonalTable({
  name: 'message-preferences',
  title: { zh: '消息设置', en: 'Message settings' },
  rows: { table: 'message_preference', person: 'person_guid', orderBy: 'changed_at' },
  fields: {
    hrReminders: { zh: '接收企业的预约提醒', en: 'Reminders from the company', of: 'hr_reminders' },
    changedAt: { zh: '更改时间', en: 'Changed', of: 'changed_at' },
  },
  erased: { zh: '消息设置', en: 'message settings' },
  erase: 'delete',
});
