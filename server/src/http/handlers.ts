import type { Call, Input, Reply } from '#contract/call';
import type { Ctx, SessionCtx } from '../ctx.ts';
import type { Committed } from '../db/once.ts';
import type { StandingFault } from '../fault.ts';

/** What each kind of call's handler looks like; a missing or mistyped one does not compile. */
export type Handler<C extends Call> = C extends { kind: 'enter' }
  ? (ctx: Ctx, input: Input<C>) => Promise<Reply<C>>
  : C extends { kind: 'write' }
    ? ((ctx: SessionCtx, input: Input<C>) => Promise<Committed<Reply<C>>>) & Partial<Foregone<Input<C>>>
    : ((ctx: SessionCtx, input: Input<C>) => Promise<Reply<C>>) & Partial<Cached<Input<C>>>;

export type Handlers<R extends Record<string, Call>> = { [N in keyof R]: Handler<R[N]> };

/**
 * A reply that is the same for everybody with the same key and the same version of the company. The gateway then
 * parses and encodes it once, and answers a repeated request by its ETag.
 */
export interface Cached<I> {
  cacheKey(ctx: SessionCtx, input: I): string;
}

export const cachedReply = <I, O>(
  cacheKey: (ctx: SessionCtx, input: I) => string,
  handler: (ctx: SessionCtx, input: I) => Promise<O>,
): ((ctx: SessionCtx, input: I) => Promise<O>) & Cached<I> => Object.assign(handler, { cacheKey });

/**
 * A write that is sometimes refused from memory alone, before anybody looks whether its key has done its work. The refusal
 * must be one that a key which has done its work cannot meet.
 */
export interface Foregone<I> {
  foregone(ctx: SessionCtx, input: I): StandingFault | undefined;
}

export const unlessForegone = <I, O>(
  foregone: (ctx: SessionCtx, input: I) => StandingFault | undefined,
  handler: (ctx: SessionCtx, input: I) => Promise<O>,
): ((ctx: SessionCtx, input: I) => Promise<O>) & Foregone<I> => Object.assign(handler, { foregone });
