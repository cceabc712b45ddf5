import { move } from '../modules/ledger/index.ts';
import type { FillCtx } from './fill-people.ts';

interface PaidOrder {
  orderId: number;
  paymentId: number;
  fen: number;
  at: Date;
}

/** What somebody paid for a check-up of an earlier year: the payment, and the money in the ledger. */
export async function fillPayment(ctx: FillCtx, { orderId, paymentId, fen, at }: PaidOrder): Promise<void> {
  const { companyId } = ctx.company;
  const outTradeNo = `P${companyId}-${String(paymentId).padStart(6, '0')}`;
  await ctx.db
    .insertInto('payment')
    .values({
      company_id: companyId,
      payment_id: paymentId,
      subject: 'exam',
      subject_id: orderId,
      part_id: null,
      provider: 'wechat',
      channel: 'native',
      out_trade_no: outTradeNo,
      amount_fen: fen,
      state: 'paid',
      started: null,
      expires_at: at,
      created_at: at,
      checked_at: at,
      transaction_id: `42000000${String(companyId).padStart(6, '0')}${String(paymentId).padStart(14, '0')}`,
      paid_at: at,
    })
    .execute();
  await move(ctx, {
    name: `capture/${outTradeNo}`,
    kind: 'capture',
    subject: `exam:${orderId}`,
    unit: 'fen',
    from: { name: 'provider:wechat', outside: true },
    to: { name: `exam:${orderId}` },
    amount: fen,
    at,
  });
}
