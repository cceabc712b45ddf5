import * as z from 'zod/mini';
import { read } from './call.ts';
import { CompanyId } from './ids.ts';

export const booking = {
  /** §4.2: whether the company's booking window is open for the caller; `Time` is the opening day, or empty. */
  CanBookingOrdering: read({
    in: z.object({ companyId: CompanyId() }),
    out: z.object({ CanOrder: z.boolean(), Time: z.string() }),
  }),
};
