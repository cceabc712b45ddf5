import type { SessionCtx } from '../ctx.ts';
import { Replay, replayIfDone, type Committed } from '../db/once.ts';
import { Fault } from '../fault.ts';
import { withDeadline } from './deadline.ts';
import type { Entry } from './entry.ts';
import { assertOwned } from './ownership.ts';
import type { Input } from './shape.ts';

/** An ended session opens nothing; only a write it has already made is answered again. */
export function assertLive(ended: boolean): void {
  if (ended) throw new Fault('sessionExpired');
}

/** Runs a write, or answers with what the same key has already done. */
export async function writeOnce(
  entry: Entry,
  ctx: SessionCtx,
  input: Input,
  ended: boolean,
): Promise<{ result: unknown; replayed: boolean }> {
  try {
    await replayIfDone(ctx);
    assertLive(ended);
    await assertOwned(ctx, entry.owned, input);
    const done = (await withDeadline(entry.run(ctx, input))) as Committed<unknown>;
    return { result: done.reply, replayed: false };
  } catch (error) {
    // A refusal may only mean that another request with the same key was faster: then its answer is ours.
    const byTwin = error instanceof Fault && !ended;
    const outcome = byTwin ? await replayOf(ctx, error) : error;
    if (outcome instanceof Replay) return { result: outcome.reply, replayed: true };
    throw outcome;
  }
}

const replayOf = (ctx: SessionCtx, fault: Fault): Promise<unknown> =>
  replayIfDone(ctx).then(
    () => fault,
    (error: unknown) => error,
  );
