import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Portal } from './ctx.ts';

interface Waiting<T, R> {
  item: T;
  answer(value: R): void;
  fail(reason: unknown): void;
}

/** At most so many are done together: the first of them should not wait for a crowd. */
const MOST_TOGETHER = 100;

/**
 * Work that costs hardly more for many than for one: a caller who asks while it is being done for others is in the next
 * round. An answer that is an error is told to its own asker only; work that fails, to all of its round. `pauseMs` says
 * how long the next round may wait for more to come, told how many were in the one just before it: none before the
 * first.
 */
export function inBatches<C extends { portal: Portal }, T, R>(
  work: (ctx: C, items: T[]) => Promise<(R | Error)[]>,
  pauseMs: (before: number) => number = () => 0,
): (ctx: C, key: number, item: T) => Promise<R> {
  const portals = new WeakMap<Portal, Map<number, Waiting<T, R>[]>>();
  const linesOf = (portal: Portal): Map<number, Waiting<T, R>[]> => {
    const known = portals.get(portal) ?? new Map<number, Waiting<T, R>[]>();
    portals.set(portal, known);
    return known;
  };

  async function serve(ctx: C, key: number, line: Waiting<T, R>[]): Promise<void> {
    // a request that has arrived together with the first one need not wait for a round of one
    await setImmediate();
    let before = 0;
    while (line.length > 0) {
      const ms = pauseMs(before);
      if (ms > 0) await setTimeout(ms);
      const round = line.splice(0, MOST_TOGETHER);
      before = round.length;
      try {
        const answers = await work(
          ctx,
          round.map(({ item }) => item),
        );
        round.forEach(({ answer, fail }, at) => {
          const given = answers[at] as R | Error;
          if (given instanceof Error) fail(given);
          else answer(given);
        });
      } catch (error) {
        for (const { fail } of round) fail(error);
      }
    }
    linesOf(ctx.portal).delete(key);
  }

  return (ctx, key, item) =>
    new Promise((answer, fail) => {
      const lines = linesOf(ctx.portal);
      const line = lines.get(key);
      if (line) return void line.push({ item, answer, fail });
      const begun = [{ item, answer, fail }];
      lines.set(key, begun);
      void serve(ctx, key, begun);
    });
}
