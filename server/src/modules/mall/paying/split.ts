import type { Split } from '#contract/calls/mall-orders';
import { Fault } from '../../../fault.ts';
import { startPaying, type Part, type Paying, type SplitItem } from './pay-items.ts';

/** A gift, or a card with money on it. */
export interface Purse {
  source: 'gift' | 'card';
  id: number;
  leftFen: number;
  expiresOn: string;
}

export interface PointsGrant {
  points: number;
  expiresOn: string;
}

export interface DentalCard {
  id: number;
  uses: number;
  expiresOn: string;
}

/** The person's sources, and the company's terms. */
export interface Means {
  purses: Purse[];
  dental: DentalCard[];
  grants: PointsGrant[];
  pointFen: number;
  pointsPercent: number;
  giftsAndCardsFirst: boolean;
}

/** How much of each is used: recommended, or as the person wishes. */
interface Amounts {
  purses: { purse: Purse; fen: number }[];
  points: number;
}

export interface SplitResult {
  parts: Part[];
  /** The most points this order takes, of those there are. */
  mostPoints: number;
  /** The most that the company lets points pay of it. */
  pointsByShare: number;
  /**
   * The sum dental cards, gifts, cards, points and money have to pay together, and the one without the dental cards.
   */
  toPayFen: number;
  restFen: number;
  moneyFen: number;
  /** The impossible part of the wish; the parts then keep to the possible one. */
  fault: Fault | undefined;
}

/**
 * Pays for every item to the fen: the company for free ones, dental cards for their services, then gifts, cards and
 * points, of each kind or of all together the soonest to expire first, and money for the rest.
 */
export function split(items: SplitItem[], means: Means, wish?: Split): SplitResult {
  const paid = startPaying(items);
  for (const { itemNo, isFree } of items) if (isFree) paid.take(itemNo, 'company', 0, Infinity);
  const toPayFen = paid.rest();
  payByDental(paid, items, means.dental, wish);
  const restFen = paid.rest();
  const pointsByShare = Math.floor((toPayFen * means.pointsPercent) / 100 / means.pointFen);
  const ownPoints = means.grants.reduce((sum, { points }) => sum + points, 0);
  const mostPoints = Math.min(ownPoints, pointsByShare, paid.wholePoints(means.pointFen));
  const { amounts, fault } = wish
    ? wished(means, restFen, mostPoints, wish)
    : { amounts: recommended(means, restFen, mostPoints), fault: undefined };
  // points are whole in each item, so they come before what can be split to the fen
  paid.spread('points', 0, amounts.points * means.pointFen, means.pointFen);
  for (const { purse, fen } of amounts.purses) paid.spread(purse.source, purse.id, fen);
  const moneyFen = paid.rest();
  paid.spread('money', 0, moneyFen);
  return { parts: paid.parts, mostPoints, pointsByShare, toPayFen, restFen, moneyFen, fault };
}

export const bySoonest = <T extends { expiresOn: string; id: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn) || a.id - b.id);

/** The dearest first, each by the card that ends first; a wish names how much each card should pay. */
function payByDental(paid: Paying, items: SplitItem[], cards: DentalCard[], wish: Split | undefined): void {
  const units = dentalUnits(items);
  for (const { id, uses } of bySoonest(cards)) {
    let fen = wish ? (wish.cards.find(({ assetId }) => assetId === id)?.fen ?? 0) : Infinity;
    for (let left = uses; left > 0; left -= 1) {
      const at = units.findIndex(({ unitFen }) => unitFen <= fen);
      const [unit] = at === -1 ? [] : units.splice(at, 1);
      if (!unit) break;
      paid.take(unit.itemNo, 'card', id, unit.unitFen, { uses: 1 });
      fen -= unit.unitFen;
    }
  }
}

