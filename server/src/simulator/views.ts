import { rfc3339 } from '../ports/pay/moment.ts';
import type { SimState } from './state.ts';
import { refundsOf, type SimRefund, type SimTrade } from './world.ts';

/** A trade as WeChat describes it in a query and in a callback. */
export function wechatTrade(sim: Pick<SimState, 'keys' | 'world'>, trade: SimTrade): Record<string, unknown> {
  const { wechat } = sim.keys;
  const both = { appid: wechat.appId, mchid: wechat.mchId, out_trade_no: trade.outTradeNo };
  if (trade.state !== 'SUCCESS' || !trade.paidAt) {
    return { ...both, attach: trade.attach ?? '', trade_state: trade.state, trade_state_desc: trade.state };
  }
  const state = refundsOf(sim.world, trade.outTradeNo).length > 0 ? 'REFUND' : 'SUCCESS';
  return {
    ...both,
    transaction_id: trade.transactionId,
    trade_type: trade.channel === 'h5' ? 'MWEB' : trade.channel.toUpperCase(),
    trade_state: state,
    trade_state_desc: state === 'SUCCESS' ? '支付成功' : '转入退款',
    bank_type: 'OTHERS',
    attach: trade.attach ?? '',
    success_time: rfc3339(new Date(trade.paidAt)),
    payer: { openid: trade.openId ?? 'oSimulatedPayer' },
    amount: { total: trade.amountFen, payer_total: trade.amountFen, currency: 'CNY', payer_currency: 'CNY' },
  };
}

export function wechatRefund(trade: SimTrade, refund: SimRefund): Record<string, unknown> {
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: trade.transactionId,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    ...(refund.status === 'SUCCESS' && { success_time: rfc3339(new Date(refund.at)) }),
    create_time: rfc3339(new Date(refund.at)),
    status: refund.status,
    funds_account: 'AVAILABLE',
    amount: {
      total: trade.amountFen,
      refund: refund.refundFen,
      payer_total: trade.amountFen,
      payer_refund: refund.refundFen,
      settlement_refund: refund.refundFen,
      settlement_total: trade.amountFen,
      discount_refund: 0,
      currency: 'CNY',
    },
  };
}
