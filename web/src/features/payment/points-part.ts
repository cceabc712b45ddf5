import type { MallOrderDetail } from '#contract/calls/mall-orders';

interface Settings {
  pointFen: number;
  /** How much of an order points may pay. */
  pointsPercent: number;
}

type Order = Pick<MallOrderDetail, 'points' | 'moneyFen' | 'priceFen'>;

/** How many points the order may be paid with: the balance, the open amount, and as much as the company allows. */
export function mostPoints({ points, moneyFen, priceFen }: Order, balance: number, settings: Settings): number {
  const { pointFen, pointsPercent } = settings;
  const payable = points + Math.floor(moneyFen / pointFen);
  const allowed = priceFen === null ? payable : Math.floor((priceFen * pointsPercent) / 100 / pointFen);
  return Math.max(points, Math.min(points + balance, payable, allowed));
}
