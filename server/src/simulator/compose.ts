import { createHash } from 'node:crypto';
import { fenToYuan } from '../ports/pay/money.ts';
import { rfc3339 } from '../ports/pay/moment.ts';
import type { Spoil } from './faults.ts';
import type { SimState } from './state.ts';
import { wechatRefund, wechatTrade } from './views.ts';
import { seal, signAsWechat } from './wire.ts';
import type { SimNotice, SimTrade } from './world.ts';

export interface Message {
  headers: Record<string, string>;
  body: string;
}

type Work = Pick<SimState, 'keys' | 'now' | 'world' | 'settings'>;

/** One delivery of a callback, freshly signed; spoiled where a test wants to see it refused. */
export function compose(sim: Work, notice: SimNotice, spoil?: Spoil): Message {
  const trade = sim.world.trades.get(notice.outTradeNo);
  if (!trade) throw new Error(`no trade ${notice.outTradeNo}`);
  return notice.provider === 'wechat'
    ? composeWechat(sim, notice, trade, spoil)
    : composeGuanaitong(sim, notice, trade, spoil);
}

function composeWechat(sim: Work, notice: SimNotice, trade: SimTrade, spoil?: Spoil): Message {
  const { type, kind, event } = eventOf(sim, notice, trade, spoil);
  const sealed = seal(sim.keys, JSON.stringify(event), kind);
  if (spoil === 'badCiphertext')
    sealed.ciphertext = `${sealed.ciphertext.startsWith('A') ? 'B' : 'A'}${sealed.ciphertext.slice(1)}`;
  const body = JSON.stringify({
    id: notice.eventId,
    create_time: rfc3339(sim.now()),
    resource_type: 'encrypt-resource',
    event_type: type,
    summary: kind === 'transaction' ? '支付成功' : '退款',
    resource: { original_type: kind, algorithm: 'AEAD_AES_256_GCM', ...sealed },
  });
  const age = spoil === 'stale' ? 301 : 0;
  const signed = signAsWechat(sim.keys, sim.settings.signWith, body, Math.floor(sim.now().getTime() / 1000) - age);
  if (spoil === 'badSignature') signed['wechatpay-signature'] = mirrored(signed['wechatpay-signature']);
  if (spoil === 'signtest') signed['wechatpay-signature'] = `WECHATPAY/SIGNTEST/${signed['wechatpay-signature']}`;
  if (spoil === 'unknownSerial') signed['wechatpay-serial'] = '7'.repeat(40);
  return { headers: { 'content-type': 'application/json', ...signed }, body };
}

function eventOf(sim: Work, notice: SimNotice, trade: SimTrade, spoil?: Spoil) {
  const { wechat } = sim.keys;
  const wrong = {
    ...(spoil === 'wrongMerchant' && { mchid: '1900000001' }),
    ...(spoil === 'wrongApp' && { appid: 'wx0000000000000000' }),
  };
  if (notice.about === 'paid') {
    // a forged one may speak of an unpaid trade
    const paid = { ...trade, state: 'SUCCESS' as const, paidAt: trade.paidAt ?? sim.now().toISOString() };
    const view = wechatTrade(
      { ...sim, world: { ...sim.world, refunds: new Map() } },
      {
        ...paid,
        transactionId: trade.transactionId ?? '4200000000000000000000000000',
        amountFen: spoil === 'wrongAmount' ? trade.amountFen + 1 : trade.amountFen,
      },
    );
    const amount = spoil === 'wrongCurrency' && { amount: { total: trade.amountFen, currency: 'USD' } };
    return { type: 'TRANSACTION.SUCCESS', kind: 'transaction', event: { ...view, ...wrong, ...amount } };
  }
  const refund = sim.world.refunds.get(notice.outRefundNo ?? '');
  if (!refund) throw new Error(`no refund ${notice.outRefundNo}`);
  const { status, ...view } = wechatRefund(trade, refund);
  const event = { mchid: wechat.mchId, ...view, refund_status: status, ...wrong };
  return { type: `REFUND.${String(status)}`, kind: 'refund', event };
}

/** Still base64 of the right length, so that only the mathematics can tell. */
const mirrored = (signature: string): string => {
  const bytes = Buffer.from(signature, 'base64');
  bytes.reverse();
  return bytes.toString('base64');
};

/** Lower-hex SHA1 over everything and the secret, names ascending. */
export function guanaitongSign(params: Record<string, string>, appSecret: string): string {
  const all = [...Object.entries(params), ['appsecret', appSecret] as const].filter(([name]) => name !== 'sign');
  const text = all.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  return createHash('sha1').update(text.join('&')).digest('hex');
}

function composeGuanaitong(sim: Work, notice: SimNotice, trade: SimTrade, spoil?: Spoil): Message {
  const { appId, appSecret } = sim.keys.guanaitong;
  const refund = sim.world.refunds.get(notice.outRefundNo ?? '');
  const cents = spoil === 'wrongAmount' ? 1 : 0;
  const params: Record<string, string> = {
    appid: spoil === 'wrongMerchant' || spoil === 'wrongApp' ? '10000001' : appId,
    outer_trade_no: trade.outTradeNo,
    timestamp: String(Math.floor(sim.now().getTime() / 1000) - (spoil === 'stale' ? 301 : 0)),
    ...(notice.about === 'paid' || !refund
      ? {
          buyer_open_id: trade.openId ?? 'simulated-buyer',
          attach: trade.attach ?? '',
          total_amount: fenToYuan(trade.amountFen + cents),
          trade_no: trade.transactionId ?? '2000000000000000',
        }
      : {
          outer_refund_no: refund.outRefundNo,
          refund_amount: fenToYuan(refund.refundFen + cents),
          trade_no: refund.refundId,
        }),
  };
  const secret = spoil === 'badSignature' || spoil === 'signtest' ? `${appSecret}x` : appSecret;
  const form = new URLSearchParams({ ...params, sign: guanaitongSign(params, secret) });
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form.toString() };
}
