import type { ProductDetail } from '#contract/calls/mall';

/** Paid whole by points, or by whatever the checkout puts together. */
export type Way = 'points' | 'money';

type Offered = Pick<ProductDetail, 'IsFree' | 'priceFen' | 'pointsPrice' | 'points' | 'most'>;

export const isFree = ({ IsFree, priceFen }: Pick<Offered, 'IsFree' | 'priceFen'>): boolean => IsFree || priceFen === 0;

/** The ways it can be paid; by points first. */
export function waysOf(product: Offered): Way[] {
  if (isFree(product) || product.pointsPrice === null || product.points === null) return ['money'];
  return ['points', 'money'];
}

/** How many of it the points would do for. */
export const redeemable = ({ pointsPrice, points }: Offered): number =>
  pointsPrice && points ? Math.floor(points.balance / pointsPrice) : 0;

/** The way that was asked for, else points where there are enough of them. */
export function wayOf(product: Offered, asked: string): Way {
  const ways = waysOf(product);
  const wanted = ways.find((way) => way === asked);
  return wanted ?? (ways[0] === 'points' && redeemable(product) > 0 ? 'points' : 'money');
}

/** How many can be had that way now, at least one: why not even one is said beside it. */
export const mostBy = (product: Offered, way: Way): number =>
  Math.max(1, way === 'points' ? Math.min(product.most, redeemable(product)) : product.most);

export const countOf = (asked: number, most: number): number => Math.min(Math.max(1, asked), most);
