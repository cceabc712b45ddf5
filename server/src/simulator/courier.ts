import { randomUUID } from 'node:crypto';
import { createSender } from '../ports/pay/send.ts';
import { compose } from './compose.ts';
import { isSpoil, type NotifyRule, type Spoil } from './faults.ts';
import type { SimState } from './state.ts';
import type { ProviderName, SimNotice } from './world.ts';

const MINUTE = 60;
const HOUR = 3600;

/** Seconds between deliveries. WeChat: 15 after the first, 24 h 4 min in all. */
export const RETRIES: Record<ProviderName, readonly number[]> = {
  wechat: [
    15,
    15,
    30,
    3 * MINUTE,
    10 * MINUTE,
    20 * MINUTE,
    30 * MINUTE,
    30 * MINUTE,
    30 * MINUTE,
    HOUR,
    3 * HOUR,
    3 * HOUR,
    3 * HOUR,
    6 * HOUR,
    6 * HOUR,
  ],
  guanaitong: [4 * MINUTE, 4 * MINUTE, 10 * MINUTE, 10 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 15 * HOUR],
};

/** Both give us five seconds to answer. */
const LIMITS = { connectMs: 3_000, totalMs: 5_000, maxBytes: 64 * 1024 };

export interface Delivery {
  eventId: string;
  outTradeNo: string;
  about: 'paid' | 'refund';
  attempt: number;
  /** Since the first delivery was due, in the simulator's seconds. */
  atSeconds: number;
  /** 0: it never arrived. */
  status: number;
  spoil?: Spoil;
}

export interface Courier {
  /** A new callback, repeated until it is taken. */
  send(notice: Omit<SimNotice, 'eventId' | 'attempt'>, copies?: number): void;
  /** One delivery outside the schedule: forged, or a late copy. Answers with the status. */
  once(notice: Omit<SimNotice, 'eventId' | 'attempt'>, spoil?: Spoil): Promise<number>;
  /** Goes on with what an earlier run had not delivered. */
  resume(): void;
  /** When nothing is under way or waiting any more. */
  idle(): Promise<void>;
  deliveries: Delivery[];
  stop(): void;
}

export function createCourier(sim: SimState): Courier {
  const { world, faults, settings } = sim;
  const deliveries: Delivery[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let held: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  let underWay = 0;

  const settle = () => {
    if (underWay > 0 || timers.size > 0) return;
    for (const done of waiting) done();
    waiting = [];
  };

  const later = (delaySeconds: number, work: () => void) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        work();
      },
      (delaySeconds * 1000) / settings.speed,
    );
    // a callback that waits for tomorrow must not keep a process alive
    timer.unref();
    timers.add(timer);
  };

  const post = async (notice: SimNotice, spoil: Spoil | undefined): Promise<number> => {
    const { headers, body } = compose(sim, notice, spoil);
    const url = new URL(notice.url);
    try {
      const reply = await createSender(
        () => [url.host],
        LIMITS,
      )({ method: 'POST', url, headers, body: Buffer.from(body) });
      const isTaken = notice.provider === 'wechat' || reply.body.toString().trim() === 'success';
      return isTaken ? reply.status : Math.max(reply.status, 400);
    } catch {
      return 0;
    }
  };

  const deliver = async (notice: SimNotice, atSeconds: number, copies = 1): Promise<void> => {
    underWay += 1;
    const rule = faults.forNotify(notice.outTradeNo, DELIVERY_FAULTS);
    const spoil = rule && isSpoil(rule.kind) ? rule.kind : undefined;
    const count = rule?.kind === 'drop' ? 0 : rule?.kind === 'duplicate' ? (rule.count ?? 2) : copies;
    const statuses = await Promise.all(Array.from({ length: count }, () => post(notice, spoil)));
    const { eventId, outTradeNo, about, attempt } = notice;
    for (const status of statuses.length > 0 ? statuses : [0]) {
      deliveries.push({ eventId, outTradeNo, about, attempt, atSeconds, status, ...(spoil && { spoil }) });
    }
    const wait = RETRIES[notice.provider][attempt];
    if (statuses.some((status) => status >= 200 && status < 300) || wait === undefined) world.notices.delete(eventId);
    else {
      notice.attempt += 1;
      later(wait, () => void deliver(notice, atSeconds + wait));
    }
    world.changed(notice);
    underWay -= 1;
    settle();
  };

  /** The possible fates of a callback before it is delivered at all. */
  const dispatch = (notice: SimNotice, copies: number | undefined, rule: NotifyRule | undefined) => {
    const go = () => void deliver(notice, 0, copies);
    if (rule?.kind === 'lose') world.notices.delete(notice.eventId);
    else if (rule?.kind === 'delay') later(rule.seconds ?? 60, go);
    else if (rule?.kind === 'reorder') {
      held.push(go);
      if (held.length < (rule.count ?? 2)) return;
      const backwards = held.toReversed();
      held = [];
      for (const work of backwards) work();
    } else go();
  };

  return {
    deliveries,
    send: (notice, copies) => {
      const whole: SimNotice = { ...notice, eventId: eventIdOf(notice), attempt: 0 };
      world.notices.set(whole.eventId, whole);
      world.changed(whole);
      dispatch(whole, copies, faults.forNotify(whole.outTradeNo, ['lose', 'delay', 'reorder']));
      settle();
    },
    once: (notice, spoil) => post({ ...notice, eventId: eventIdOf(notice), attempt: 0 }, spoil),
    resume: () => {
      for (const notice of world.notices.values()) void deliver(notice, 0);
    },
    idle: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        settle();
      }),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      settle();
    },
  };
}

const DELIVERY_FAULTS: NotifyRule['kind'][] = [
  'drop',
  'duplicate',
  'badSignature',
  'signtest',
  'stale',
  'wrongAmount',
  'wrongMerchant',
  'wrongApp',
  'wrongCurrency',
  'badCiphertext',
  'unknownSerial',
];

const eventIdOf = ({ provider }: Pick<SimNotice, 'provider'>): string => `${provider}-${randomUUID()}`;
