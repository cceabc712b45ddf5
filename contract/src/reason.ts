import * as z from 'zod/mini';
import type { FaultName, NextStep } from './faults.ts';

/**
 * Why something in a list cannot be chosen: the same code as the refusal one would get by trying, one sentence in the
 * caller's language, and the way out. `target` says where the way out leads: a day, an add-on's or a centre's id.
 */
export const Reason = z.object({
  fault: z.custom<FaultName>((value) => typeof value === 'string'),
  code: z.int(),
  text: z.string(),
  next: z.custom<NextStep>((value) => typeof value === 'string'),
  target: z.optional(z.string()),
});
export type Reason = z.output<typeof Reason>;

export const Words = z.object({ zh: z.string(), en: z.string() });
