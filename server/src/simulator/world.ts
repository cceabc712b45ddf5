import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Clock } from '../clock.ts';

export type ProviderName = 'wechat' | 'guanaitong';

/** Dates are ISO texts: the whole world is one JSON file. */
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
  /** To be called after every change. */
  changed(): void;
  /** Writes what has not been written. */
  flush(): void;
}

interface Kept {
  trades: SimTrade[];
  refunds: SimRefund[];
  notices: SimNotice[];
}

/** In memory; with a file, a restart of the demo loses no open trade. */
export function openWorld(file?: string): World {
  const kept: Kept =
    file && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Kept)
      : { trades: [], refunds: [], notices: [] };
  let due: NodeJS.Immediate | undefined;
  const world: World = {
    trades: new Map(kept.trades.map((trade) => [trade.outTradeNo, trade])),
    refunds: new Map(kept.refunds.map((refund) => [refund.outRefundNo, refund])),
    notices: new Map(kept.notices.map((notice) => [notice.eventId, notice])),
    changed: () => {
      if (file) due ??= setImmediate(world.flush);
    },
    flush: () => {
      if (!file || !due) return;
      clearImmediate(due);
      due = undefined;
      const { trades, refunds, notices } = world;
      writeFileSync(
        `${file}.new`,
        JSON.stringify({
          trades: [...trades.values()],
          refunds: [...refunds.values()],
          notices: [...notices.values()],
        } satisfies Kept),
        // it holds no secrets, but what people bought is nobody else's business
        { mode: 0o600 },
      );
      renameSync(`${file}.new`, file);
    },
  };
  return world;
}

/** A trade as it stands at this moment: what was not paid in time is closed. */
export function tradeNow(world: World, now: Clock, outTradeNo: string): SimTrade | undefined {
  const trade = world.trades.get(outTradeNo);
  if (trade?.state === 'NOTPAY' && new Date(trade.expiresAt) <= now()) {
    trade.state = 'CLOSED';
    world.changed();
  }
  return trade;
}

export const refundsOf = (world: World, outTradeNo: string): SimRefund[] =>
  [...world.refunds.values()].filter((refund) => refund.outTradeNo === outTradeNo);

export const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');
