import type { $ZodType } from 'zod/v4/core';
import type { Access, Call } from '#contract/call';
import type { Cached, ContextOf, EarlyRefusal, IncomingFile } from './handlers.ts';
import type { OwnedField } from './ownership.ts';

type AnyHandler<C> = ((ctx: C, input: unknown, file?: IncomingFile) => Promise<unknown>) &
  Partial<Cached<C, unknown>> &
  Partial<EarlyRefusal<C, unknown>>;

/** A call with what reads and runs it, for those who have the context `C`. */
export type EntryFor<C> = Call & { name: string; run: AnyHandler<C>; input: $ZodType; owned: OwnedField[] };

/** Behind which door it stands decides whose context it runs in. */
export type Entry = { [A in Access]: EntryFor<ContextOf[A]> & { access: A } }[Access];
