import { plusDays } from '../days.ts';
import { CATALOGUE } from './catalogue.ts';
import { offer, pocketDoctor } from './offers.ts';
import type { DemoOffer } from './types.ts';

/** The first eight in the list's order, and everything else after them; each way of not being for sale once. */
export function rangeOfDefault(today: string): DemoOffer[] {
  const day = (offset: number) => plusDays(today, offset);
  const written: DemoOffer[] = [
    offer(101, { badge: 'hot', limit: { count: 4, period: 'year' } }),
    offer(201),
    offer(501, { badge: 'limited', forFamily: { maxAge: 75 }, limit: { count: 1, period: 'ever' } }),
    offer(502),
    offer(301),
    offer(401),
    offer(402),
    offer(503, { stock: { received: 2, lowAt: 3 } }), // all of them sold
    offer(408, { windows: [{ from: day(18), to: day(120) }] }), // not yet
    offer(305, { windows: [{ from: day(-120), to: day(-9) }] }), // no longer
    offer(302, { classes: [1] }), // not for the permanent staff
    offer(404, { stock: { received: 6, lowAt: 5 } }), // few are left
    offer(107, { badge: 'limited', limit: { count: 2, period: 'year' } }),
    offer(407, { limit: { count: 3, period: 'month' } }),
    offer(403, { priceFen: 299_00, points: 200 }), // cheaper here
    ...pocketDoctor(),
    offer(611, { badge: 'hot' }),
  ];
  const named = new Set(written.map(({ product }) => product));
  return [...written, ...CATALOGUE.filter(({ id }) => !named.has(id)).map(({ id }) => offer(id))];
}
