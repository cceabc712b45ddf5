import type { OpsOrderDetail } from '#contract/ops/orders';
import type { InCompany } from '../../../ctx.ts';
import { paymentRows, tradeOf, type Subject } from '../queries.ts';

/** The payments and refunds of something, as an operator sees them. */
export const paymentsOf = async (ctx: InCompany, subject: Subject, id: number): Promise<OpsOrderDetail['payments']> =>
  (await paymentRows(ctx, subject, id)).map((row) => ({
    number: row.transaction_id ?? tradeOf(row).no,
    provider: row.provider,
    channel: row.channel,
    amountFen: row.amount_fen,
    refundedFen: row.refunded_fen,
    state: row.state,
    at: (row.paid_at ?? row.created_at).toISOString(),
  }));
