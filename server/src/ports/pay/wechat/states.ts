import * as z from 'zod/mini';
import type { Paid, RefundState, TradeState } from '../types.ts';

/** A transaction, as a query and a callback describe it. */
export const Trade = z.object({
  appid: z.optional(z.string()),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  trade_state: z.string(),
  success_time: z.optional(z.string()),
  attach: z.optional(z.string()),
  amount: z.optional(z.object({ total: z.int(), currency: z.optional(z.string()) })),
});
export type Trade = z.infer<typeof Trade>;

export const Refund = z.object({
  refund_id: z.string(),
  out_refund_no: z.string(),
  status: z.string(),
  amount: z.optional(z.object({ refund: z.int() })),
});

export const refundFenOf = ({ amount }: z.infer<typeof Refund>): { refundFen?: number } =>
  amount ? { refundFen: amount.refund } : {};

export function paidOf(trade: Trade): Paid | undefined {
  const { out_trade_no, transaction_id, success_time, amount, trade_state, attach = '' } = trade;
  const paidAt = new Date(success_time ?? '');
  if (!transaction_id || !amount || amount.total <= 0 || Number.isNaN(paidAt.getTime())) return undefined;
  return {
    state: 'paid',
    outTradeNo: out_trade_no,
    transactionId: transaction_id,
    amountFen: amount.total,
    paidAt,
    attach,
    ...(trade_state === 'REFUND' && { refunded: true as const }),
  };
}

export function tradeStateOf(trade: Trade): TradeState {
  switch (trade.trade_state) {
    case 'SUCCESS':
    case 'REFUND':
      if (trade.amount?.currency !== undefined && trade.amount.currency !== 'CNY') {
        return { state: 'unknown', detail: `currency ${trade.amount.currency}` };
      }
      return paidOf(trade) ?? { state: 'unknown', detail: 'a paid trade without its facts' };
    case 'NOTPAY':
    case 'PAYERROR':
      return { state: 'notPaid' };
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' };
    case 'USERPAYING':
    case 'ACCEPT':
      return { state: 'paying' };
    default:
      return { state: 'unknown', detail: trade.trade_state };
  }
}

export function refundStateOf(status: string, refundId: string): RefundState {
  switch (status) {
    case 'SUCCESS':
      return { state: 'done', refundId };
    case 'PROCESSING':
      return { state: 'processing', refundId };
    // ABNORMAL: the payer's account cannot take the money, finance must settle it at WeChat's merchant site
    case 'CLOSED':
    case 'ABNORMAL':
      return { state: 'failed', refundId, detail: status };
    default:
      return { state: 'unknown', refundId, detail: status };
  }
}
