import type { Person } from '#contract/calls/people';
import { plainPhone } from '#contract/rules/phone';
import type { Problems } from '../../platform/form.ts';

/** In the order of the page. */
export const PERSONAL_FIELDS = ['marital', 'city', 'phone', 'email', 'consent'] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];
export interface PersonalDraft {
  marital: Person['maritalStatus'];
  city: string;
  phone: string;
  email: string;
  consent: boolean;
}

/** The call's own rules. */
export const personalSchema = () => import('#contract/calls/people').then(({ people }) => people.SavePersonalInfo.in);
/** The call's own names of the fields. */
export const PERSONAL_NAMES = { maritalStatus: 'marital', cityId: 'city' } as const;

/** The phone comes masked; as long as it is left as it came, it stays as it is on the server. */
export const initialPersonal = (person: Person, cityId: number | undefined): PersonalDraft => ({
  marital: person.maritalStatus,
  city: cityId?.toString() ?? '',
  phone: person.phone,
  email: person.email,
  consent: false,
});

/** Each field has its please-fill-in prompt. */
export function missingPersonal(draft: PersonalDraft, person: Pick<Person, 'relation'>): Problems<PersonalField> {
  const problem = (kind: string | false) => (kind ? { kind } : undefined);
  return {
    marital: problem(!draft.marital && 'maritalMissing'),
    city: problem(!draft.city && 'cityMissing'),
    phone: problem(!plainPhone(draft.phone) && 'phoneMissing'),
    // invoices go to the employee, and not every parent has an address
    email: problem(
      /* guard: screens: no e-mail of a parent */ person.relation === 'self' && !draft.email.trim() && 'emailMissing',
    ),
    consent: problem(!draft.consent && 'consentMissing'),
  };
}

/** The fields that are sent: unchanged contacts stay empty, which leaves them as they are. */
export const personalChange = (person: Person, draft: PersonalDraft) => ({
  customerGuid: person.customerGuid,
  maritalStatus: draft.marital,
  cityId: Number(draft.city),
  phone: plainPhone(draft.phone) === person.phone ? '' : plainPhone(draft.phone),
  email: draft.email.trim() === person.email ? '' : draft.email.trim(),
});
