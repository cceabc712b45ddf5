import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { sentinelOf } from './sentinels.ts';
import type { Answer, Call } from './serve.ts';
import type { Sim } from './sim.ts';
import { tradeNow, type SimTrade } from './world.ts';

const Order = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().check(z.minLength(1), z.maxLength(127)),
  out_trade_no: z.string().check(z.regex(/^[0-9A-Za-z_\-|*]{6,32}$/)),
  time_expire: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)),
  attach: z.optional(z.string().check(z.maxLength(128))),
  notify_url: z.string().check(z.regex(/^https?:\/\/[^?#]+$/)),
  amount: z.object({ total: z.int().check(z.minimum(1)), currency: z.optional(z.literal('CNY')) }),
  payer: z.optional(z.object({ openid: z.string().check(z.minLength(1), z.maxLength(128)) })),
  scene_info: z.optional(
    z.object({
      payer_client_ip: z.string().check(z.minLength(1), z.maxLength(45)),
      h5_info: z.optional(z.object({ type: z.string() })),
    }),
  ),
});
type Order = z.infer<typeof Order>;

const refuse = (status: number, code: string, message = code): Answer => ({ status, body: { code, message } });

export function placeWechatOrder(sim: Sim, channel: string, { json, origin }: Call): Answer {
  const parsed = Order.safeParse(json);
  if (!parsed.success) return refuse(400, 'PARAM_ERROR', parsed.error.issues[0]?.path.join('.') ?? 'body');
  const trouble = troubleWith(sim, channel, parsed.data);
  if (trouble) return trouble;
  const fingerprint = JSON.stringify(json);
  const known = tradeNow(sim.world, sim.now, parsed.data.out_trade_no);
  if (known && known.fingerprint !== fingerprint) return refuse(400, 'INVALID_REQUEST', '订单重入参数不一致');
  if (known?.state === 'SUCCESS') return refuse(400, 'ORDERPAID');
  if (known?.state === 'CLOSED') return refuse(400, 'ORDER_CLOSED');
  const trade = known ?? newTrade(sim, channel, parsed.data, fingerprint);
  if (!known && sentinelOf(trade.amountFen) === 'startUnanswered') return refuse(500, 'SYSTEM_ERROR');
  return { status: 200, body: addressOf(sim.pagesAt(origin), trade) };
}

function troubleWith(sim: Sim, channel: string, order: Order): Answer | undefined {
  const { wechat } = sim.keys;
  if (order.mchid !== wechat.mchId || order.appid !== wechat.appId) return refuse(400, 'APPID_MCHID_NOT_MATCH');
  if (new Date(order.time_expire) <= sim.now()) return refuse(400, 'PARAM_ERROR', 'time_expire');
  if (channel === 'jsapi' && !order.payer) return refuse(400, 'PARAM_ERROR', 'payer.openid');
  if (channel !== 'h5') return undefined;
  if (!order.scene_info?.h5_info) return refuse(400, 'PARAM_ERROR', 'scene_info.h5_info');
  const isLoopback = ['127.0.0.1', '::1'].includes(order.scene_info.payer_client_ip);
  return isLoopback && sim.settings.refuseLoopback ? refuse(400, 'INVALID_REQUEST', 'payer_client_ip') : undefined;
}

function newTrade(sim: Sim, channel: string, order: Order, fingerprint: string): SimTrade {
  const trade: SimTrade = {
    provider: 'wechat',
    outTradeNo: order.out_trade_no,
    channel,
    description: order.description.replace(/\s+/g, ' '),
    amountFen: order.amount.total,
    expiresAt: new Date(order.time_expire).toISOString(),
    notifyUrl: order.notify_url,
    prepayId: `wx${randomBytes(17).toString('hex')}`,
    fingerprint,
    state: 'NOTPAY',
    ...(order.attach && { attach: order.attach }),
    ...(order.payer && { openId: order.payer.openid }),
  };
  sim.world.trades.set(trade.outTradeNo, trade);
  sim.world.changed(trade);
  return trade;
}

/** Where the real one gives `weixin://…`, this leads to the tester's page: any camera opens it. */
function addressOf(pagesAt: string, { channel, outTradeNo, prepayId }: SimTrade): Record<string, string> {
  const page = `${pagesAt}/pay/${encodeURIComponent(outTradeNo)}`;
  if (channel === 'native') return { code_url: page };
  return channel === 'h5' ? { h5_url: `${page}?prepay_id=${prepayId}` } : { prepay_id: prepayId };
}
