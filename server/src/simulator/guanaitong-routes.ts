import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { fenToYuan, yuanToFen } from '../ports/pay/money.ts';
import { fromWallTime } from '../ports/pay/moment.ts';
import { guanaitongSign } from './compose.ts';
import type { ApiRule, Route } from './faults.ts';
import { expire, pay, settleRefund } from './payer.ts';
import { bytesOf, callOf, failInstead, loseReply, textIn, type Call } from './serve.ts';
import type { Sim } from './sim.ts';
import { digits, refundsOf, tradeNow, type SimRefund, type SimTrade } from './world.ts';

const TOKEN_SECONDS = 3600;
const MOST_TOKENS = 10_000;
/** The first two are published; theirs for the rest are not, so ours only have to differ from 0. */
const CODES = {
  timestamp: 1_000_210_001,
  app: 1_000_210_003,
  token: 1_000_210_004,
  sign: 1_000_210_002,
  params: 1_000_310_001,
  noTrade: 1_000_310_002,
};
/** As in the adapter's STATUS_CODES. */
const PAY_STATUS = { NOTPAY: 1, SUCCESS: 3, CLOSED: 4 } as const;
const REFUND_STATUS = { PROCESSING: 1, SUCCESS: 2, ABNORMAL: 3 } as const;

interface Data {
  code: number;
  msg: string;
  data: unknown;
}

const good = (data: unknown): Data => ({ code: 0, msg: 'OK', data });
const bad = (code: number, msg: string): Data => ({ code, msg, data: null });

/** GuanAiTong's open platform: token, cashier, result, cancel, refund. */
export function registerGuanaitongRoutes(scope: FastifyInstance, sim: Sim): void {
  const tokens = new LRUCache<string, number>({ max: MOST_TOKENS });
  scope.post('/token/create', (request, reply) => {
    const params = Object.fromEntries(new URLSearchParams(bytesOf(request).toString('utf8')));
    if (failInstead(reply, sim.faults.forApi('token')?.kind)) return reply;
    const trouble = troubleWith(sim, params, params);
    if (trouble) return reply.send(trouble);
    const token = randomBytes(16).toString('hex');
    tokens.set(token, sim.now().getTime() + TOKEN_SECONDS * 1000);
    return reply.send(good({ access_token: token, expires_in: TOKEN_SECONDS }));
  });
  const on = (url: string, route: Route, work: (call: Call, rule?: ApiRule) => Data) =>
    scope.post(url, serve(sim, tokens, route, work));
  on('/seller/v3/pay/excashier', 'start', (call) => cashier(sim, call));
  on('/seller/v3/pay/getResult', 'query', ({ json }) => result(sim, textIn(json, 'outerTradeNo')));
  on('/seller/v3/order/cancel', 'close', ({ json }, rule) => {
    const number = textIn(json, 'outerTradeNo');
    if (rule?.kind === 'payBeforeClose') pay(sim, number);
    const outcome = expire(sim, number);
    if (rule?.kind === 'payAfterClose') setImmediate(() => pay(sim, number, { force: true }));
    return outcome === 'closed' ? good({ outerTradeNo: number }) : bad(CODES.params, outcome);
  });
  on('/seller/v3/pay/syncRefund', 'refund', ({ json }) => refund(sim, json));
  on('/seller/v3/pay/getRefundResult', 'refundQuery', ({ json }) => {
    const found = sim.world.refunds.get(textIn(json, 'refundOuterTradeNo'));
    if (!found) return bad(CODES.params, 'no such refund');
    return good({
      refundOuterTradeNo: found.outRefundNo,
      outerTradeNo: found.outTradeNo,
      refundStatus: REFUND_STATUS[found.status],
      refundTradeNo: found.refundId,
      refundAmount: fenToYuan(found.refundFen),
      refundTime: new Date(found.at).getTime(),
    });
  });
}

function troubleWith(sim: Sim, params: Record<string, string>, signed: Record<string, string>): Data | undefined {
  const { appId, appSecret } = sim.keys.guanaitong;
  if (params.appid !== appId) return bad(CODES.app, 'appinfo check failed!');
  const age = Math.abs(sim.now().getTime() / 1000 - Number(params.timestamp));
  if (!(age <= 300)) return bad(CODES.timestamp, 'timestamp check failed!');
  return params.sign === guanaitongSign(signed, appSecret) ? undefined : bad(CODES.sign, 'sign check failed!');
}

