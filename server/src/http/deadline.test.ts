import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeadlines, type Deadlines } from './deadline.ts';

const SECOND = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** What the deadlines look at of a request, with nobody at the other end. */
function cameNow(headers: IncomingMessage['headers'] = {}) {
  const request = { headers, destroyed: false, destroy: () => void (request.destroyed = true) };
  return {
    cameAt: performance.now(),
    lateAt: Infinity,
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
