import type { BookingWindow } from '#contract/company-config';
import { isSent } from '#contract/rules/product-kind';
import { productOf } from './catalogue.ts';
import type { DemoOffer } from './types.ts';

/** Only goods that are sent can run out. */
const plenty = (product: number): Pick<DemoOffer, 'stock'> =>
  isSent(productOf(product).gives.kind) ? { stock: { received: 80, lowAt: 10 } } : {};

export const offer = (product: number, more: Omit<DemoOffer, 'product'> = {}): DemoOffer => ({
  product,
  ...plenty(product),
  ...more,
});

/** Sold as the product says, to everybody. */
export const offers = (...products: number[]): DemoOffer[] => products.map((product) => offer(product));

type Audience = Pick<DemoOffer, 'classes' | 'types' | 'vendors'>;

/**
 * Free for the employee; for one relative of at most 75 it costs 128 yuan (docs/product §6.4). Both last a year and are
 * had once a year, so people who signed up in the last window can do so again in the next.
 */
export const pocketDoctor = (
  windows: BookingWindow[] = [],
  { free = {}, paid = {} }: { free?: Audience; paid?: Audience } = {},
): DemoOffer[] => [
  offer(601, { role: 'free', limit: { count: 1, period: 'year' }, windows, ...free }),
  offer(602, {
    ...{ role: 'paid', forFamily: { maxAge: 75 }, badge: 'limited' },
    ...{ limit: { count: 1, period: 'year' }, windows, ...paid },
  }),
];
