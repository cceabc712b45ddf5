import * as z from 'zod/mini';
import type { Clock } from '../../../clock.ts';
import { NoticeRefused, OutcomeUnknown, ProviderRefused } from '../errors.ts';
import { assertFen } from '../money.ts';
import { rfc3339, seconds } from '../moment.ts';
import type { PayLimits } from '../send.ts';
import type { JsapiParams, PayOrder, PayProvider, RefundOrder, RefundState, Started, TradeState } from '../types.ts';
import { fetchTradeBill } from './bill.ts';
import { createWechatClient, type WechatClient } from './client.ts';
import { valueOf, type WechatConfig } from './config.ts';
import { readWechatNotice } from './notice.ts';
import { jsapiMessage, newNonce, signMessage } from './signature.ts';
import { Refund, refundFenOf, refundStateOf, Trade, tradeStateOf } from './states.ts';

const TRADE_NO = /^[0-9A-Za-z_\-|*]{6,32}$/;
const MAX_DESCRIPTION = 127;

/** WeChat Pay, APIv3. `now` must be WeChat's time too: it refuses requests that are five minutes off. */
export function createWechat(config: WechatConfig, now: Clock, limits?: PayLimits): PayProvider {
  const client = createWechatClient(config, now, limits);
  return {
    name: 'wechat',
    isPaused: client.isPaused,
    notifyUrl: () => valueOf(config.notifyUrl),
    start: (order) => start(config, client, now, order),
    query: (outTradeNo) => query(config, client, outTradeNo),
    close: (outTradeNo) => close(config, client, outTradeNo),
    refund: (refund) => openRefund(config, client, refund),
    queryRefund: (outRefundNo) =>
      refundStateFrom(
        client.call('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`),
        outRefundNo,
        // not there yet: the same number may be sent again
        [...NOT_ABOUT_THE_REFUND, 'RESOURCENOTEXISTS'],
      ),
    readNotice: (request) => readWechatNotice(config, client, now, request),
    answerNotice: (trouble) => {
      if (trouble === undefined) return { status: 204, contentType: 'application/json', body: '' };
      // an unknown key may be known in a moment, and what we could not keep must come again
      const isForged = trouble instanceof NoticeRefused && trouble.reason !== 'serial';
      const message = trouble instanceof NoticeRefused ? trouble.reason : 'try again';
      const body = JSON.stringify({ code: 'FAIL', message });
      return { status: isForged ? 401 : 503, contentType: 'application/json', body };
    },
    bill: (day) => fetchTradeBill(client, day),
  };
}

async function start(config: WechatConfig, client: WechatClient, now: Clock, order: PayOrder): Promise<Started> {
  assertFen(order.amountFen);
  if (!TRADE_NO.test(order.outTradeNo)) throw new RangeError(`${order.outTradeNo} is not a number WeChat takes`);
  if (order.channel === 'cashier') throw new RangeError('WeChat has no cashier');
  if (order.channel === 'jsapi' && !order.openId) throw new RangeError('jsapi needs an openId');
  const reply = await client.call('POST', `/v3/pay/transactions/${order.channel}`, orderBody(config, order));
  switch (order.channel) {
    case 'native':
      return { kind: 'native', codeUrl: field(reply, 'code_url') };
    case 'h5': {
      const url = field(reply, 'h5_url');
      const back = order.returnUrl && `&redirect_url=${encodeURIComponent(order.returnUrl)}`;
      return { kind: 'h5', url: `${url}${back ?? ''}` };
    }
    case 'jsapi':
      return { kind: 'jsapi', params: await jsapiParams(config, client, now, field(reply, 'prepay_id')) };
  }
}

/** The same order gives the same bytes: WeChat refuses a number that comes back with other parameters. */
const orderBody = (config: WechatConfig, order: PayOrder) => ({
  appid: config.appId,
  mchid: config.mchId,
  description: [...order.description].slice(0, MAX_DESCRIPTION).join(''),
  out_trade_no: order.outTradeNo,
  time_expire: rfc3339(order.expiresAt),
  ...(order.attach && { attach: order.attach }),
  notify_url: order.notifyUrl ?? valueOf(config.notifyUrl),
  amount: { total: order.amountFen, currency: 'CNY' },
  ...(order.channel === 'jsapi' && { payer: { openid: order.openId } }),
  scene_info: { payer_client_ip: order.clientIp, ...(order.channel === 'h5' && { h5_info: { type: 'Wap' } }) },
});

async function jsapiParams(config: WechatConfig, client: WechatClient, now: Clock, id: string): Promise<JsapiParams> {
  const open = {
    appId: config.appId,
    timeStamp: String(seconds(now())),
    nonceStr: newNonce(),
    package: `prepay_id=${id}`,
  };
  const message = jsapiMessage(open.appId, open.timeStamp, open.nonceStr, open.package);
  return { ...open, signType: 'RSA', paySign: await signMessage(message, client.merchantKey) };
}

function field(reply: unknown, name: string): string {
  const parsed = z.looseObject({ [name]: z.string() }).safeParse(reply);
  if (!parsed.success) throw new OutcomeUnknown(`the reply has no ${name}`);
  return String(parsed.data[name]);
}

async function query(config: WechatConfig, client: WechatClient, outTradeNo: string): Promise<TradeState> {
  const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}?mchid=${config.mchId}`;
  try {
    const trade = Trade.safeParse(await client.call('GET', path));
    if (!trade.success) return { state: 'unknown', detail: 'unreadable' };
    const { mchid, appid, out_trade_no } = trade.data;
    const isOurs = mchid === config.mchId && (appid ?? config.appId) === config.appId && out_trade_no === outTradeNo;
    return isOurs ? tradeStateOf(trade.data) : { state: 'unknown', detail: 'not our trade' };
  } catch (error) {
    // never arrived there, so it cannot have been paid
    if (error instanceof ProviderRefused && error.code === 'ORDERNOTEXIST') return { state: 'notPaid' };
    return { state: 'unknown', detail: detailOf(error) };
  }
}

async function close(
  config: WechatConfig,
  client: WechatClient,
  outTradeNo: string,
): Promise<'closed' | 'alreadyPaid' | 'unknown'> {
  const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`;
  try {
    await client.call('POST', path, { mchid: config.mchId });
    return 'closed';
  } catch (error) {
    const code = error instanceof ProviderRefused ? error.code : '';
    if (code === 'ORDERPAID') return 'alreadyPaid';
    return ['ORDERCLOSED', 'ORDERNOTEXIST'].includes(code) ? 'closed' : 'unknown';
  }
}

