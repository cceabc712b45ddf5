import type { MemberCtx, OperatorCtx } from '../ctx.ts';
import { Replay, replayIfDone, type Committed } from '../db/once.ts';
import { Fault } from '../fault.ts';
import type { Entered } from './doors.ts';
import type { EntryFor } from './routes.ts';
import type { IncomingFile } from './handlers.ts';
import type { Input } from './shape.ts';

export interface Written {
  result: unknown;
  replayed: boolean;
}

/** An ended session opens nothing; only a write it has already made is answered again. */
export function assertLive(ended: boolean): void {
  // guard: ended session
  if (ended) throw new Fault('sessionExpired');
}

/** Runs a write of a company's person, or answers with the earlier result of the same key. */
export async function writeOnce<C extends MemberCtx>(
  entry: EntryFor<C>,
  admit: (input: Input) => Promise<void>,
  { ctx, ended }: Entered<C>,
  input: Input,
  file?: IncomingFile,
): Promise<Written> {
  try {
    // guard: idempotency replay
    if (ended || !entry.run.claimsFirst) await replayIfDone(ctx);
    assertLive(ended);
    await admit(input);
    return await commit(entry, ctx, input, file);
  } catch (error) {
    // A refusal may only mean that another request with the same key was faster: then its answer is ours.
    const byTwin = error instanceof Fault && !ended;
    return replayed(byTwin ? await replayOf(ctx, error) : error);
  }
}

/** An operator's write: only its use case knows which company it enters, so only its commit knows a key it has seen. */
export const writeAsOperator = (
  entry: EntryFor<OperatorCtx>,
  ctx: OperatorCtx,
  input: Input,
  file?: IncomingFile,
): Promise<Written> => commit(entry, ctx, input, file).catch(replayed);

async function commit<C>(entry: EntryFor<C>, ctx: C, input: Input, file: IncomingFile | undefined): Promise<Written> {
  const done = (await entry.run(ctx, input, file)) as Committed<unknown>;
  return { result: done.reply, replayed: false };
}

function replayed(outcome: unknown): Written {
  if (outcome instanceof Replay) return { result: outcome.reply, replayed: true };
  throw outcome;
}

const replayOf = (ctx: MemberCtx, fault: Fault): Promise<unknown> =>
  replayIfDone(ctx).then(
    () => fault,
    (error: unknown) => error,
  );
