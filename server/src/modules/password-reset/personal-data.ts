import { definePersonal } from '../../personal-data.ts';

export const ownPasswordTickets = definePersonal({
  name: 'password-tickets',
  title: { zh: '正在进行的密码重置', en: 'Password resets under way' },
  tables: ['password_ticket'],
  fields: { until: { zh: '有效期至', en: 'Good until' } },
  collect: async ({ db, company }, { self }) => {
    const rows = await db
      .selectFrom('password_ticket as t')
      .innerJoin('account as a', (join) =>
        join.onRef('a.company_id', '=', 't.company_id').onRef('a.account_id', '=', 't.account_id'),
      )
      .select('t.expires_at')
      .where('t.company_id', '=', company.companyId)
      .where('a.person_guid', '=', self)
      .execute();
    return rows.map(({ expires_at }) => ({ until: expires_at.toISOString() }));
  },
  erase: ({ db, company }, guid) =>
    db
      .deleteFrom('password_ticket')
      .where('company_id', '=', company.companyId)
      .where('account_id', 'in', (select) =>
        select
          .selectFrom('account')
          .select('account_id')
          .where('company_id', '=', company.companyId)
          .where('person_guid', '=', guid),
      )
      .execute(),
});
