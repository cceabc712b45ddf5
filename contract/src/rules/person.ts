/** Younger people are not booked (docs/product §4.2). */
export const MINIMUM_AGE = 18;

/** The people a package or an add-on is for; an absent limit means all. */
export interface PersonLimits {
  sex: 'male' | 'female' | null;
  marital: 'single' | 'married' | null;
  minAge: number | null;
  maxAge: number | null;
}

export interface LimitedPerson {
  gender: 'male' | 'female';
  maritalStatus: string;
  age: number;
}

/** One limit by itself; each screen says it in its own words. */
export type PersonLimit =
  | { kind: 'sex'; only: 'male' | 'female' }
  | { kind: 'marital'; only: 'single' | 'married' }
  | ({ kind: 'age' } & AgeRange);

/** Both ends included; null is open. */
export interface AgeRange {
  from: number | null;
  to: number | null;
}

function limitsOf({ sex, marital, minAge, maxAge }: PersonLimits): PersonLimit[] {
  const limits: PersonLimit[] = [];
  if (sex) limits.push({ kind: 'sex', only: sex });
  if (marital) limits.push({ kind: 'marital', only: marital });
  if (minAge !== null || maxAge !== null) limits.push({ kind: 'age', from: minAge, to: maxAge });
  return limits;
}

export const isWithin = (age: number, { from, to }: AgeRange): boolean =>
  (from === null || age >= from) && (to === null || age <= to);

function meets(limit: PersonLimit, person: LimitedPerson): boolean {
  if (limit.kind === 'sex') return limit.only === person.gender;
  return limit.kind === 'marital' ? limit.only === person.maritalStatus : isWithin(person.age, limit);
}

/** The limits this person does not meet; none: it is for them. An unknown marital status meets no marital limit. */
export const limitsMissed = (limits: PersonLimits, person: LimitedPerson): PersonLimit[] =>
  limitsOf(limits).filter((limit) => !meets(limit, person));

export const limitsMet = (limits: PersonLimits, person: LimitedPerson): PersonLimit[] =>
  limitsOf(limits).filter((limit) => meets(limit, person));
