import { describe, expect, it } from 'vitest';
import {
  demandOf,
  HIGHEST_LEVEL,
  waitAfterPairMs,
  waitAfterSourceMs,
  WINDOW_MS,
  type Count,
} from './sign-in-budget.ts';

const now = new Date('2026-06-10T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const count = (tries: number, more: Partial<Count> = {}): Count => ({
  ...{ tries, windowEnds: later(60_000), nextAt: null, succeededAt: null },
  ...more,
});
const none = { account: undefined, pair: undefined, source: undefined, company: undefined };

describe('guessing as fast as one may, at one account from one source', () => {
  it('gets ten tries into any quarter of an hour', () => {
    const triedAt: number[] = [];
    let at = 0;
    for (let tries = 1; at < 6 * WINDOW_MS; tries = tries === 10 ? 1 : tries + 1) {
      triedAt.push(at);
      at += waitAfterPairMs(tries);
    }
    const within = triedAt.map((from) => triedAt.filter((at) => at >= from && at < from + WINDOW_MS).length);
    expect(Math.max(...within)).toBe(10);
  });

  it('waits 5, 10, 20 … seconds from the third failure on', () => {
    expect([1, 2, 3, 4, 5, 9, 10, 11].map(waitAfterPairMs)).toEqual([
      ...[0, 0, 5_000, 10_000, 20_000, 320_000],
      ...[WINDOW_MS, WINDOW_MS],
    ]);
  });
});

describe('what a try must bring', () => {
  it('is nothing at first', () => {
    expect(demandOf(none, now)).toEqual({ waitMs: 0, level: undefined });
  });

  it.each([
    ['account', 9, undefined],
    ['account', 10, 0],
    ['account', 20, 1],
    ['account', 100_000, HIGHEST_LEVEL],
    ['source', 99, undefined],
    ['source', 100, 0],
    ['company', 499, undefined],
    ['company', 1_000, 1],
  ])('after failures of the %s: %i', (whose, tries, level) => {
    expect(demandOf({ ...none, [whose]: count(tries) }, now).level).toBe(level);
  });

  it('is the most that any of them asks for', () => {
    expect(demandOf({ ...none, account: count(80), source: count(100) }, now).level).toBe(3);
  });

  it('is nothing after the window', () => {
    expect(demandOf({ ...none, account: count(99, { windowEnds: now }) }, now).level).toBeUndefined();
  });

  it('is to wait for all who are under way, once ten are', () => {
    expect(demandOf({ ...none, pair: count(10) }, now).waitMs).toBe(60_000);
    expect(demandOf({ ...none, pair: count(9) }, now).waitMs).toBe(0);
  });

  it('is to wait without recent entries, never with some', () => {
    const source = count(200, { nextAt: later(8_000) });
    expect(demandOf({ ...none, source }, now)).toEqual({ waitMs: 8_000, level: 1 });
    const known = { ...source, succeededAt: later(-6 * 24 * 3_600_000) };
    expect(demandOf({ ...none, source: known }, now)).toEqual({ waitMs: 0, level: 1 });
    const longAgo = { ...source, succeededAt: later(-8 * 24 * 3_600_000) };
    expect(demandOf({ ...none, source: longAgo }, now).waitMs).toBe(8_000);
  });
});

it('a source waits longer and longer, a minute at most', () => {
  expect([99, 100, 119, 120, 160, 10_000].map(waitAfterSourceMs)).toEqual([0, 1_000, 1_000, 2_000, 8_000, 60_000]);
});
