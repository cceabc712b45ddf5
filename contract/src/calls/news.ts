import * as z from 'zod/mini';
import { RelationKind } from './booking.ts';
import { read } from '../call.ts';
import { ClaimField } from '../schemas/claim-choices.ts';
import { UserGuid } from '../ids.ts';
import { OrderStanding } from '../schemas/order-standing.ts';
import { Gender } from './people.ts';
import { Words } from '../reason.ts';

export const ENDING_DAYS = 30;

const Whose = z.object({ name: z.string(), relation: RelationKind, gender: Gender });
const ofOrder = {
  orderId: z.int(),
  person: Whose,
  set: Words,
  center: Words,
  bookDate: z.string(),
  bookTime: z.string(),
  standing: OrderStanding,
};

/** Upcoming things for a person, the most urgent first. */
export const NewsItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('toPay'), ...ofOrder }),
  z.object({ kind: z.literal('exam'), ...ofOrder, address: Words }),
  /** A booking that was begun; `step` is the one to go on with, of four. */
  z.object({
    kind: z.literal('draft'),
    name: z.string(),
    isSelf: z.boolean(),
    step: z.literal([2, 3, 4]),
    cityId: z.int(),
    savedAt: z.string(),
  }),
  z.object({ kind: z.literal('report'), ...ofOrder }),
  /** A claim sent back, with the first field it is about. */
  z.object({
    kind: z.literal('claim'),
    reimId: z.int(),
    claimNo: z.string(),
    field: z.nullable(ClaimField),
    reason: z.string(),
  }),
  /** Benefits that end within the next `ENDING_DAYS` days, the first day of each kind. */
  z.object({ kind: z.literal('points'), points: z.int(), on: z.string() }),
  z.object({ kind: z.literal('card'), count: z.int(), name: Words, on: z.string() }),
  z.object({ kind: z.literal('service'), count: z.int(), name: Words, on: z.string() }),
]);
export type NewsItem = z.output<typeof NewsItem>;

export const news = {
  /** The home page's news about the signed-in person and their family. */
  GetMyNews: read({ in: z.object({ userGuid: UserGuid() }), out: z.object({ news: z.array(NewsItem) }) }),
};
