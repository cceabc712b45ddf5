import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Rule, Spoil } from './faults.ts';
import { makePlatformCertificate } from './keys.ts';
import { decline, expire, pay, settleRefund } from './payer.ts';
import { callOf } from './serve.ts';
import type { Sim } from './sim.ts';
import { Discrepancy } from './state.ts';

const Settings = z.partial(
  z.object({
    signWith: z.enum(['publicKey', 'certificate', 'either']),
    speed: z.number().check(z.positive()),
    bill: z.array(Discrepancy),
    refuseLoopback: z.boolean(),
  }),
);

const Forged = z.object({ outTradeNo: z.string(), spoil: z.optional(Spoil) });

/** For tests: pay as a payer, turn faults on, read what has happened. Never registered for a public demo. */
export function registerControl(scope: FastifyInstance, sim: Sim): void {
  const post = (url: string, work: (body: Record<string, unknown>, params: Record<string, string>) => unknown) =>
    scope.post(url, async (request, reply) => {
      const { json, params } = callOf(request);
      return reply.send((await work(json, params)) ?? {});
    });

  post('/control/faults', ({ rules }) => sim.faults.add(z.array(Rule).parse(rules)));
  post('/control/faults/clear', () => sim.faults.clear());
  post('/control/settings', (body) => Object.assign(sim.settings, Settings.parse(body)));
  post('/control/trades/:no/pay', ({ force, quietly }, { no = '' }) => ({
    outcome: pay(sim, no, { force: force === true, quietly: quietly === true }),
  }));
  post('/control/trades/:no/decline', (_, { no = '' }) => ({ outcome: decline(sim, no) }));
  post('/control/trades/:no/expire', (_, { no = '' }) => ({ outcome: expire(sim, no) }));
  post('/control/refunds/:no/settle', ({ status }, { no = '' }) => {
    const refund = sim.world.refunds.get(no);
    if (refund) settleRefund(sim, refund, status === 'ABNORMAL' ? 'ABNORMAL' : 'SUCCESS');
  });
  post('/control/forge', async (body) => {
    const { outTradeNo, spoil } = Forged.parse(body);
    const trade = sim.world.trades.get(outTradeNo);
    if (!trade) return { status: 0 };
    const notice = { provider: trade.provider, about: 'paid' as const, outTradeNo, url: trade.notifyUrl };
    return { status: await sim.courier.once(notice, spoil) };
  });
  // a new platform certificate, at once: listed beside the old ones and signing from now on
  post('/control/rotate', async () => {
    const certificate = await makePlatformCertificate();
    sim.keys.wechat.certificates.push(certificate);
    sim.settings.signWith = 'certificate';
    return { serial: certificate.serial };
  });
  scope.get('/control/idle', async (_, reply) => {
    await sim.courier.idle();
    return reply.send({});
  });
  scope.get('/control/state', (_, reply) =>
    reply.send({
      trades: [...sim.world.trades.values()],
      refunds: [...sim.world.refunds.values()],
      notices: [...sim.world.notices.values()],
      deliveries: sim.courier.deliveries,
    }),
  );
}
