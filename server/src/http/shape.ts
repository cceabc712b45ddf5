import { $ZodObjectJIT, safeParse, type $ZodObjectDef, type $ZodType } from 'zod/v4/core';
import { envelopes } from '#contract/wire';
import type { SessionCtx } from '../ctx.ts';
import { Fault } from '../fault.ts';
import { andThen, type Soon } from '../soon.ts';
import { assertOwned } from './ownership.ts';
import type { RawCall } from './payload.ts';
import type { Entry } from './entry.ts';

export type Input = Record<string, unknown>;

/**
 * The same schema with zod's generated reader for its outermost object, which takes half the time. The contract has it
 * without: a page's policy lets no browser generate code.
 */
export const quickened = (schema: $ZodType): $ZodType =>
  schema._zod.def.type === 'object' ? new $ZodObjectJIT(schema._zod.def as $ZodObjectDef) : schema;

/** What came, in the contract's shape, and nothing in it that is not the caller's. */
export function ownInput(entry: Entry, ctx: SessionCtx, raw: RawCall): Soon<Input> {
  const input = parseInput(entry, raw);
  return andThen(assertOwned(ctx, entry.owned, input), () => input);
}

export function parseInput(entry: Entry, raw: RawCall): Input {
  const parsed = safeParse(entry.input, raw.payload);
  if (!parsed.success) throw new Fault('badInput', { field: String(parsed.error.issues[0]?.path[0] ?? 'jsonPara') });
  return parsed.data as Input;
}

/** Nothing leaves that the contract does not name: `out` drops the rest. */
export const encode = (entry: Entry, result: unknown): string =>
  JSON.stringify(envelopes[entry.envelope].ok(entry.out.parse(result)));
