import * as z from 'zod/mini';
import { stream } from '../call.ts';
import { SupplyId } from '../ids.ts';
import { AT } from '../values/addresses.ts';

/** The seats of a day as they are now; what the rules say of the day besides does not come with them. */
export const SeatDay = z.object({
  day: z.string(),
  left: z.int(),
  segments: z.array(z.object({ id: z.int(), left: z.int() })),
});
export type SeatDay = z.output<typeof SeatDay>;

export const seats = {
  /** A month of a centre at first, then every day of it whose seats change. */
  SeatEvents: stream({
    ...AT.SeatEvents,
    in: z.object({ centerId: SupplyId(), month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)) }),
    out: z.array(SeatDay),
  }),
};
