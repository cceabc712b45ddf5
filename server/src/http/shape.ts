import { safeParse, type $ZodIssue } from 'zod/v4/core';
import type { Call } from '#contract/call';
import { faultOfIssue } from '#contract/schemas/issue';
import { envelopes } from '#contract/wire';
import { Fault } from '../fault.ts';
import type { RawCall } from './payload.ts';

export type Input = Record<string, unknown>;

/** Parses a payload by the contract; the first rule it breaks is the refusal. */
export function parseInput({ in: schema }: Pick<Call, 'in'>, { payload }: RawCall): Input {
  const parsed = safeParse(schema, payload);
  if (!parsed.success) throw refusalOf(parsed.error.issues[0]);
  return parsed.data as Input;
}

/** A rule of the product has a refusal of its own; anything else is not what the contract says. */
const refusalOf = (issue: $ZodIssue | undefined): Fault =>
  new Fault((issue && faultOfIssue(issue)) ?? 'badInput', { field: String(issue?.path[0] ?? 'jsonPara') });

/** Nothing leaves that the contract does not name: `out` drops the rest. */
export const encode = (entry: Pick<Call, 'envelope' | 'out'>, result: unknown): string =>
  JSON.stringify(envelopes[entry.envelope].ok(/* guard: reply parsing → result */ entry.out.parse(result)));
