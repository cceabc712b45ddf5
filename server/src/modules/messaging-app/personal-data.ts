import type { InCompany } from '../../ctx.ts';
import { definePersonal } from '../../personal-data.ts';

const bindingsOf = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('messaging_binding as b')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'b.company_id').onRef('a.account_id', '=', 'b.account_id'),
    )
    .select(['b.account_id', 'b.bound_at'])
    .where('b.company_id', '=', company.companyId)
    .where('a.person_guid', '=', guid)
    .orderBy('b.bound_at')
    .execute();

/** The id itself is the app's and opens nothing elsewhere; that there is one, and since when, is told. */
export const ownBindings = definePersonal({
  name: 'messaging-app',
  title: { zh: '微信绑定', en: 'Linked WeChat' },
  tables: ['messaging_binding'],
  fields: { since: { zh: '绑定时间', en: 'Linked since' } },
  collect: async (ctx, { self }) =>
    (await bindingsOf(ctx, self)).map(({ bound_at }) => ({ since: bound_at.toISOString() })),
  erased: { zh: '微信绑定', en: 'the link to WeChat' },
  erase: async (ctx, guid) => {
    for (const { account_id } of await bindingsOf(ctx, guid))
      await ctx.db
        .deleteFrom('messaging_binding')
        .where('company_id', '=', ctx.company.companyId)
        .where('account_id', '=', account_id)
        .execute();
  },
});
