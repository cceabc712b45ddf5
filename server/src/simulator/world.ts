import { randomInt } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Clock } from '../clock.ts';

export type ProviderName = 'wechat' | 'guanaitong';

/** Dates are ISO texts: a change of it is a line of JSON. */
export interface SimTrade {
  provider: ProviderName;
  /** As it came over the wire. */
  outTradeNo: string;
  channel: string;
  description: string;
  amountFen: number;
  expiresAt: string;
  notifyUrl: string;
  attach?: string;
  returnUrl?: string;
  prepayId: string;
  openId?: string;
  /** The order as it was sent: the same number with another order is refused. */
  fingerprint: string;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  transactionId?: string;
  paidAt?: string;
}

export interface SimRefund {
  provider: ProviderName;
  outTradeNo: string;
  outRefundNo: string;
  refundId: string;
  refundFen: number;
  notifyUrl?: string;
  status: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL';
  at: string;
}

/** A callback that has not been taken yet. */
export interface SimNotice {
  eventId: string;
  provider: ProviderName;
  about: 'paid' | 'refund';
  outTradeNo: string;
  outRefundNo?: string;
  url: string;
  attempt: number;
}

export interface World {
  trades: Map<string, SimTrade>;
  refunds: Map<string, SimRefund>;
  notices: Map<string, SimNotice>;
  /** To be called after every change of one of them. */
  changed(one: SimTrade | SimRefund | SimNotice): void;
  /** Writes what has not been written. */
  flush(): void;
}

type Kind = 'trades' | 'refunds' | 'notices';
/** The new state of one of them; null: it is gone. */
type Line = [Kind, key: string, one: unknown];

/** In memory; with a file, to which every change is added, a restart of the demo loses no open trade. */
export function openWorld(file?: string): World {
  let unwritten = new Map<string, [Kind, key: string]>();
  let due: NodeJS.Immediate | undefined;
  const world: World = {
    trades: new Map(),
    refunds: new Map(),
    notices: new Map(),
    changed: (one) => {
      if (!file) return;
      const named = nameOf(one);
      unwritten.set(named.join(' '), named);
      due ??= setImmediate(world.flush);
    },
    flush: () => {
      if (!file || !due) return;
      clearImmediate(due);
      due = undefined;
      const lines = [...unwritten.values()].map(([kind, key]) => lineOf([kind, key, world[kind].get(key) ?? null]));
      unwritten = new Map();
      appendFileSync(file, lines.join(''), KEPT);
    },
  };
  if (file && existsSync(file)) restore(world, file);
  return world;
}

/** It holds no secrets, but purchases are private. */
const KEPT = { mode: 0o600 };

const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`;

const nameOf = (one: SimTrade | SimRefund | SimNotice): [Kind, key: string] =>
  'eventId' in one
    ? ['notices', one.eventId]
    : 'outRefundNo' in one
      ? ['refunds', one.outRefundNo]
      : ['trades', one.outTradeNo];

/** Reads how everything stood last, and makes the file as short as that. */
function restore(world: World, file: string): void {
  // a line cut off by a power cut has no end
  for (const text of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const [kind, key, one] = JSON.parse(text) as Line;
    if (one === null) world[kind].delete(key);
    else (world[kind] as Map<string, unknown>).set(key, one);
  }
  const kinds: Kind[] = ['trades', 'refunds', 'notices'];
  const lines = kinds.flatMap((kind) => [...world[kind]].map(([key, one]) => lineOf([kind, key, one])));
  writeFileSync(`${file}.new`, lines.join(''), KEPT);
  renameSync(`${file}.new`, file);
}

/** A trade as it stands at this moment: one not paid in time is closed. */
export function tradeNow(world: World, now: Clock, outTradeNo: string): SimTrade | undefined {
  const trade = world.trades.get(outTradeNo);
  if (trade?.state === 'NOTPAY' && new Date(trade.expiresAt) <= now()) {
    trade.state = 'CLOSED';
    world.changed(trade);
  }
  return trade;
}

export const refundsOf = (world: World, outTradeNo: string): SimRefund[] =>
  [...world.refunds.values()].filter((refund) => refund.outTradeNo === outTradeNo);

export const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');
