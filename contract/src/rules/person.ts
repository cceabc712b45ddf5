/** §5, §9: nobody under this age is booked. */
export const MINIMUM_AGE = 18;

/** Whom a package or an add-on is for; an absent limit means anybody. */
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

/** The limits this person does not meet; none: it is for them. An unknown marital status meets no marital limit. */
export function limitsMissed(limits: PersonLimits, person: LimitedPerson): (keyof PersonLimits)[] {
  const missed: (keyof PersonLimits)[] = [];
  if (limits.sex && limits.sex !== person.gender) missed.push('sex');
  if (limits.marital && limits.marital !== person.maritalStatus) missed.push('marital');
  if (limits.minAge !== null && person.age < limits.minAge) missed.push('minAge');
  if (limits.maxAge !== null && person.age > limits.maxAge) missed.push('maxAge');
  return missed;
}