function openRefund(config: WechatConfig, client: WechatClient, refund: RefundOrder): Promise<RefundState> {
  assertFen(refund.refundFen);
  assertFen(refund.totalFen);
  const body = {
    out_trade_no: refund.outTradeNo,
    out_refund_no: refund.outRefundNo,
    reason: [...refund.reason].slice(0, 80).join(''),
    notify_url: valueOf(config.notifyUrl),
    amount: { refund: refund.refundFen, total: refund.totalFen, currency: 'CNY' },
  };
  return refundStateFrom(
    client.call('POST', '/v3/refund/domestic/refunds', body),
    refund.outRefundNo,
    NOT_ABOUT_THE_REFUND,
  );
}

/** Refusals that an operator cures (keys, rights): the refund itself is still to be made. */
const NOT_ABOUT_THE_REFUND = ['SIGNERROR', 'NOAUTH', 'MCHNOTEXISTS', 'APPIDMCHIDNOTMATCH'];

async function refundStateFrom(call: Promise<unknown>, outRefundNo: string, open: string[]): Promise<RefundState> {
  try {
    const refund = Refund.safeParse(await call);
    if (!refund.success || refund.data.out_refund_no !== outRefundNo) return { state: 'unknown', detail: 'unreadable' };
    return { ...refundStateOf(refund.data.status, refund.data.refund_id), ...refundFenOf(refund.data) };
  } catch (error) {
    const isFinal = error instanceof ProviderRefused && !open.includes(error.code);
    return { state: isFinal ? 'failed' : 'unknown', detail: detailOf(error) };
  }
}

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
