import { faultOfIssue } from '#contract/schemas/issue';
import type { Problems } from '../platform/form.ts';

/** The part of a call's `in` a form needs; zod's own types would bring zod along. */
export interface PayloadSchema {
  safeParse(payload: unknown): { success: true } | { success: false; error: { issues: readonly Issue[] } };
}
interface Issue {
  path: readonly PropertyKey[];
}

/** A form's field for each name in the payload that differs from it. */
export type FieldNames<F extends string> = Readonly<Record<string, F>>;

/**
 * The objections of a call's own schema to a payload, as problems of the form's fields: a rule of the product by the
 * name of its refusal, anything else as `invalid`. An objection to no field is left to the server to say.
 */
export function schemaProblems<F extends string>(
  schema: PayloadSchema,
  payload: unknown,
  fields: readonly F[],
  names: FieldNames<F> = {},
): Problems<F> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return {};
  const problems: Problems<F> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path.findLast((part) => typeof part === 'string'));
    const field = names[name] ?? fields.find((one) => one === name);
    if (field) problems[field] ??= { kind: faultOfIssue(issue) ?? 'invalid' };
  }
  return problems;
}
