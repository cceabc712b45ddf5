import * as z from 'zod/mini';
import { Reason, Words } from '../reason.ts';

/** The state of a centre in a list (docs/product §4.4). */
export const CenterState = z.enum(['open', 'full', 'rest', 'team', 'wait', 'closed', 'invalid']);
export type CenterState = z.output<typeof CenterState>;
export const StoreStatus = z.enum([
  'normal',
  'decoration',
  'relocation',
  'temporarilyClosed',
  'closed',
  'vipCancelled',
  'vipNotOpen',
  'notOpenYet',
]);
export type StoreStatus = z.output<typeof StoreStatus>;

export const Center = z.object({
  id: z.int(),
  name: Words,
  address: Words,
  district: Words,
  lng: z.number(),
  lat: z.number(),
  /** Only when asked with a place to count from. */
  distanceKm: z.nullable(z.number()),
  transport: Words,
  hours: Words,
  tags: z.array(Words),
  photo: z.string(),
  /** The mean of all stars given, to a tenth, and by how many; without any, 0. */
  rating: z.number(),
  evaluations: z.int(),
  storeStatus: StoreStatus,
  /** How it gets its orders: 1 connected, 2 by an operator. */
  dockingMethod: z.int(),
  /** Whether the centre takes a day without a time, and its tips for that day. */
  examCenterSignUp: z.boolean(),
  tips: Words,
  state: CenterState,
  earliest: z.nullable(z.object({ day: z.string(), left: z.int() })),
  reason: z.nullable(Reason),
});
export type Center = z.output<typeof Center>;

export const CenterDetail = z.extend(z.omit(Center, { distanceKm: true, earliest: true, reason: true, state: true }), {
  phone: z.string(),
  photos: z.array(z.string()),
  cityId: z.int(),
  introduction: Words,
  changeable: z.boolean(),
  reviews: z.array(z.object({ stars: z.int(), text: Words, day: z.string() })),
});
export type CenterDetail = z.output<typeof CenterDetail>;
