import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeadlines, type Deadlines } from './deadline.ts';

const SECOND = 1_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how?: { type: 'minor' }) => void;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** What the deadlines look at of a request, with nobody at the other end. */
function cameNow(headers: IncomingMessage['headers'] = {}) {
  const request = { headers, destroyed: false, destroy: () => void (request.destroyed = true) };
  return {
    cameAt: performance.now(),
    lateAt: Infinity,
    position: undefined,
    isRead: false,
    file: undefined,
    request: request as unknown as IncomingMessage,
  };
}

function watching(): { late: unknown[]; deadlines: Deadlines<ReturnType<typeof cameNow>> } {
  const late: unknown[] = [];
  return { late, deadlines: createDeadlines((exchange) => void late.push(exchange)) };
}

test('who sends half a body is cut off after half a minute, and not answered', () => {
  const { late, deadlines } = watching();
  const exchange = cameNow();
  deadlines.watch(exchange);
  vi.advanceTimersByTime(29 * SECOND);
  expect(exchange.request.destroyed).toBe(false);
  vi.advanceTimersByTime(2 * SECOND);
  expect(exchange.request.destroyed).toBe(true);
  expect(late).toEqual([]);
});

test('a file may take two minutes to come', () => {
  const { deadlines } = watching();
  const exchange = cameNow({ 'content-type': 'multipart/form-data; boundary=x' });
  deadlines.watch(exchange);
  vi.advanceTimersByTime(119 * SECOND);
  expect(exchange.request.destroyed).toBe(false);
});

test('who has sent everything is answered late and not cut off, once', () => {
  const { late, deadlines } = watching();
  const exchange = cameNow();
  deadlines.watch(exchange);
  vi.advanceTimersByTime(20 * SECOND);
  deadlines.read(exchange);
  vi.advanceTimersByTime(300 * SECOND);
  expect(late).toEqual([exchange]);
  expect(exchange.request.destroyed).toBe(false);
});

test('who was answered in time is forgotten', () => {
  const { late, deadlines } = watching();
  const exchange = cameNow();
  deadlines.watch(exchange);
  deadlines.read(exchange);
  deadlines.done(exchange);
  vi.advanceTimersByTime(300 * SECOND);
  expect(late).toEqual([]);
});

test('of many who come and go in any order, those who are left are answered late', () => {
  const { late, deadlines } = watching();
  const all = Array.from({ length: 60 }, () => cameNow());
  for (const exchange of all) {
    deadlines.watch(exchange);
    deadlines.read(exchange);
  }
  const left = all.filter((_, at) => at % 3 === 1);
  for (const exchange of all.toReversed()) if (!left.includes(exchange)) deadlines.done(exchange);
  // a second time changes nothing
  for (const exchange of all) if (!left.includes(exchange)) deadlines.done(exchange);
  vi.advanceTimersByTime(300 * SECOND);
  expect(late).toHaveLength(left.length);
  expect(new Set(late)).toEqual(new Set(left));
});

/** What only a full collection of the heap finds to be garbage, in MB. */
function foundLate(): number {
  const before = process.memoryUsage().heapUsed;
  collect();
  return (before - process.memoryUsage().heapUsed) / 1_000_000;
}

test('an answered request does not stay in memory until the next full collection', () => {
  collect();
  const { deadlines } = watching();
  const open: ReturnType<typeof cameNow>[] = [];
  const oneComesAndOneGoes = (): void => {
    const exchange = { ...cameNow(), body: Array.from({ length: 200 }, () => open.length) };
    deadlines.watch(exchange);
    open.push(exchange);
    if (open.length > 20) deadlines.done(open.shift() as ReturnType<typeof cameNow>);
  };
  for (let count = 0; count < 100; count += 1) oneComesAndOneGoes();
  // whatever it keeps them in is old by now
  for (let count = 0; count < 3; count += 1) collect({ type: 'minor' });
  for (let count = 0; count < 20_000; count += 1) {
    oneComesAndOneGoes();
    if (count % 500 === 0) collect({ type: 'minor' });
  }
  // 7 of 35 MB; in a Set 25
  expect(foundLate()).toBeLessThan(12);
});
