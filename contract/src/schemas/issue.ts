import type { RuleFault } from './fields.ts';

/** The refusal an issue of a schema stands for, if it is a rule of the product (fields.ts) that is broken. */
export const faultOfIssue = (issue: object): RuleFault | undefined =>
  'params' in issue ? (issue.params as { fault?: RuleFault } | undefined)?.fault : undefined;
