import type { Extra, ExamSet } from '#contract/calls/booking';
import { extraProblem, type ExtraProblem } from '#contract/rules/extras';

export interface Offer {
  examSets: readonly ExamSet[];
  extras: readonly Extra[];
  maxExtras: number;
  /** Of the order that is being changed; 0 when there is none. */
  paidFen: number;
}

/** A change that costs no more than was paid: there is no amount to show. */
export const isSettled = ({ paidFen, moreFen }: { paidFen: number; moreFen: number }): boolean =>
  paidFen > 0 && moreFen === 0;

export interface Chosen {
  setId: number | undefined;
  extraIds: readonly number[];
}

const catalogueOf = ({ extras }: Offer): ReadonlyMap<number, Extra> =>
  new Map(extras.map((extra) => [extra.id, extra]));

/** 0 is no package: rules that need one say so. */
const problemOf = (offer: Offer, extra: Extra, { setId = 0, extraIds }: Chosen): ExtraProblem | undefined =>
  extraProblem(extra, { setId, extraIds }, catalogueOf(offer), offer.maxExtras);

/** How an add-on stands beside the selection. */
export type ExtraState =
  | { kind: 'free'; checked: boolean }
  | { kind: 'paid' }
  /** The package has it already. */
  | { kind: 'included' }
  /** As many are chosen as may be: said once for all of them. */
  | { kind: 'noMore' }
  | { kind: 'problem'; problem: SaidProblem };
/** A problem that is said in the row of the add-on that has it. */
export type SaidProblem = Extract<ExtraProblem, { kind: 'exclusive' | 'needsSet' }>;

/** Of an add-on that is for this person. */
export function extraState(offer: Offer, extra: Extra, chosen: Chosen): ExtraState {
  if (extra.paid) return { kind: 'paid' };
  const checked = chosen.extraIds.includes(extra.id);
  const problem = problemOf(offer, extra, chosen);
  if (checked || !problem) return { kind: 'free', checked };
  if (problem.kind === 'exclusive' || problem.kind === 'needsSet') return { kind: 'problem', problem };
  return { kind: problem.kind === 'withinSet' ? 'included' : 'noMore' };
}

/** Kept in view when the group it stands in is folded. */
export const isChosen = ({ id, paid }: Extra, { extraIds }: Chosen): boolean => paid || extraIds.includes(id);

/** The chosen add-ons that stay with a package: paid ones always, the others only if no rule forbids them. */
export function keptExtras(offer: Offer, setId: number | undefined, extraIds: readonly number[]): number[] {
  const kept: number[] = offer.extras.filter(({ paid }) => paid).map(({ id }) => id);
  for (const extra of offer.extras) {
    if (!extraIds.includes(extra.id) || kept.includes(extra.id) || extra.reason) continue;
    if (!problemOf(offer, extra, { setId, extraIds: kept })) kept.push(extra.id);
  }
  return kept;
}

/** The chosen add-ons this one cannot stand beside; nothing when one of them is paid and must stay. */
export function swapsOut(offer: Offer, extra: Extra, chosen: Chosen): number[] | undefined {
  const inTheWay = offer.extras.filter(
    ({ id, excludes }) => chosen.extraIds.includes(id) && (excludes.includes(extra.id) || extra.excludes.includes(id)),
  );
  return inTheWay.some(({ paid }) => paid) ? undefined : inTheWay.map(({ id }) => id);
}

export interface Fees {
  set: ExamSet | undefined;
  extras: Extra[];
  selfFen: number;
  /** The amount paid before, and the open one; less than nothing goes back. */
  paidFen: number;
  moreFen: number;
}

export function feesOf({ examSets, extras, paidFen }: Offer, { setId, extraIds }: Chosen): Fees {
  const set = examSets.find(({ id }) => id === setId);
  const chosen = extras.filter(({ id }) => extraIds.includes(id));
  const selfFen = chosen.reduce((sum, { priceFen }) => sum + priceFen, set?.selfFen ?? 0);
  return { set, extras: chosen, selfFen, paidFen, moreFen: selfFen - paidFen };
}
