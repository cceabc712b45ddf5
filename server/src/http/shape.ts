import { $ZodObjectJIT, safeParse, type $ZodObjectDef, type $ZodType } from 'zod/v4/core';
import type { Call } from '#contract/call';
import { envelopes } from '#contract/wire';
import { Fault } from '../fault.ts';
import type { RawCall } from './payload.ts';

export type Input = Record<string, unknown>;

/**
 * The same schema with zod's generated reader for its outermost object, which takes half the time. The contract has it
 * without: a page's policy lets no browser generate code.
 */
export const quickened = (schema: $ZodType): $ZodType =>
  schema._zod.def.type === 'object' ? new $ZodObjectJIT(schema._zod.def as $ZodObjectDef) : schema;

export function parseInput({ input }: { input: $ZodType }, raw: RawCall): Input {
  const parsed = safeParse(input, raw.payload);
  if (!parsed.success) throw new Fault('badInput', { field: String(parsed.error.issues[0]?.path[0] ?? 'jsonPara') });
  return parsed.data as Input;
}

/** Nothing leaves that the contract does not name: `out` drops the rest. */
export const encode = (entry: Pick<Call, 'envelope' | 'out'>, result: unknown): string =>
  JSON.stringify(envelopes[entry.envelope].ok(entry.out.parse(result)));
