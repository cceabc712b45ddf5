import * as z from 'zod/mini';
import { settleRefund } from './payer.ts';
import { sentinelOf } from './sentinels.ts';
import type { Answer, Call } from './serve.ts';
import type { Sim } from './sim.ts';
import { wechatRefund } from './views.ts';
import { digits, refundsOf, type SimRefund, type SimTrade } from './world.ts';

const MAX_PARTS = 50;

const Refund = z.object({
  out_trade_no: z.optional(z.string()),
  transaction_id: z.optional(z.string()),
  out_refund_no: z.string().check(z.regex(/^[0-9A-Za-z_\-|*@]{1,64}$/)),
  reason: z.optional(z.string().check(z.maxLength(80))),
  notify_url: z.optional(z.string()),
  amount: z.object({ refund: z.int().check(z.minimum(1)), total: z.int(), currency: z.literal('CNY') }),
});
type Refund = z.infer<typeof Refund>;

const refuse = (status: number, code: string, message = code): Answer => ({ status, body: { code, message } });

/** The same number again is the same refund; the money has left a moment later, and a callback says so. */
export function openWechatRefund(sim: Sim, { json }: Call): Answer {
  const parsed = Refund.safeParse(json);
  if (!parsed.success) return refuse(400, 'PARAM_ERROR', parsed.error.issues[0]?.path.join('.') ?? 'body');
  const wish = parsed.data;
  const trade = [...sim.world.trades.values()].find(
    ({ outTradeNo, transactionId }) =>
      outTradeNo === wish.out_trade_no || (transactionId !== undefined && transactionId === wish.transaction_id),
  );
  if (!trade) return refuse(404, 'RESOURCE_NOT_EXISTS');
  const known = sim.world.refunds.get(wish.out_refund_no);
  if (known) {
    const isSame = known.outTradeNo === trade.outTradeNo && known.refundFen === wish.amount.refund;
    return isSame
      ? { status: 200, body: wechatRefund(trade, known) }
      : refuse(400, 'INVALID_REQUEST', '重入参数不一致');
  }
  return troubleWith(sim, trade, wish) ?? { status: 200, body: wechatRefund(trade, newRefund(sim, trade, wish)) };
}

function troubleWith(sim: Sim, trade: SimTrade, { amount }: Refund): Answer | undefined {
  if (trade.state !== 'SUCCESS') return refuse(400, 'INVALID_REQUEST', '订单未支付');
  if (amount.total !== trade.amountFen) return refuse(400, 'INVALID_REQUEST', '订单金额不一致');
  const before = refundsOf(sim.world, trade.outTradeNo);
  const refunded = before.reduce((sum, { refundFen }) => sum + refundFen, 0);
  const isTooMuch = refunded + amount.refund > trade.amountFen || before.length >= MAX_PARTS;
  return isTooMuch ? refuse(400, 'INVALID_REQUEST', '退款金额超限') : undefined;
}

function newRefund(sim: Sim, trade: SimTrade, wish: Refund): SimRefund {
  const refund: SimRefund = {
    provider: 'wechat',
    outTradeNo: trade.outTradeNo,
    outRefundNo: wish.out_refund_no,
    refundId: `50${digits(26)}`,
    refundFen: wish.amount.refund,
    status: 'PROCESSING',
    at: sim.now().toISOString(),
    ...(wish.notify_url && { notifyUrl: wish.notify_url }),
  };
  sim.world.refunds.set(refund.outRefundNo, refund);
  sim.world.changed(refund);
  const sentinel = sentinelOf(trade.amountFen);
  if (sentinel !== 'refundStaysOpen') {
    setImmediate(() => settleRefund(sim, refund, sentinel === 'refundAbnormal' ? 'ABNORMAL' : 'SUCCESS'));
  }
  return refund;
}
