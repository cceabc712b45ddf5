import type { Draft } from '#contract/calls/orders';

/** The choices one after the other. A change makes everything after it a question again. */
export const STAGES = ['plan', 'person', 'city', 'package', 'extras', 'center', 'day', 'segment'] as const;
export type Stage = (typeof STAGES)[number];

/** The field that decides a stage comes first; the others only say what it is called. */
const FIELDS: Record<Stage, readonly [keyof Draft, ...(keyof Draft)[]]> = {
  plan: ['bookingId', 'serviceCode', 'oldOrderId', 'assetId'],
  person: ['customerGuid', 'customerName'],
  city: ['cityId'],
  package: ['examSetId', 'examSetName'],
  extras: ['extraIds'],
  center: ['centerId', 'centerName'],
  day: ['day'],
  segment: ['workingSegmentId', 'bookTime', 'signUp'],
};

/** Add-ons decide nothing but whether the centre has them, which is asked before going on: the calendar is the same. */
const KEEPS: readonly Stage[] = ['extras'];

/** Report, delivery and invoice choices hold whatever else changes; the order checks them. */
export function withChange(draft: Draft, patch: Partial<Draft>): Draft {
  const next: Draft = { ...draft, ...patch };
  for (const stage of overtaken(draft, patch)) {
    for (const field of FIELDS[stage]) delete next[field];
  }
  return next;
}

/** The stages that have an answer now and would have none after the change. */
export const lostBy = (draft: Draft, patch: Partial<Draft>): Stage[] =>
  overtaken(draft, patch).filter((stage) => isAnswered(draft, stage));

export const isAnswered = (draft: Draft, stage: Stage): boolean => {
  const value = draft[FIELDS[stage][0]];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
};

/** Stages after the first one that changes, but for those the patch answers anew. */
function overtaken(draft: Draft, patch: Partial<Draft>): Stage[] {
  const first = STAGES.findIndex((stage) => {
    const [field] = FIELDS[stage];
    return !KEEPS.includes(stage) && field in patch && !isSame(draft[field], patch[field]);
  });
  return first < 0 ? [] : STAGES.slice(first + 1).filter((stage) => !(FIELDS[stage][0] in patch));
}

/** Add-ons are a set: their order says nothing, and none is the same as an empty list. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) && !Array.isArray(other)) return one === other;
  const [these, those] = [one ?? [], other ?? []] as [unknown[], unknown[]];
  return these.length === those.length && these.every((id) => those.includes(id));
}
