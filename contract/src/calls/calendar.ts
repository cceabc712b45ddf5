import * as z from 'zod/mini';
import { read, write } from '../call.ts';
import { OrderId, UserGuid } from '../ids.ts';

/** An order as a calendar file, and a private address a calendar program can subscribe to. */
const Feed = z.object({
  active: z.boolean(),
  /** ISO moment the address was made; null: there is none. */
  madeAt: z.nullable(z.string()),
});

export const calendar = {
  /** The file for one order; for a closed one it takes the entry away again. */
  OrderCalendar: read({
    in: z.object({ orderId: OrderId() }),
    out: z.object({ fileName: z.string(), ics: z.string() }),
  }),
  /** Whether there is an address; it cannot be shown again, since only its hash is kept. */
  CalendarFeed: read({ in: z.object({ userGuid: UserGuid() }), out: Feed }),
  /** Makes the address, or another one in its place: then the old one is worth nothing. */
  MakeCalendarFeed: write({
    in: z.object({ userGuid: UserGuid() }),
    /** `path` stands at the portal's root and is told this once. */
    out: z.object({ path: z.string(), madeAt: z.string() }),
  }),
  RevokeCalendarFeed: write({ in: z.object({ userGuid: UserGuid() }), out: Feed }),
};
