import type { FaultName } from './faults.ts';

/** The refusal an issue of a schema stands for, if it is a rule of the product (fields.ts) that is broken. */
export const faultOfIssue = (issue: object): FaultName | undefined =>
  'params' in issue ? (issue.params as { fault?: FaultName } | undefined)?.fault : undefined;
