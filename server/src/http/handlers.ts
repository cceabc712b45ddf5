import type { Call, Input, Reply, UploadKind } from '#contract/call';
import type { Ctx, EmployeeCtx, HrCtx, OperatorCtx } from '../ctx.ts';
import type { Committed } from '../db/once.ts';
import type { ByteRange } from '../byte-range.ts';
import { currentSecond } from '../cache.ts';
import type { Fault } from '../fault.ts';
import { lastWriteOf } from './own-writes.ts';

/** The context a handler gets: that of the door its call stands behind. */
export interface ContextOf {
  public: Ctx;
  employee: EmployeeCtx;
  hr: HrCtx;
  operator: OperatorCtx;
}

type CtxOf<C extends Call> = ContextOf[C['access']];

/** The type of each kind of call's handler; a missing or mistyped one does not compile. */
export type Handler<C extends Call> = C['kind'] extends 'write'
  ? ((ctx: CtxOf<C>, input: Input<C>) => Promise<Committed<Reply<C>>>) &
      Partial<EarlyRefusal<CtxOf<C>, Input<C>>> &
      Partial<ClaimsFirst>
  : C['kind'] extends 'upload'
    ? (ctx: CtxOf<C>, input: Input<C>, file: IncomingFile) => Promise<Committed<Reply<C>>>
    : C['kind'] extends 'download'
      ? (ctx: CtxOf<C>, input: Input<C>) => Promise<Download>
      : C['kind'] extends 'stream'
        ? (ctx: CtxOf<C>, input: Input<C>) => Promise<EventStream<Reply<C>>>
        : ((ctx: CtxOf<C>, input: Input<C>) => Promise<Reply<C>>) & Partial<Cached<CtxOf<C>, Input<C>>>;

export type Handlers<R extends Record<string, Call>> = { [N in keyof R]: Handler<R[N]> };

/** A file as it came, wholly there and not yet looked at. */
export interface IncomingFile {
  /** The sender's name of it. */
  name: string;
  size: number;
  /** The kinds its call takes. */
  accept: readonly UploadKind[];
  open(): AsyncIterable<Uint8Array>;
}

/** The answer of a stream: it tells its events until it is stopped. */
export interface EventStream<T> {
  open(tell: (data: T) => void): () => void;
}

/** The answer of a download. */
export interface Download {
  name: string;
  mediaType: string;
  size: number;
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
  /** Not one person's, and the same for ever at its address: a browser may store it. */
  unchanging?: boolean;
}

/**
 * A reply that is the same for everybody with the same key and the same version of the company. It is
 * encoded once, and a repeated request is answered by its ETag.
 */
export interface Cached<C, I> {
  /** Everything the reply is made of. It may have to be asked for, and refuses a caller who must not be answered. */
  cacheKey(ctx: C, input: I): string | Promise<string>;
}

export const cachedReply = <I, O>(
  cacheKey: (ctx: EmployeeCtx, input: I) => string | Promise<string>,
  handler: (ctx: EmployeeCtx, input: I) => Promise<O>,
): ((ctx: EmployeeCtx, input: I) => Promise<O>) & Cached<EmployeeCtx, I> => Object.assign(handler, { cacheKey });

/**
 * A reply to one person that may be a second old, unless they have written something meanwhile at this node. For lists that
 * many look at; never for what decides whether something is sold.
 */
export const ownReply = <I, O>(
  askedKey: (input: I) => string,
  handler: (ctx: EmployeeCtx, input: I) => Promise<O>,
): ((ctx: EmployeeCtx, input: I) => Promise<O>) & Cached<EmployeeCtx, I> =>
  cachedReply(
    ({ portal, session: { personGuid } }, input: I) =>
      `${personGuid}|${lastWriteOf(portal, personGuid)}|${currentSecond()}|${askedKey(input)}`,
    handler,
  );

/**
 * A write that is sometimes refused from memory alone, before its key is looked up. The refusal must be one that a key
 * which has done its work cannot meet.
 */
export interface EarlyRefusal<C, I> {
  earlyRefusal(ctx: C, input: I): Fault | undefined;
}

/**
 * A write that changes nothing before its `commitOnce` has claimed the key. A repeated one is answered there, so its key is
 * not looked up before.
 */
export interface ClaimsFirst {
  claimsFirst: true;
}

export const claimingFirst = <H extends object>(handler: H): H & ClaimsFirst =>
  Object.assign(handler, { claimsFirst: true as const });

export const withEarlyRefusal = <I, O>(
  earlyRefusal: (ctx: EmployeeCtx, input: I) => Fault | undefined,
  handler: (ctx: EmployeeCtx, input: I) => Promise<O>,
): ((ctx: EmployeeCtx, input: I) => Promise<O>) & EarlyRefusal<EmployeeCtx, I> =>
  Object.assign(handler, { earlyRefusal });
