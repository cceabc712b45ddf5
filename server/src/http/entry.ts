import type { $ZodType } from 'zod/v4/core';
import type { Call } from '#contract/call';
import type { CallName } from '#contract/registry';
import type { SessionCtx } from '../ctx.ts';
import type { Cached, Foregone } from './handlers.ts';
import type { OwnedField } from './ownership.ts';

export type AnyHandler = ((ctx: SessionCtx, input: unknown) => Promise<unknown>) &
  Partial<Cached<unknown>> &
  Partial<Foregone<unknown>>;

/** A call of the registry with what reads and runs it. */
export type Entry = Call & { name: CallName; run: AnyHandler; input: $ZodType; owned: OwnedField[] };
