import type { InCompany, Portal } from '../../ctx.ts';
import type { ProviderName } from '../../db/columns.ts';
import { transact } from '../../db/transact.ts';
import type { RefundState } from '../../ports/pay/types.ts';
import { resolve } from '../ledger/index.ts';
import { isNews, TRADE_FEN, TRADE_NO, type Settled } from './queries.ts';
import { recordOutcome } from './record-outcome.ts';

/** A provider's news of a refund; where it also names payment and amount, they must fit. */
export interface RefundNews {
  provider: ProviderName;
  outRefundNo: string;
  state: RefundState['state'];
  refundFen?: number;
  outTradeNo?: string;
  totalFen?: number;
  /** Of a notice. */
  eventId?: string;
}

/** Records what became of a refund, by answer or by notice. One that is under way or unknown is asked about again. */
export const recordRefund = (portal: Portal, companyId: number, news: RefundNews): Promise<Settled> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const refund = await lockRefund(ctx, news.outRefundNo);
    if (!refund || !fits(refund, news)) return 'unfit';
    if (news.eventId && !(await isNews(ctx, news.provider, news.eventId))) return 'known';
    const { state } = news;
    if (state === 'failed' && refund.state === 'asked') {
      await setState(ctx, news.outRefundNo, { state, done_at: null });
      await recordOutcome(ctx, news.outRefundNo, state);
    }
    // one that was called off may be done by hand at the provider: then nothing is owed any more
    if (state !== 'done' || refund.state === 'done') return 'known';
    const now = portal.clock();
    await setState(ctx, news.outRefundNo, { state, done_at: now });
    // a refused refund stays promised: the money is owed until it has gone
    await resolve(ctx, `refund/${news.outRefundNo}`, 'post', now);
    await recordOutcome(ctx, news.outRefundNo, state);
    return 'settled';
  });

const lockRefund = ({ db, company }: InCompany, outRefundNo: string) =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.payment_id', '=', 'r.payment_id'),
    )
    .select(['r.state', 'r.amount_fen', 'p.provider', TRADE_NO.as('out_trade_no'), TRADE_FEN.as('total')])
    .where('r.company_id', '=', company.companyId)
    .where('r.out_refund_no', '=', outRefundNo)
    .forUpdate('r')
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof lockRefund>>>;

const fits = (refund: Found, { provider, refundFen, outTradeNo, totalFen }: RefundNews): boolean =>
  refund.provider === provider &&
  /* guard: a refund’s amount */ refund.amount_fen === (refundFen ?? refund.amount_fen) &&
  /* guard: a refund’s payment */ refund.out_trade_no === (outTradeNo ?? refund.out_trade_no) &&
  refund.total === (totalFen ?? refund.total);

const setState = (
  { db, company }: InCompany,
  outRefundNo: string,
  next: { state: 'done' | 'failed'; done_at: Date | null },
) =>
  db
    .updateTable('refund')
    .set(next)
    .where('company_id', '=', company.companyId)
    .where('out_refund_no', '=', outRefundNo)
    .execute();
