import type { IdType, Person } from '#contract/calls/people';
import { isDay } from '#contract/rules/day';
import { parseIdNumber } from '#contract/rules/id-number';
import { isBirthDate, isDocumentNumber, isPersonName, NAME_MOST, plainDocument } from '#contract/rules/person-data';
import { today } from '../../platform/clock.ts';
import type { Problems } from '../../platform/form.ts';
import type { Relative } from './relatives.ts';

/** In the order of the form. */
export const RELATIVE_FIELDS = ['relation', 'name', 'idType', 'idNumber', 'birthDate', 'gender', 'marital'] as const;
export type RelativeField = (typeof RELATIVE_FIELDS)[number];
export type RelativeDraft = Record<RelativeField, string>;

/** The call's own rules. */
export const relativeSchema = () => import('#contract/calls/people').then(({ people }) => people.SaveRelative.in);
/** The call's own names of the fields. */
export const RELATIVE_NAMES = { maritalStatus: 'marital' } as const;

export const initialRelative = (person: Person | undefined, onlyRelation: Relative | undefined): RelativeDraft => ({
  relation: person?.relation ?? onlyRelation ?? '',
  name: person?.name ?? '',
  idType: person?.idType ?? 'idCard',
  idNumber: person?.idNumber ?? '',
  birthDate: person?.birthDate ?? '',
  gender: person?.gender ?? '',
  marital: person?.maritalStatus ?? '',
});

export const numberOf = (draft: RelativeDraft): string => plainDocument(draft.idNumber);

/** The number came masked and stands as it came, for the same kind of document. */
export const keepsNumber = (person: Person | undefined, draft: RelativeDraft): boolean =>
  person !== undefined &&
  person.idNumber !== '' &&
  numberOf(draft) === person.idNumber &&
  draft.idType === person.idType;

/** An ID card's number tells birth date and sex; other documents do not, so they are asked for. */
export function derivedFrom(
  person: Person | undefined,
  draft: RelativeDraft,
): Pick<Person, 'birthDate' | 'gender'> | null {
  if (draft.idType !== 'idCard') return null;
  if (person && keepsNumber(person, draft)) return person;
  const parsed = parseIdNumber(numberOf(draft));
  return parsed.ok ? { birthDate: parsed.birthDate, gender: parsed.sex } : null;
}

/** An ID card's number tells birth date and sex: the page then does not ask for them. */
export const absentFields = ({ idType }: RelativeDraft): readonly RelativeField[] =>
  idType === 'idCard' ? ['birthDate', 'gender'] : [];

export function relativeProblems(person: Person | undefined, draft: RelativeDraft): Problems<RelativeField> {
  const problem = (kind: string | false) => (kind ? { kind } : undefined);
  const isCard = draft.idType === 'idCard';
  const number = numberOf(draft);
  const badNumber = !keepsNumber(person, draft) && !isDocumentNumber(draft.idType as IdType, number, today());
  const birthDate = draft.birthDate.trim();
  return {
    relation: problem(!draft.relation && 'relationMissing'),
    name: problem(nameProblem(draft.name.trim())),
    idNumber: problem(!number ? 'idMissing' : badNumber && (isCard ? 'idBad' : 'documentBad')),
    birthDate: problem(!isCard && birthProblem(birthDate)),
    gender: problem(!isCard && !draft.gender && 'genderMissing'),
    marital: problem(!draft.marital && 'maritalMissing'),
  };
}

function nameProblem(name: string): string | false {
  if (!name) return 'nameMissing';
  // a longer one is refused in words and not cut while it is typed
  if ([...name].length > NAME_MOST) return 'nameLong';
  return !isPersonName(name) && 'personNameBad';
}

function birthProblem(birthDate: string): string | false {
  if (!birthDate) return 'birthMissing';
  if (!isDay(birthDate)) return 'birthBad';
  return !isBirthDate(birthDate, today()) && 'birthDateBad';
}

export function relativePayload(
  person: Person | undefined,
  draft: RelativeDraft,
  { userGuid, cityId }: { userGuid: string; cityId: number },
) {
  const derived = derivedFrom(person, draft);
  return {
    userGuid,
    ...(person && { customerGuid: person.customerGuid }),
    relation: draft.relation as Relative,
    name: draft.name.trim(),
    idType: draft.idType as IdType,
    idNumber: keepsNumber(person, draft) ? '' : numberOf(draft),
    birthDate: derived?.birthDate ?? draft.birthDate.trim(),
    gender: derived?.gender ?? (draft.gender as Person['gender']),
    maritalStatus: draft.marital as Person['maritalStatus'],
    cityId: person?.cityId ?? cityId,
  };
}
