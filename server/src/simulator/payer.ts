import { sentinelOf } from './sentinels.ts';
import type { Sim } from './sim.ts';
import { digits, tradeNow, type SimRefund, type SimTrade } from './world.ts';

export type PayOutcome = 'paid' | 'declined' | 'closed' | 'alreadyPaid' | 'missing';

/** A payment. `force`: the money moves although the trade is closed; `quietly`: and no notice is sent. */
export function pay(sim: Sim, outTradeNo: string, how: { force?: boolean; quietly?: boolean } = {}): PayOutcome {
  const trade = tradeNow(sim.world, sim.now, outTradeNo);
  if (!trade) return 'missing';
  if (trade.state === 'SUCCESS') return 'alreadyPaid';
  if (trade.state === 'CLOSED' && !how.force) return 'closed';
  const sentinel = sentinelOf(trade.amountFen);
  if (sentinel === 'declined') return 'declined';
  trade.state = 'SUCCESS';
  trade.transactionId = trade.provider === 'wechat' ? `42${digits(26)}` : digits(16);
  trade.paidAt = sim.now().toISOString();
  sim.world.changed(trade);
  if (!how.quietly && sentinel !== 'callbackLost') tellPaid(sim, trade, sentinel === 'callbackTwice' ? 2 : 1);
  return 'paid';
}

/** The payer is refused by the bank; the trade stays open. */
export const decline = (sim: Sim, outTradeNo: string): PayOutcome =>
  tradeNow(sim.world, sim.now, outTradeNo) ? 'declined' : 'missing';

/** The time to pay is over, now. */
export function expire(sim: Sim, outTradeNo: string): PayOutcome {
  const trade = tradeNow(sim.world, sim.now, outTradeNo);
  if (!trade) return 'missing';
  if (trade.state === 'SUCCESS') return 'alreadyPaid';
  trade.state = 'CLOSED';
  sim.world.changed(trade);
  return 'closed';
}

export function settleRefund(sim: Sim, refund: SimRefund, status: 'SUCCESS' | 'ABNORMAL'): void {
  refund.status = status;
  refund.at = sim.now().toISOString();
  sim.world.changed(refund);
  if (!refund.notifyUrl) return;
  const { provider, outTradeNo, outRefundNo, notifyUrl } = refund;
  sim.courier.send({ provider, about: 'refund', outTradeNo, outRefundNo, url: notifyUrl });
}

function tellPaid(sim: Sim, { provider, outTradeNo, notifyUrl }: SimTrade, copies: number): void {
  sim.courier.send({ provider, about: 'paid', outTradeNo, url: notifyUrl }, copies);
}
