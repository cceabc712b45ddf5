import * as z from 'zod/mini';
import { RelationKind } from './booking.ts';
import { read } from './call.ts';
import { UserGuid } from './ids.ts';
import { OrderStanding } from './order-standing.ts';
import { Words } from './reason.ts';

const Whose = z.object({ name: z.string(), relation: RelationKind });
const ofOrder = {
  orderId: z.int(),
  person: Whose,
  set: Words,
  center: Words,
  bookDate: z.string(),
  bookTime: z.string(),
  standing: OrderStanding,
};

/** Mock-up 24: what is going on for somebody, the most urgent first. */
export const NewsItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('toPay'), ...ofOrder }),
  z.object({ kind: z.literal('exam'), ...ofOrder, address: Words }),
  /** A booking that was begun; `step` is the one to go on with, of four. */
  z.object({
    kind: z.literal('draft'),
    name: z.string(),
    step: z.literal([2, 3, 4]),
    cityId: z.int(),
    savedAt: z.string(),
  }),
  z.object({ kind: z.literal('report'), ...ofOrder }),
]);
export type NewsItem = z.output<typeof NewsItem>;

export const news = {
  /** Ours: what the home page says about the signed-in person and their family. */
  GetMyNews: read({ in: z.object({ userGuid: UserGuid() }), out: z.object({ news: z.array(NewsItem) }) }),
};
