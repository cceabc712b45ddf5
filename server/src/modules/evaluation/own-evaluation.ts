import type { ExamOrder } from '#contract/calls/records';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { optionsOf } from './options.ts';
import { wordsSealContext } from './save-evaluation.ts';

/** The evaluation of an order of one's own; the caller has checked whose it is. */
export async function evaluationOf(ctx: InTx<EmployeeCtx>, orderId: number): Promise<ExamOrder['evaluation']> {
  const row = await ctx.db
    .selectFrom('evaluation')
    .select(['stars', 'tag_ids', 'said', 'created_at'])
    .where('company_id', '=', ctx.company.companyId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const key = await ctx.portal.keyring.companyKey(ctx);
  return {
    stars: row.stars,
    tags: optionsOf(0, ctx.lang).flatMap(({ id, name }) => (row.tag_ids.includes(id) ? [name] : [])),
    words: row.said ? key.unseal(wordsSealContext(orderId), row.said) : '',
    at: row.created_at.toISOString(),
  };
}
