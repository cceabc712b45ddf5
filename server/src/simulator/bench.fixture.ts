import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { startClock, type Clock } from '../clock.ts';
import { createGuanaitong } from '../ports/pay/guanaitong/provider.ts';
import type { Notice, NoticeRequest, PayChannel, PayOrder, PayProvider } from '../ports/pay/types.ts';
import { createWechat } from '../ports/pay/wechat/provider.ts';
import { makeSimulatorKeys, simulatorGuanaitongConfig, simulatorWechatConfig, type SimulatorKeys } from './keys.ts';
import { registerSimulator } from './register.ts';
import type { Delivery } from './courier.ts';
import type { Rule } from './faults.ts';
import type { SimRefund, SimTrade } from './world.ts';

/** A simulator behind a real socket, a place that takes its callbacks, and the real adapters between them. */
export interface Bench {
  keys: SimulatorKeys;
  baseUrl: string;
  wechat: PayProvider;
  guanaitong: PayProvider;
  now: Clock;
  /** Moves the clock of all sides. */
  pass(seconds: number): void;
  /** The notices the adapters have believed, in order. */
  taken: Notice[];
  /** Why they have refused the rest. */
  refused: unknown[];
  /** Every callback as it came, refused ones too. */
  calls: (NoticeRequest & { provider: PayProvider })[];
  faults(...rules: Rule[]): Promise<void>;
  control<T = { outcome?: string; status?: number }>(path: string, body?: unknown): Promise<T>;
  state(): Promise<{ trades: SimTrade[]; refunds: SimRefund[]; deliveries: Delivery[] }>;
  idle(): Promise<void>;
}

/** Generating RSA keys is what costs time: one set for a file. */
let sharedKeys: Promise<SimulatorKeys> | undefined;

/** Short enough for a test of a time-out, long enough for a busy machine. */
export const TEST_LIMITS = { connectMs: 3_000, totalMs: 10_000, maxBytes: 1024 * 1024, pauseMs: 30_000 };
export const SHORT_LIMITS = { ...TEST_LIMITS, totalMs: 500 };

interface BenchOptions {
  keys?: SimulatorKeys;
  limits?: typeof TEST_LIMITS;
  /** False: our side cannot keep what it was told. */
  takes?: () => boolean;
}

export async function openBench(options: BenchOptions = {}): Promise<Bench> {
  const keys = structuredClone(options.keys ?? (await (sharedKeys ??= makeSimulatorKeys(1024))));
  const clock = startClock();
  let passed = 0;
  const now = () => new Date(clock().getTime() + passed * 1000);
  const app = fastify();
  const bench = { taken: [] as Notice[], refused: [] as unknown[], calls: [] as Bench['calls'] };
  let origin = '';
  const addressFor = (name: string) => ({
    baseUrl: () => `${origin}/sim`,
    notifyUrl: () => `${origin}/notify/${name}`,
  });
  const limits = options.limits ?? TEST_LIMITS;
  const wechat = createWechat(simulatorWechatConfig(keys, addressFor('wechat')), now, limits);
  const guanaitong = createGuanaitong(simulatorGuanaitongConfig(keys, addressFor('guanaitong')), now, limits);

  registerSimulator(app, { keys, now, control: true });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    for (const provider of [wechat, guanaitong]) {
      scope.post(`/notify/${provider.name}`, async (request, reply) => {
        const call = { headers: request.headers, rawBody: request.body as Buffer };
        bench.calls.push({ ...call, provider });
        let trouble: unknown;
        try {
          const notice = await provider.readNotice(call);
          if (options.takes?.() === false) trouble = new Error('the database is away');
          else bench.taken.push(notice);
        } catch (error) {
          trouble = error;
          bench.refused.push(error);
        }
        const answer = provider.answerNotice(trouble);
        return reply.code(answer.status).type(answer.contentType).send(answer.body);
      });
    }
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());

  const control = async <T>(path: string, body: unknown = {}): Promise<T> => {
    const reply = await fetch(`${origin}/sim/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const read = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${origin}/sim/control/${path}`)).json()) as T;
  return {
    ...bench,
    keys,
    wechat,
    guanaitong,
    now,
    baseUrl: `${origin}/sim`,
    pass: (seconds) => (passed += seconds),
    control,
    faults: async (...rules) => void (await control('faults', { rules })),
    state: () => read('state'),
    idle: async () => void (await read('idle')),
  };
}

let count = 0;

export const anOrder = (now: Clock, channel: PayChannel, changes: Partial<PayOrder> = {}): PayOrder => {
  count += 1;
  return {
    outTradeNo: `T${String(now().getTime())}x${count}`,
    description: '入职体检套餐 Basic & more',
    amountFen: 12_300,
    orderedAt: now(),
    expiresAt: new Date(now().getTime() + 15 * 60_000),
    clientIp: '203.0.113.7',
    channel,
    ...(channel === 'jsapi' && { openId: 'oPayer1' }),
    ...changes,
  };
};
