import { $ZodObjectJIT, safeParse, type $ZodIssue, type $ZodObjectDef, type $ZodType } from 'zod/v4/core';
import type { Call } from '#contract/call';
import { faultOfIssue } from '#contract/issue';
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
  if (!parsed.success) throw refusalOf(parsed.error.issues[0]);
  return parsed.data as Input;
}

/** A rule of the product has a refusal of its own; anything else is not what the contract says. */
const refusalOf = (issue: $ZodIssue | undefined): Fault =>
  new Fault((issue && faultOfIssue(issue)) ?? 'badInput', { field: String(issue?.path[0] ?? 'jsonPara') });

/** Nothing leaves that the contract does not name: `out` drops the rest. */
export const encode = (entry: Pick<Call, 'envelope' | 'out'>, result: unknown): string =>
  JSON.stringify(envelopes[entry.envelope].ok(/* guard: reply parsing → result */ entry.out.parse(result)));
