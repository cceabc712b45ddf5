import { sql } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import { definePersonal, everybodyOf } from '../../personal-data.ts';
import { wordsSealContext } from './save-evaluation.ts';

const saidBy = ({ db, company }: InCompany, guids: string[]) =>
  db
    .selectFrom('evaluation as e')
    .innerJoin('exam_order as o', (join) =>
      join.onRef('o.company_id', '=', 'e.company_id').onRef('o.order_id', '=', 'e.order_id'),
    )
    .where('e.company_id', '=', company.companyId)
    .where((where) => where.or([where('o.user_guid', 'in', guids), where('o.person_guid', 'in', guids)]));

export const ownEvaluations = definePersonal({
  name: 'evaluations',
  title: { zh: '服务评价', en: 'Reviews' },
  tables: ['evaluation'],
  fields: {
    stars: { zh: '星级', en: 'Stars' },
    words: { zh: '文字', en: 'Words' },
    at: { zh: '时间', en: 'When' },
  },
  collect: async (ctx, whose) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await saidBy(ctx, everybodyOf(whose)).selectAll('e').orderBy('e.created_at').execute();
    return rows.map((row) => ({
      stars: row.stars,
      words: row.said ? key.unseal(wordsSealContext(row.order_id), row.said) : '',
      at: row.created_at.toISOString(),
    }));
  },
  erased: { zh: '评价中的文字（星级以匿名方式保留）', en: 'the words of reviews (the stars stay, of nobody)' },
  erase: async (ctx, guid) => {
    const ids = (await saidBy(ctx, [guid]).select('e.order_id').execute()).map(({ order_id }) => order_id);
    if (ids.length === 0) return;
    await ctx.db
      .updateTable('evaluation')
      .set({ said: null })
      .where(sql<boolean>`company_id = ${ctx.company.companyId} AND order_id = ANY (${ids}::bigint[])`)
      .execute();
  },
});
