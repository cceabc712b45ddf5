import type { Center } from '#contract/calls/booking';
import { closesCentre } from '#contract/rules/store-status';

export const SORTS = ['earliest', 'distance', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

/** Further away, how far is of no use: the place is that of another part of the country. */
const FAR_KM = 200;
export const nearKm = ({ distanceKm }: Pick<Center, 'distanceKm'>): number | undefined =>
  distanceKm === null || distanceKm > FAR_KM ? undefined : distanceKm;

/** There is a day to be had here. */
export const isBookable = ({ earliest, reason }: Center): boolean => earliest !== null && reason === null;

/** Whether its calendar is worth looking at; a closed house has none. */
export const hasCalendar = (center: Center): boolean =>
  isBookable(center) ||
  (!closesCentre(center.storeStatus) && ['open', 'full', 'rest', 'team', 'wait'].includes(center.state));

export interface Wanted<S extends string = Sort> {
  sort: S;
  /** Chinese name, which is the key; empty is all. */
  district: string;
  text: string;
}

/** The wanted centres, in the wanted order; those that cannot be booked come last and never disappear. */
export function shownCenters(centers: readonly Center[], wanted: Wanted): Center[] {
  const { sort } = wanted;
  return matching(centers, wanted)
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
  earliest: (one, other) => compare(one.earliest?.day ?? '9', other.earliest?.day ?? '9') || BY.distance(one, other),
  rating: (one, other) => other.rating - one.rating || other.evaluations - one.evaluations,
};
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

type Described = Pick<Center, 'name' | 'address' | 'district'>;

/** Those in the district wanted whose name or address has the text. */
export function matching<T extends Described>(
  centers: readonly T[],
  { district, text }: Pick<Wanted, 'district' | 'text'>,
): T[] {
  const sought = text.trim().toLowerCase();
  return centers.filter(
    (center) => (!district || center.district.zh === district) && (!sought || searched(center).includes(sought)),
  );
}

const searched = ({ name, address, district }: Described): string =>
  [name, address, district]
    .flatMap(({ zh, en }) => [zh, en])
    .join('\n')
    .toLowerCase();

/** The districts there are, each once, in the order of the list. */
export const districtsOf = (centers: readonly Pick<Center, 'district'>[]): { zh: string; en: string }[] => [
  ...new Map(centers.map(({ district }) => [district.zh, district])).values(),
];
