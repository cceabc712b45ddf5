import type { ExamSet } from '#contract/calls/booking';
import {
  isWithin,
  limitsMet,
  limitsMissed,
  type AgeRange,
  type LimitedPerson,
  type PersonLimits,
} from '#contract/rules/person';

type Fit = Pick<ExamSet, 'meets' | 'misses' | 'advised'>;

/** How a package suits a person, as data: what it asks for, and the ages it is usually chosen at. */
export function fitOf(set: PersonLimits & { advised: AgeRange }, person: LimitedPerson): Fit {
  const { from, to } = set.advised;
  const isAdvised = from !== null || to !== null;
  return {
    meets: limitsMet(set, person),
    misses: limitsMissed(set, person),
    advised: isAdvised ? { from, to, met: isWithin(person.age, set.advised) } : null,
  };
}

type Ranked = Fit & Pick<ExamSet, 'reason' | 'selfFen' | 'popular'>;

const IN_VAIN = 1;
const ADVICE = { met: 0, none: 1, missed: 2 } as const;

/**
 * The comparison, in this order, the smaller first: whether it can be chosen, whether the age is one it is meant for,
 * how closely it is made for such a person, that nothing is left to pay, and that colleagues choose it.
 */
const ranksOf = ({ reason, advised, meets, selfFen, popular }: Ranked): number[] => [
  reason ? IN_VAIN : 0,
  ADVICE[advised ? (advised.met ? 'met' : 'missed') : 'none'],
  -meets.length,
  selfFen > 0 ? 1 : 0,
  popular ? 0 : 1,
];

function compare(one: Ranked, other: Ranked): number {
  const others = ranksOf(other);
  return ranksOf(one).reduce((found, rank, index) => found || rank - (others[index] ?? 0), 0);
}

/** Those that fit best first; equals stay in the catalogue's order, and then none of them is called the best. */
export function bestFirst<T extends Ranked>(sets: readonly T[]): (T & { best: boolean })[] {
  const sorted = sets.toSorted(compare);
  const [first, second] = sorted.filter(({ reason }) => !reason);
  const best = first && second && compare(first, second) < 0 ? first : undefined;
  return sorted.map((set) => ({ ...set, best: set === best }));
}
