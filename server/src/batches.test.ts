import { describe, expect, it } from 'vitest';
import { inBatches } from './batches.ts';
import type { Portal } from './ctx.ts';

/** Rounds that end when the test says so. */
function rounds() {
  const portal = {} as Portal;
  const seen: number[][] = [];
  const ends: (() => void)[] = [];
  const ask = inBatches(async (_: { portal: Portal }, items: number[]) => {
    seen.push(items);
    await new Promise<void>((end) => ends.push(end));
    if (items.includes(13)) throw new Error('the round failed');
    return items.map((item) => (item < 0 ? new Error(`not ${item}`) : item * 2));
  });
  return { seen, ends, ask: (item: number, key = 1) => ask({ portal }, key, item) };
}

/** Until everything that was set going has gone as far as it can. */
const settled = () => new Promise((go) => setImmediate(go));

describe('work done for many at once', () => {
  it('takes all who ask at the same moment, and those who came meanwhile in the next round', async () => {
    const { seen, ends, ask } = rounds();
    const first = [1, 2].map((item) => ask(item));
    await settled();
    const next = [3, 4].map((item) => ask(item));
    expect(seen).toEqual([[1, 2]]);
    ends[0]?.();
    await settled();
    expect(seen).toEqual([
      [1, 2],
      [3, 4],
    ]);
    ends[1]?.();
    expect(await Promise.all([...first, ...next])).toEqual([2, 4, 6, 8]);
    void ask(5);
    await settled();
    expect(seen.at(-1)).toEqual([5]);
  });

  it('does not wait for another key', async () => {
    const { seen, ask } = rounds();
    void ask(1, 1);
    void ask(2, 2);
    await settled();
    expect(seen).toEqual([[1], [2]]);
  });

  it('takes no more than a hundred in a round', async () => {
    const { seen, ends, ask } = rounds();
    for (let item = 20; item < 170; item += 1) void ask(item);
    await settled();
    ends[0]?.();
    await settled();
    expect(seen.map(({ length }) => length)).toEqual([100, 50]);
  });

  it('tells an error to its own asker, and a failure to the whole round and to none after it', async () => {
    const { ends, ask } = rounds();
    const outcome = Promise.allSettled([ask(1), ask(-1), ask(2)]);
    await settled();
    ends[0]?.();
    expect(await outcome).toMatchObject([
      { value: 2 },
      { status: 'rejected', reason: { message: 'not -1' } },
      { value: 4 },
    ]);
    const failed = Promise.allSettled([ask(13), ask(5)]);
    await settled();
    const after = ask(6);
    ends[1]?.();
    await settled();
    ends[2]?.();
    const reason = { message: 'the round failed' };
    expect(await failed).toMatchObject([{ reason }, { reason }]);
    expect(await after).toBe(12);
  });

  it('waits for more to come as long as it is told to', async () => {
    const portal = {} as Portal;
    const seen: number[][] = [];
    const pauses = [20, 0];
    const ask = inBatches(
      async (_: { portal: Portal }, items: number[]) => {
        seen.push(items);
        return items;
      },
      () => pauses.shift() ?? 0,
    );
    const first = ask({ portal }, 1, 1);
    await settled();
    const second = ask({ portal }, 1, 2);
    await Promise.all([first, second]);
    await ask({ portal }, 1, 3);
    expect(seen).toEqual([[1, 2], [3]]);
  });

  it('says how many were in the round before, and none before the first', async () => {
    const portal = {} as Portal;
    const told: number[] = [];
    let second: Promise<number> | undefined;
    const ask = inBatches(
      async (_: { portal: Portal }, items: number[]) => {
        second ??= ask({ portal }, 1, 4);
        return items;
      },
      (before) => {
        told.push(before);
        return 0;
      },
    );
    await Promise.all([1, 2, 3].map((item) => ask({ portal }, 1, item)));
    await second;
    expect(told).toEqual([0, 3]);
  });
});
