import { payablesOf, tradeNo } from '../server/src/modules/payment/index.ts';
import { move } from '../server/src/modules/ledger/index.ts';
import type { FillCtx } from './fill-people.ts';

interface PaidOrder {
  subject: 'exam' | 'mall';
  id: number;
  paymentId: number;
  fen: number;
  at: Date;
}

/** A paid order: the payment, and the money in the ledger. */
export async function fillPayment(ctx: FillCtx, { subject, id, paymentId, fen, at }: PaidOrder): Promise<void> {
  const { companyId } = ctx.company;
  const outTradeNo = tradeNo(companyId, paymentId);
  await ctx.db
    .insertInto('payment')
    .values({
      company_id: companyId,
      payment_id: paymentId,
      subject,
      subject_id: id,
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
      flagged_at: null,
      flagged_for: null,
      attach: null,
    })
    .execute();
  await move(ctx, {
    name: `capture/${outTradeNo}`,
    kind: 'capture',
    subject: `${subject}:${id}`,
    unit: 'fen',
    from: { name: 'provider:wechat', outside: true },
    to: { name: payablesOf(ctx.portal)[subject].account(id) },
    amount: fen,
    at,
  });
}
