import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../platform/feedback.ts';
import { keepLanguageIn } from '../platform/locale.ts';
import { askPatiently } from './patience.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // other tests of this process may have left another language
  keepLanguageIn({ language: () => 'zh-cn', canSwitch: () => false, choose: () => {}, subscribe: () => () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  toasts.set({ message: undefined });
});

const answer = (status: number, after?: string) => ({
  response: new Response('', { status, headers: after === undefined ? {} : { 'Retry-After': after } }),
});
type Answer = ReturnType<typeof answer>;
const answering = (...answers: Answer[]) =>
  vi.fn<() => Promise<Answer>>(async () => answers.shift() ?? answer(503, '1'));

it('waits as long as it is told, says so, and asks again until there is an answer', async () => {
  const ask = answering(answer(503, '1'), answer(429, '2'), answer(200));
  const asked = askPatiently(ask);
  await vi.advanceTimersByTimeAsync(900);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(toasts.get().message?.text).toBe('当前访问人数较多，正在为您自动重试，请稍候');
  await vi.runAllTimersAsync();
  expect([(await asked).response.status, ask.mock.calls.length]).toEqual([200, 3]);
});

it('hands on lasting trouble, long waits, and answers that do not say when to come again', async () => {
  for (const said of [answer(200), answer(500, '1'), answer(429, '900'), answer(503)]) {
    const ask = answering(said);
    expect((await askPatiently(ask)).response.status).toBe(said.response.status);
    expect(ask).toHaveBeenCalledTimes(1);
  }
  expect(toasts.get().message).toBeUndefined();
});

it('gives up after half a minute, and at once when the caller has gone', async () => {
  const asked = askPatiently(answering());
  await vi.advanceTimersByTimeAsync(31_000);
  expect((await asked).response.status).toBe(503);
  const leaving = new AbortController();
  const left = askPatiently(answering(), leaving.signal).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(10);
  leaving.abort();
  expect(await left).toBe('AbortError');
});
