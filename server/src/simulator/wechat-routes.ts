import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rfc3339 } from '../ports/pay/moment.ts';
import { sha1, tradeBill } from './bill.ts';
import type { ApiRule, Route } from './faults.ts';
import { pay } from './payer.ts';
import { sentinelOf } from './sentinels.ts';
import { bytesOf, callOf, failInstead, loseReply, type Answer, type Call } from './serve.ts';
import type { Sim } from './sim.ts';
import { openWechatRefund } from './wechat-refunds.ts';
import { placeWechatOrder } from './wechat-orders.ts';
import { wechatRefund, wechatTrade } from './views.ts';
import { seal, signAsWechat, troubleWithSignature } from './wire.ts';
import { tradeNow } from './world.ts';

const refuse = (status: number, code: string, message = code): Answer => ({ status, body: { code, message } });

/** WeChat Pay APIv3, the paths of the real one below the given scope. */
export function registerWechatRoutes(scope: FastifyInstance, sim: Sim): void {
  const on = (method: 'GET' | 'POST', url: string, route: Route, work: (call: Call, rule?: ApiRule) => Answer) =>
    scope.route({ method, url, exposeHeadRoute: false, handler: serve(sim, route, work) });

  for (const channel of ['native', 'h5', 'jsapi']) {
    on('POST', `/v3/pay/transactions/${channel}`, 'start', (call) => placeWechatOrder(sim, channel, call));
  }
  on('GET', '/v3/pay/transactions/out-trade-no/:no', 'query', (call, rule) => {
    const trade = call.query.mchid === sim.keys.wechat.mchId && tradeNow(sim.world, sim.now, call.params.no ?? '');
    if (!trade || trade.provider !== 'wechat') return refuse(404, 'ORDER_NOT_EXIST');
    const view = wechatTrade(sim, trade);
    return { status: 200, body: rule?.kind === 'userPaying' ? { ...view, trade_state: 'USERPAYING' } : view };
  });
  on('GET', '/v3/pay/transactions/id/:id', 'query', ({ params }) => {
    const trade = [...sim.world.trades.values()].find(({ transactionId }) => transactionId === params.id);
    return trade ? { status: 200, body: wechatTrade(sim, trade) } : refuse(404, 'ORDER_NOT_EXIST');
  });
  on('POST', '/v3/pay/transactions/out-trade-no/:no/close', 'close', ({ params, json }, rule) => {
    if (json.mchid !== sim.keys.wechat.mchId) return refuse(400, 'PARAM_ERROR');
    return close(sim, params.no ?? '', rule);
  });
  on('POST', '/v3/refund/domestic/refunds', 'refund', (call) => openWechatRefund(sim, call));
  on('GET', '/v3/refund/domestic/refunds/:no', 'refundQuery', ({ params }) => {
    const refund = sim.world.refunds.get(params.no ?? '');
    const trade = refund && sim.world.trades.get(refund.outTradeNo);
    return refund && trade ? { status: 200, body: wechatRefund(trade, refund) } : refuse(404, 'RESOURCE_NOT_EXISTS');
  });
  on('GET', '/v3/certificates', 'certificates', () => ({ status: 200, body: { data: certificates(sim) } }));
  on('GET', '/v3/bill/tradebill', 'bill', ({ query, origin }) => {
    const day = query.bill_date ?? '';
    const bill = tradeBill(sim, day);
    if (bill === undefined) return refuse(400, 'NO_STATEMENT_EXIST');
    const hash = sim.settings.bill.some(({ kind }) => kind === 'badHash') ? sha1('another bill') : sha1(bill);
    const address = `${origin.protocol}://${origin.host}${scope.prefix}/v3/billdownload/file?token=${day}`;
    return { status: 200, body: { hash_type: 'SHA1', hash_value: hash, download_url: address } };
  });
  on('GET', '/v3/billdownload/file', 'download', ({ query }) => ({
    status: 200,
    file: tradeBill(sim, query.token ?? '') ?? '',
  }));
}

function close(sim: Sim, outTradeNo: string, rule: ApiRule | undefined): Answer {
  if (rule?.kind === 'payBeforeClose') pay(sim, outTradeNo);
  const trade = tradeNow(sim.world, sim.now, outTradeNo);
  if (!trade) return refuse(404, 'ORDER_NOT_EXIST');
  if (trade.state === 'SUCCESS') return refuse(400, 'ORDERPAID');
  trade.state = 'CLOSED';
  sim.world.changed(trade);
  // the worst race: closed, and yet the money comes
  const paysLate = rule?.kind === 'payAfterClose' || sentinelOf(trade.amountFen) === 'paidAfterClose';
  if (paysLate) setImmediate(() => pay(sim, outTradeNo, { force: true }));
  return { status: 204 };
}

const certificates = ({ keys }: Sim) =>
  keys.wechat.certificates.map(({ serial, certificate }) => ({
    serial_no: serial,
    effective_time: rfc3339(new Date('2000-01-01T00:00:00Z')),
    expire_time: rfc3339(new Date('2099-12-31T00:00:00Z')),
    encrypt_certificate: { algorithm: 'AEAD_AES_256_GCM', ...seal(keys, certificate, 'certificate') },
  }));

/** Signature → fault → work → signed reply. */
function serve(sim: Sim, route: Route, work: (call: Call, rule?: ApiRule) => Answer) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const trouble = troubleWithSignature(sim.keys, sim.now, {
      method: request.method,
      target: request.raw.url ?? '',
      authorization: request.headers.authorization,
      body: bytesOf(request),
    });
    if (trouble) return reply.code(401).send({ code: 'SIGN_ERROR', message: trouble });
    if (!request.headers['user-agent'] || !request.headers.accept) {
      return reply.code(400).send({ code: 'PARAM_ERROR', message: 'User-Agent and Accept are required' });
    }
    const call = callOf(request);
    const number = call.params.no ?? call.json.out_trade_no;
    const rule = sim.faults.forApi(route, typeof number === 'string' ? number : undefined);
    if (failInstead(reply, rule?.kind)) return reply;
    const answer = work(call, rule);
    if (rule?.kind === 'paidReplyLost' && typeof number === 'string') pay(sim, number);
    if (rule?.kind === 'replyLost' || rule?.kind === 'paidReplyLost') {
      loseReply(request, reply);
      return reply;
    }
    return send(sim, reply, answer, rule);
  };
}

function send(sim: Sim, reply: FastifyReply, { status, body, file }: Answer, rule: ApiRule | undefined): FastifyReply {
  if (file !== undefined) return reply.code(status).type('text/plain').send(file);
  const filler = rule?.kind === 'replyTooLarge' ? ' '.repeat(2 * 1024 * 1024) : '';
  const text = body === undefined ? '' : `${JSON.stringify(body)}${filler}`;
  const age = rule?.kind === 'replyStale' ? 301 : 0;
  const signed = signAsWechat(sim.keys, sim.settings.signWith, text, Math.floor(sim.now().getTime() / 1000) - age);
  if (rule?.kind === 'replyBadSignature') signed['wechatpay-nonce'] = 'another-nonce';
  if (rule?.kind !== 'replyUnsigned') void reply.headers(signed);
  return reply.code(status).type('application/json').send(text);
}
