import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fault } from '../fault.ts';
import { answerInTime, cutSlowSender } from './deadlines.ts';
import type { CallState } from './call-request.ts';

const SECOND = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function sending(headers: IncomingMessage['headers'] = {}) {
  const raw = Object.assign(new EventEmitter(), { headers, destroy: vi.fn<() => void>() });
  cutSlowSender({ raw } as unknown as FastifyRequest);
  return raw;
}

function waiting({ file, isSending = false }: { file?: object; isSending?: boolean } = {}) {
  const send = vi.fn<(fault: Fault) => void>();
  const raw = { headersSent: isSending, destroy: vi.fn<() => void>() };
  const request = { cameAt: performance.now(), call: { file } as CallState };
  return { send, raw, ...answerInTime(request, { send, raw, sent: false } as unknown as FastifyReply) };
}

test('who sends half a body is cut off after half a minute', () => {
  const { destroy } = sending();
  vi.advanceTimersByTime(29 * SECOND);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * SECOND);
  expect(destroy).toHaveBeenCalled();
});

test('a file may take two minutes to come', () => {
  const { destroy } = sending({ 'content-type': 'multipart/form-data; boundary=x' });
  vi.advanceTimersByTime(119 * SECOND);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * SECOND);
  expect(destroy).toHaveBeenCalled();
});

test('who has sent everything is not cut off', () => {
  const raw = sending();
  raw.emit('close');
  vi.advanceTimersByTime(300 * SECOND);
  expect(raw.destroy).not.toHaveBeenCalled();
});

test('who waits longer than a browser would is told so, once', () => {
  const { send } = waiting();
  vi.advanceTimersByTime(49 * SECOND);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300 * SECOND);
  expect(send.mock.calls).toEqual([[new Fault('timedOut')]]);
});

test('a file has twice the time, from when it is there', () => {
  const { send } = waiting({ file: {} });
  vi.advanceTimersByTime(99 * SECOND);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * SECOND);
  expect(send).toHaveBeenCalledTimes(1);
});

test('an answer that is still being sent is broken off', () => {
  const { send, raw } = waiting({ isSending: true });
  vi.advanceTimersByTime(51 * SECOND);
  expect([send.mock.calls.length, raw.destroy.mock.calls.length]).toEqual([0, 1]);
});

test('an answer in time is left alone', () => {
  const { send, done } = waiting();
  done();
  vi.advanceTimersByTime(300 * SECOND);
  expect(send).not.toHaveBeenCalled();
});
