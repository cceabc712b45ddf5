import { describe, expect, it } from 'vitest';
import { createQueue } from './hash-queue.ts';

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  return { work, begun: () => ends.length, endNext: (at: number) => ends[at]?.() };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue before the hash', () => {
  it('lets in so many at a time and the next one when one is done', async () => {
    const inQueue = createQueue(2);
    const { work, begun, endNext } = held();
    const all = Array.from({ length: 3 }, () => inQueue(work));
    await turn();
    expect(begun()).toBe(2);
    endNext(0);
    await turn();
    expect(begun()).toBe(3);
    endNext(1);
    endNext(2);
    await Promise.all(all);
  });

  it('keeps the order they came in, however many wait', async () => {
    const inQueue = createQueue(1);
    const done: number[] = [];
    await Promise.all(Array.from({ length: 5_000 }, (_, at) => inQueue(async () => void done.push(at))));
    expect(done).toEqual(Array.from({ length: 5_000 }, (_, at) => at));
  });

  it('goes on after work that failed', async () => {
    const inQueue = createQueue(1);
    await expect(inQueue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(inQueue(async () => 'yes')).resolves.toBe('yes');
  });

  it('tells a caller who would wait too long at once, and for how long', async () => {
    let now = 0;
    const inQueue = createQueue(1, () => now);
    const { work, endNext } = held();
    const slow = inQueue(work);
    await turn();
    now += 50_000;
    endNext(0);
    await slow;
    const [running, waiting] = [inQueue(work), inQueue(work)];
    await expect(inQueue(work)).rejects.toMatchObject({ fault: 'systemBusy', params: { seconds: 50 } });
    await turn();
    endNext(1);
    await turn();
    endNext(2);
    await Promise.all([running, waiting]);
  });

  it('drops whose turn comes too late, and the next one gets it', async () => {
    let now = 0;
    const inQueue = createQueue(1, () => now);
    const { work, endNext } = held();
    const slow = inQueue(work);
    const late = inQueue(work);
    await turn();
    now += 50_000;
    const next = inQueue(async () => 'done');
    endNext(0);
    await slow;
    await expect(late).rejects.toMatchObject({ fault: 'timedOut' });
    await expect(next).resolves.toBe('done');
  });
});
