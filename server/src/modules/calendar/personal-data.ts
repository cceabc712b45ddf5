import type { InCompany } from '../../ctx.ts';
import { definePersonal } from '../../personal-data.ts';

const feedsOf = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('calendar_feed as f')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'f.company_id').onRef('a.account_id', '=', 'f.account_id'),
    )
    .select(['f.account_id', 'f.made_at', 'f.lang'])
    .where('f.company_id', '=', company.companyId)
    .where('a.person_guid', '=', guid)
    .execute();

export const ownFeed = definePersonal({
  name: 'calendar',
  title: { zh: '日历订阅', en: 'Calendar feed' },
  tables: ['calendar_feed'],
  fields: { madeAt: { zh: '创建时间', en: 'Made' }, language: { zh: '语言', en: 'Language' } },
  collect: async (ctx, { self }) =>
    (await feedsOf(ctx, self)).map(({ made_at, lang }) => ({ madeAt: made_at.toISOString(), language: lang })),
  erased: { zh: '日历订阅地址', en: 'the calendar feed' },
  erase: async (ctx, guid) => {
    for (const { account_id } of await feedsOf(ctx, guid))
      await ctx.db
        .deleteFrom('calendar_feed')
        .where('company_id', '=', ctx.company.companyId)
        .where('account_id', '=', account_id)
        .execute();
  },
});
