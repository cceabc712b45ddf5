import { describe, expect, it } from 'vitest';
import type { Person } from '#contract/calls/people';
import { people } from '#contract/calls/people';
import { schemaProblems } from '../../api/schema-problems.ts';
import {
  initialPersonal,
  missingPersonal,
  PERSONAL_FIELDS,
  PERSONAL_NAMES,
  personalChange,
  type PersonalDraft,
} from './personal-form.ts';

const GUID = '00000000-0000-4000-8000-000000000001';
const person: Person = {
  customerGuid: GUID,
  name: '陈思远',
  isSelected: true,
  relation: 'self',
  gender: 'male',
  birthDate: '1991-08-15',
  age: 34,
  idType: 'idCard',
  idNumber: '310***********2316',
  maritalStatus: 'married',
  phone: '138****2316',
  phoneVerified: true,
  email: 'chen@yunfan.example',
  emailVerified: false,
  ...{ companyPhone: '', companyEmail: '' },
  cityId: 1,
  cityName: '上海市',
  employeeNo: 'YF1',
  department: '',
  employeeType: 1,
  reason: null,
};
const agreed: PersonalDraft = { ...initialPersonal(person, 1), consent: true };
const kinds = (draft: PersonalDraft) =>
  Object.fromEntries(Object.entries(missingPersonal(draft, person)).filter(([, problem]) => problem));
/** The call's own objections, by the form's names. */
const refused = (draft: PersonalDraft) =>
  schemaProblems(people.SavePersonalInfo.in, personalChange(person, draft), PERSONAL_FIELDS, PERSONAL_NAMES);

describe('the first step', () => {
  it('takes existing data as it is, and sends no masked number', () => {
    expect({ ...kinds(agreed), ...refused(agreed) }).toEqual({});
    expect(personalChange(person, agreed)).toEqual({
      customerGuid: GUID,
      maritalStatus: 'married',
      cityId: 1,
      phone: '',
      email: '',
    });
  });

  it('takes a new number with or without spaces and dashes', () => {
    const typed = { ...agreed, phone: '139-0000 1234', email: ' a@b.example ' };
    expect({ ...kinds(typed), ...refused(typed) }).toEqual({});
    expect(personalChange(person, typed)).toMatchObject({ phone: '13900001234', email: 'a@b.example' });
  });

  // proves: screens: no e-mail of a parent
  it('asks a relative for no e-mail: invoices go to the employee', () => {
    const noEmail = { ...agreed, email: '' };
    expect(missingPersonal(noEmail, { relation: 'parent' }).email).toBeUndefined();
    expect(missingPersonal(noEmail, { relation: 'self' }).email).toEqual({ kind: 'emailMissing' });
  });

  it('names missing and wrong fields', () => {
    expect(kinds({ marital: '', city: '', phone: ' ', email: '', consent: false })).toEqual({
      marital: { kind: 'maritalMissing' },
      city: { kind: 'cityMissing' },
      phone: { kind: 'phoneMissing' },
      email: { kind: 'emailMissing' },
      consent: { kind: 'consentMissing' },
    });
    expect(refused({ ...agreed, city: 'x', phone: '138****2317', email: 'nobody' })).toEqual({
      city: { kind: 'invalid' },
      phone: { kind: 'phoneBad' },
      email: { kind: 'emailBad' },
    });
  });
});
