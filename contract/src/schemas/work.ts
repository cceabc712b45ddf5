import * as z from 'zod/mini';

/**
 * A proof of work: the challenge of the refusal `workNeeded` with its solution, as altcha writes it. The browser does
 * the work by itself; a person sees a line that says so.
 */
export const Work = z.string().check(z.maxLength(2_000));