const dentalUnits = (items: SplitItem[]) =>
  items
    .filter(({ isDental, isFree, unitFen }) => isDental && !isFree && unitFen > 0)
    .flatMap(({ itemNo, count, unitFen }) => Array.from({ length: count }, () => ({ itemNo, unitFen })))
    .toSorted((a, b) => b.unitFen - a.unitFen);

/** The amounts none, one, two … uses of a dental card could pay for, the dearest first. */
export function dentalSteps(items: SplitItem[], uses: number): number[] {
  const steps = [0];
  for (const { unitFen } of dentalUnits(items).slice(0, uses)) steps.push((steps.at(-1) ?? 0) + unitFen);
  return steps;
}

/** Gifts, cards and points in the order in which they are used: by their last day, or the points after all others. */
function inOrder({ purses, grants, giftsAndCardsFirst }: Means): (Purse | PointsGrant)[] {
  const points = grants.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  const all = [...bySoonest(purses), ...points];
  return giftsAndCardsFirst ? all : all.toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
}

function recommended(means: Means, restFen: number, mostPoints: number): Amounts {
  const { pointFen } = means;
  const purses: Amounts['purses'] = [];
  let points = 0;
  let left = restFen;
  for (const one of inOrder(means)) {
    if ('points' in one) {
      const used = Math.min(one.points, mostPoints - points, Math.floor(left / pointFen));
      points += used;
      left -= used * pointFen;
    } else {
      const fen = Math.min(one.leftFen, left);
      purses.push({ purse: one, fen });
      left -= fen;
    }
  }
  return withoutRemainder({ purses, points }, { left, pointFen, mostPoints });
}

/** Less than a point is left for money: one point more pays it, and the gift or card used last keeps the difference. */
function withoutRemainder(
  { purses, points }: Amounts,
  { left, pointFen, mostPoints }: { left: number; pointFen: number; mostPoints: number },
): Amounts {
  let over = pointFen - left;
  const pursesFen = purses.reduce((sum, { fen }) => sum + fen, 0);
  if (left === 0 || over <= 0 || points >= mostPoints || pursesFen < over) return { purses, points };
  const kept = purses.toReversed().map(({ purse, fen }) => {
    const less = Math.min(fen, over);
    over -= less;
    return { purse, fen: fen - less };
  });
  return { purses: kept.toReversed(), points: points + 1 };
}

function wished(means: Means, restFen: number, mostPoints: number, wish: Split) {
  const isDental = (id: number) => means.dental.some((card) => card.id === id);
  const gifts = sumsOf(wish.gifts.map(({ giftId, fen }) => [giftId, fen]));
  const cards = sumsOf(wish.cards.map(({ assetId, fen }) => [assetId, isDental(assetId) ? 0 : fen]));
  const asked = [
    ...gifts.map(([id, fen]) => ({ source: 'gift' as const, id, fen })),
    ...cards.map(([id, fen]) => ({ source: 'card' as const, id, fen })),
  ];
  let fault: Fault | undefined;
  const points = Math.min(wish.points, mostPoints);
  if (wish.points > mostPoints) fault = new Fault('pointsTooMany', { most: mostPoints });
  let left = restFen - points * means.pointFen;
  const purses = asked.flatMap(({ source, id, fen }) => {
    const purse = means.purses.find((one) => one.source === source && one.id === id);
    const held = purse?.leftFen ?? 0;
    if (fen > held) fault ??= new Fault(source === 'gift' ? 'giftShort' : 'cardShort');
    else if (fen > left) fault ??= new Fault('splitTooMuch');
    const used = Math.min(fen, held, left);
    left -= used;
    return purse && used > 0 ? { purse, fen: used } : [];
  });
  return { amounts: { purses, points }, fault };
}

/** One that is named twice is one. */
function sumsOf(pairs: [number, number][]): [number, number][] {
  const sums = new Map<number, number>();
  for (const [id, fen] of pairs) sums.set(id, (sums.get(id) ?? 0) + fen);
  return [...sums];
}
