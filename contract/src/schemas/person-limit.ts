import * as z from 'zod/mini';

const AgeRange = { from: z.nullable(z.int()), to: z.nullable(z.int()) };

/** A limit of a package or an add-on as data; each side says it in its own words. */
export const PersonLimit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sex'), only: z.enum(['male', 'female']) }),
  z.object({ kind: z.literal('marital'), only: z.enum(['single', 'married']) }),
  z.object({ kind: z.literal('age'), ...AgeRange }),
]);

/** At which ages a package is usually chosen, and whether the person's is one of them; it refuses no age. */
export const AdvisedAge = z.object({ ...AgeRange, met: z.boolean() });
