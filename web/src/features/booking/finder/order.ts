import type { FoundCenter } from '#contract/calls/center-finder';
import { closesCentre } from '#contract/rules/store-status';
import { matching, type Wanted } from '../centers/order.ts';

export const FINDER_SORTS = ['plan', 'distance', 'rating'] as const;
type FinderSort = (typeof FINDER_SORTS)[number];

/** A plan of the caller's can be used there, and the house is open. */
export const isUsable = ({ plans, storeStatus }: FoundCenter): boolean =>
  plans.length > 0 && !closesCentre(storeStatus);

const FAR = Number.MAX_VALUE;
const byDistance = (one: FoundCenter, other: FoundCenter): number =>
  (one.distanceKm ?? FAR) - (other.distanceKm ?? FAR);
const BY: Record<FinderSort, (one: FoundCenter, other: FoundCenter) => number> = {
  plan: (one, other) => Number(isUsable(other)) - Number(isUsable(one)) || byDistance(one, other),
  distance: byDistance,
  rating: (one, other) => other.rating - one.rating || other.evaluations - one.evaluations,
};

/** The centres that match, sorted; closed ones come last and stay, so that a known centre is never missing. */
export function foundCenters(centers: readonly FoundCenter[], wanted: Wanted<FinderSort>): FoundCenter[] {
  const shut = ({ storeStatus }: FoundCenter) => Number(closesCentre(storeStatus));
  return matching(centers, wanted).toSorted((one, other) => shut(one) - shut(other) || BY[wanted.sort](one, other));
}
