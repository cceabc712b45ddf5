import type { Center } from '#contract/booking';
import { closesCentre } from '#contract/rules/store-status';

export const SORTS = ['distance', 'earliest', 'rating'] as const;
export type Sort = (typeof SORTS)[number];
export const sortOf = (text: string | undefined): Sort => SORTS.find((sort) => sort === text) ?? 'distance';

/** Somebody can book here: there is a day to be had. */
export const isBookable = ({ earliest, reason }: Center): boolean => earliest !== null && reason === null;

/** ux §6.2: whether its calendar is worth looking at; a closed house has none. */
export const hasCalendar = (center: Center): boolean =>
  isBookable(center) ||
  (!closesCentre(center.storeStatus) && ['open', 'full', 'rest', 'team', 'wait'].includes(center.state));

export interface Wanted {
  sort: Sort;
  /** Chinese name, which is the key; empty is all. */
  district: string;
  text: string;
}

/** What is wanted, in the order wanted; what cannot be booked comes last and never disappears (ux §6.2). */
export function shownCenters(centers: readonly Center[], { sort, district, text }: Wanted): Center[] {
  const sought = text.trim().toLowerCase();
  return centers
    .filter((center) => !district || center.district.zh === district)
    .filter((center) => !sought || searched(center).includes(sought))
    .map((center, place) => ({ center, place }))
    .sort(
      (one, other) =>
        Number(isBookable(other.center)) - Number(isBookable(one.center)) ||
        BY[sort](one.center, other.center) ||
        one.place - other.place,
    )
    .map(({ center }) => center);
}

const FAR = Number.MAX_VALUE;
const BY: Record<Sort, (one: Center, other: Center) => number> = {
  // without distances the order is the server's
  distance: (one, other) => (one.distanceKm ?? FAR) - (other.distanceKm ?? FAR),
  earliest: (one, other) => compare(one.earliest?.day ?? '9', other.earliest?.day ?? '9'),
  rating: (one, other) => other.rating - one.rating || other.evaluations - one.evaluations,
};
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const searched = ({ name, address, district }: Center): string =>
  [name, address, district]
    .flatMap(({ zh, en }) => [zh, en])
    .join('\n')
    .toLowerCase();

/** The districts there are, each once, in the order of the list. */
export const districtsOf = (centers: readonly Center[]): { zh: string; en: string }[] => [
  ...new Map(centers.map(({ district }) => [district.zh, district])).values(),
];