function serve(sim: Sim, tokens: LRUCache<string, number>, route: Route, work: (call: Call, rule?: ApiRule) => Data) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const call = callOf(request);
    const trouble = troubleWith(sim, call.query, { ...call.query, _body: bytesOf(request).toString('utf8') });
    if (trouble) return reply.send(trouble);
    const isLive = (tokens.get(call.query.access_token ?? '') ?? 0) > sim.now().getTime();
    if (!isLive) return reply.send(bad(CODES.token, 'access_token expired'));
    const number = textIn(call.json, 'outerTradeNo');
    const rule = sim.faults.forApi(route, number);
    if (failInstead(reply, rule?.kind)) return reply;
    const answer = work(call, rule);
    if (rule?.kind === 'paidReplyLost') pay(sim, number);
    if (rule?.kind !== 'replyLost' && rule?.kind !== 'paidReplyLost') return reply.send(answer);
    loseReply(request, reply);
    return reply;
  };
}

function cashier(sim: Sim, { json, origin }: Call): Data {
  const text = (name: string): string => textIn(json, name);
  const number = text('outerTradeNo');
  const amountFen = yuanToFen(textIn(json, 'totalAmount'));
  const isWhole = number.startsWith(sim.keys.guanaitong.appId) && number.length <= 50 && amountFen && text('notifyUrl');
  if (!isWhole) return bad(CODES.params, 'params check failed!');
  const known = tradeNow(sim.world, sim.now, number);
  const fingerprint = `${amountFen} ${text('notifyUrl')}`;
  if (known && (known.fingerprint !== fingerprint || known.state !== 'NOTPAY'))
    return bad(CODES.params, 'outerTradeNo used');
  const trade: SimTrade = known ?? {
    provider: 'guanaitong',
    outTradeNo: number,
    channel: 'cashier',
    description: text('reason').replace(/\s+/g, ' '),
    amountFen,
    expiresAt: fromWallTime(text('expireTime')).toISOString(),
    notifyUrl: text('notifyUrl'),
    prepayId: digits(16),
    fingerprint,
    state: 'NOTPAY',
    ...(text('attach') && { attach: text('attach') }),
    ...(text('returnUrl') && { returnUrl: text('returnUrl') }),
    ...(text('buyerOpenId') && { openId: text('buyerOpenId') }),
  };
  sim.world.trades.set(number, trade);
  sim.world.changed(trade);
  return good({ outerTradeNo: number, redirectUrl: `${sim.pagesAt(origin)}/pay/${encodeURIComponent(number)}` });
}

function result(sim: Sim, number: string): Data {
  const trade = tradeNow(sim.world, sim.now, number);
  if (!trade || trade.provider !== 'guanaitong') return bad(CODES.noTrade, 'no such trade');
  const paid = trade.state === 'SUCCESS' && trade.paidAt;
  return good({
    outerTradeNo: number,
    payStatus: PAY_STATUS[trade.state],
    ...(paid && {
      payTradeNo: trade.transactionId,
      payAmount: Number(fenToYuan(trade.amountFen)),
      payTime: new Date(paid).getTime(),
    }),
  });
}

/** Not idempotent, as published: a number that is known is refused. */
function refund(sim: Sim, json: Record<string, unknown>): Data {
  const trade = sim.world.trades.get(textIn(json, 'outerTradeNo'));
  const outRefundNo = textIn(json, 'outerRefundNo');
  const refundFen = yuanToFen(textIn(json, 'refundAmount'));
  if (trade?.state !== 'SUCCESS' || !refundFen) return bad(CODES.params, 'nothing to refund');
  if (sim.world.refunds.has(outRefundNo)) return bad(CODES.params, '退款号已存在');
  const before = refundsOf(sim.world, trade.outTradeNo).reduce((sum, part) => sum + part.refundFen, 0);
  if (before + refundFen > trade.amountFen) return bad(CODES.params, 'too much');
  const made: SimRefund = {
    provider: 'guanaitong',
    outTradeNo: trade.outTradeNo,
    outRefundNo,
    refundId: digits(16),
    refundFen,
    status: 'PROCESSING',
    at: sim.now().toISOString(),
    ...(typeof json.notifyUrl === 'string' && { notifyUrl: json.notifyUrl }),
  };
  sim.world.refunds.set(outRefundNo, made);
  settleRefund(sim, made, 'SUCCESS');
  return good(made.refundId);
}
