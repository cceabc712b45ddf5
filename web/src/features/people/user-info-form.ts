import type { IdType, Person } from '#contract/calls/people';
import { isEmail } from '#contract/rules/email';
import { parseIdNumber } from '#contract/rules/id-number';
import { isDocumentNumber, plainDocument } from '#contract/rules/person-data';
import { isMobilePhone, plainPhone } from '#contract/rules/phone';
import type { PayloadOf } from '../../api/send.ts';
import { COMPLETED_FIELDS, type CompletedField } from '../../parts/people/missing.ts';
import { appPath, pathTo, redirectTarget, routeOf, type AppPath } from '../../platform/paths.ts';
import { today } from '../../platform/clock.ts';
import type { Problems } from '../../platform/form.ts';

/** In the order of the page. */
export const USER_INFO_FIELDS = ['idType', ...COMPLETED_FIELDS] as const;
export type UserInfoField = (typeof USER_INFO_FIELDS)[number];
export type UserInfoDraft = Record<UserInfoField, string>;

/** The call's own rules. */
export const completeSchema = () =>
  import('#contract/calls/personal').then(({ personal }) => personal.CompletePersonalInfo.in);
/** The call's own names of the fields. */
export const COMPLETE_NAMES = { maritalStatus: 'marital', cityId: 'city' } as const;

export const emptyUserInfo = (person: Person): UserInfoDraft => ({
  idType: person.idType,
  ...{ idNumber: '', marital: '', city: '', phone: '', email: '', employeeNo: '', department: '' },
});

/**
 * The missing fields that are still empty, each by its own prompt, and the rules for a number, a phone and an address:
 * all of it before a code is sent anywhere.
 */
export function userInfoProblems(
  draft: UserInfoDraft,
  missing: readonly CompletedField[],
  person: Pick<Person, 'birthDate' | 'gender'>,
): Problems<UserInfoField> {
  const empty = missing.filter((field) => !draft[field].trim());
  const problems: Problems<UserInfoField> = Object.fromEntries(empty.map((field) => [field, { kind: field }]));
  const isTyped = (field: CompletedField) => missing.includes(field) && !problems[field];
  const bad = isTyped('idNumber') && documentProblem(draft, person);
  if (bad) problems.idNumber = { kind: bad };
  if (isTyped('phone') && !isMobilePhone(plainPhone(draft.phone))) problems.phone = { kind: 'phoneBad' };
  if (isTyped('email') && !isEmail(draft.email.trim())) problems.email = { kind: 'emailBad' };
  return problems;
}

/** As the server looks at it: the number itself, then whether it is of the person the company knows. */
function documentProblem(draft: UserInfoDraft, { birthDate, gender }: Pick<Person, 'birthDate' | 'gender'>) {
  const isCard = draft.idType === 'idCard';
  if (!isDocumentNumber(draft.idType as IdType, draft.idNumber, today())) return isCard ? 'idBad' : 'documentBad';
  const card = isCard && parseIdNumber(plainDocument(draft.idNumber));
  if (!card || !card.ok || !birthDate) return undefined;
  return card.birthDate === birthDate && card.sex === gender ? undefined : 'idNumberOfAnother';
}

/** Only missing fields are sent; phone and e-mail have been confirmed by then. */
export function completion(
  userGuid: string,
  draft: UserInfoDraft,
  missing: readonly CompletedField[],
): PayloadOf<'CompletePersonalInfo'> {
  const typed = (field: CompletedField): string => (missing.includes(field) ? draft[field].trim() : '');
  const city = Number(typed('city'));
  return {
    userGuid,
    ...(typed('idNumber') && { idType: draft.idType as IdType, idNumber: typed('idNumber') }),
    maritalStatus: typed('marital') as Person['maritalStatus'],
    ...(city > 0 && { cityId: city }),
    employeeNo: typed('employeeNo'),
    department: typed('department'),
  };
}

/** Where one goes on to: a page of ours that needs a session, by its path or the end of it; else home. */
export function nextTarget(next: string): AppPath {
  const target = redirectTarget(next.startsWith('/') ? next : `/web/${next}`);
  const pathname = appPath(target)?.split(/[?#]/, 1)[0] ?? '';
  return routeOf(pathname) === '/web/userinfo/$next' ? pathTo('/web/home') : target;
}
