import * as z from 'zod/mini';

/** The possible values of a result, however it came: typed, read from a report, or handed over by a centre. */

const Figure = z.number().check(z.gte(0), z.lte(1_000_000_000));

export const BOUND_SIGNS = ['<', '≤', '>', '≥'] as const;

export const Reading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('figure'), value: Figure }),
  /** Two figures of one measurement: systolic and diastolic pressure, the right and the left eye. */
  z.object({ kind: z.literal('pair'), first: Figure, second: Figure }),
  /** Counted rather than measured: 0–2 cells in a field of view. */
  z.object({ kind: z.literal('between'), low: Figure, high: Figure }),
  /** Beyond what the method can measure: below 0.5. */
  z.object({ kind: z.literal('bound'), sign: z.enum(BOUND_SIGNS), value: Figure }),
  z.object({ kind: z.literal('words'), text: z.string().check(z.trim(), z.minLength(1), z.maxLength(600)) }),
]);
export type Reading = z.output<typeof Reading>;
