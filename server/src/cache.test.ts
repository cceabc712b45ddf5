import { afterEach, expect, it, vi } from 'vitest';
import type { Portal } from './ctx.ts';
import { cacheFor } from './cache.ts';
import { createReplyCache } from './http/reply-cache.ts';

/** All that a cache asks of the portal: whether anything was written. */
const portal = { database: { changes: () => undefined } } as unknown as Portal;

function counted() {
  const loads: number[] = [];
  const load = (key: number) => async (): Promise<number> => {
    loads.push(key);
    return key;
  };
  return { loads, load };
}

it('drops the entry not asked for longest when it is full, and nothing else', async () => {
  const cache = cacheFor<number, number>(60_000, 3);
  const { loads, load } = counted();
  for (const key of [1, 2, 3, 1, 4]) await cache.get(portal, key, load(key));
  expect(loads).toEqual([1, 2, 3, 4]);
  for (const key of [1, 3, 4]) expect(await cache.get(portal, key, load(key))).toBe(key);
  await cache.get(portal, 2, load(2));
  expect(loads).toEqual([1, 2, 3, 4, 2]);
});

afterEach(() => vi.useRealTimers());

// proves: monotonic clock of the cache
it('ages though the machine’s clock was set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const cache = cacheFor<number, number>(1_000, 3);
  const { loads, load } = counted();
  await cache.get(portal, 1, load(1));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(999);
  await cache.get(portal, 1, load(1));
  expect(loads).toEqual([1]);
  vi.advanceTimersByTime(2);
  await cache.get(portal, 1, load(1));
  expect(loads).toEqual([1, 1]);
});

it('many who ask at once share one question, and a failure is asked anew', async () => {
  const cache = cacheFor<number, number>(60_000, 3);
  const failing = async (): Promise<number> => {
    throw new Error('not now');
  };
  await expect(Promise.all([cache.get(portal, 1, failing), cache.get(portal, 1, failing)])).rejects.toThrow('not now');
  const { loads, load } = counted();
  expect(await Promise.all([1, 1, 1].map(async (key) => cache.get(portal, key, load(key))))).toEqual([1, 1, 1]);
  expect(loads).toEqual([1]);
});

it('replies are bounded by their bytes too; the one just made is there', async () => {
  const cache = createReplyCache(100, 1_000);
  const built: string[] = [];
  const reply = async (key: string): Promise<string> =>
    (
      await cache(key, async () => {
        built.push(key);
        return key.repeat(400);
      })
    ).body.toString();
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) expect(await reply(key)).toBe(key.repeat(400));
  expect(built).toEqual(['a', 'b', 'c', 'a']);
});
