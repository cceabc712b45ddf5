import type { Person } from '#contract/people';
import { isEmail } from '#contract/rules/email';
import { isMobilePhone } from '#contract/rules/phone';
import type { Problems } from '../../platform/form.ts';

/** In the order of the page. */
export const PERSONAL_FIELDS = ['marital', 'city', 'phone', 'email', 'consent'] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];
export type PersonalDraft = Record<PersonalField, string>;

export const AGREED = 'yes';
export const bare = (text: string): string => text.replace(/\s+/g, '');

/** The phone comes masked; as long as it is left as it came, it stays as it is on the server. */
export const initialPersonal = (person: Person, cityId: number | undefined): PersonalDraft => ({
  marital: person.maritalStatus,
  city: cityId?.toString() ?? '',
  phone: person.phone,
  email: person.email,
  consent: '',
});

/** §5: each field has its please-fill-in prompt. */
export function personalProblems(person: Person, draft: PersonalDraft): Problems<PersonalField> {
  const problem = (kind: string | false) => (kind ? { kind } : undefined);
  const phone = bare(draft.phone);
  const email = draft.email.trim();
  return {
    marital: problem(!draft.marital && 'maritalMissing'),
    city: problem(!draft.city && 'cityMissing'),
    phone: problem(!phone ? 'phoneMissing' : phone !== person.phone && !isMobilePhone(phone) && 'phoneBad'),
    email: problem(!email ? 'emailMissing' : email !== person.email && !isEmail(email) && 'emailBad'),
    consent: problem(draft.consent !== AGREED && 'consentMissing'),
  };
}

/** What is sent of it: unchanged contacts stay empty, which leaves them as they are. */
export const personalChange = (person: Person, draft: PersonalDraft) => ({
  customerGuid: person.customerGuid,
  maritalStatus: draft.marital as Person['maritalStatus'],
  cityId: Number(draft.city),
  phone: bare(draft.phone) === person.phone ? '' : bare(draft.phone),
  email: draft.email.trim() === person.email ? '' : draft.email.trim(),
});
