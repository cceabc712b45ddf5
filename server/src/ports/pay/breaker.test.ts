import { describe, expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';
import { OutcomeUnknown } from './errors.ts';

function aBreaker() {
  let at = 0;
  let asked = 0;
  const breaker = createBreaker(() => new Date(at), 30_000);
  const answering = async (reply: () => Promise<unknown>): Promise<string> =>
    breaker
      .run(() => ((asked += 1), reply()))
      .then(
        () => 'answered',
        (error: unknown) => (error instanceof OutcomeUnknown && error.timedOut ? 'timed out' : 'refused'),
      );
  const timeOut = () => answering(() => Promise.reject(new OutcomeUnknown('no reply in time', { timedOut: true })));
  const timesOut = async (times: number) => {
    for (let done = 0; done < times; done += 1) await timeOut();
  };
  return {
    breaker,
    answering,
    timeOut,
    timesOut,
    asked: () => asked,
    pass: (ms: number) => (at += ms),
  };
}

const good = () => Promise.resolve('good');

describe('a provider that does not answer', () => {
  it('is left alone after five time-outs in a row, and tried with one request after the pause', async () => {
    const { breaker, answering, timeOut, timesOut, asked, pass } = aBreaker();
    await timesOut(4);
    expect(breaker.isOpen()).toBe(false);
    await timesOut(1);
    expect(breaker.isOpen()).toBe(true);
    expect([await answering(good), asked()]).toEqual(['refused', 5]);

    pass(30_000);
    expect(breaker.isOpen()).toBe(false);
    let reply: (() => void) | undefined;
    const trial = answering(() => new Promise((resolve) => (reply = () => resolve('good'))));
    expect([breaker.isOpen(), await answering(good), asked()]).toEqual([true, 'refused', 6]);
    reply?.();
    expect([await trial, await answering(good), breaker.isOpen()]).toEqual(['answered', 'answered', false]);

    await timesOut(5);
    pass(30_000);
    expect([await timeOut(), breaker.isOpen()]).toEqual(['timed out', true]);
  });

  it('counts time-outs only, and only in a row', async () => {
    const { breaker, answering, timesOut } = aBreaker();
    for (let round = 0; round < 3; round += 1) {
      await timesOut(4);
      await answering(round === 0 ? good : () => Promise.reject(new OutcomeUnknown('connection reset')));
    }
    expect(breaker.isOpen()).toBe(false);
  });

  it('is not left alone for longer because the clock was set back', async () => {
    const { breaker, timesOut, pass } = aBreaker();
    await timesOut(5);
    pass(-3_600_000);
    expect(breaker.isOpen()).toBe(false);
  });
});
