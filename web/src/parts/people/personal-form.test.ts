import { describe, expect, it } from 'vitest';
import type { Person } from '#contract/people';
import { initialPersonal, personalChange, personalProblems, type PersonalDraft } from './personal-form.ts';

const person: Person = {
  customerGuid: 'guid',
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
  email: 'chen@yunfan.example',
  cityId: 1,
  cityName: '上海市',
  employeeNo: 'YF1',
  department: '',
  employeeType: 1,
  reason: null,
};
const agreed: PersonalDraft = { ...initialPersonal(person, 1), consent: 'yes' };
const kinds = (draft: PersonalDraft) =>
  Object.fromEntries(Object.entries(personalProblems(person, draft)).filter(([, problem]) => problem));

describe('the first step', () => {
  it('takes what is there as it is, and sends no masked number', () => {
    expect(kinds(agreed)).toEqual({});
    expect(personalChange(person, agreed)).toEqual({
      customerGuid: 'guid',
      maritalStatus: 'married',
      cityId: 1,
      phone: '',
      email: '',
    });
  });

  it('takes a new number with or without spaces', () => {
    const typed = { ...agreed, phone: '139 0000 1234', email: ' a@b.example ' };
    expect(kinds(typed)).toEqual({});
    expect(personalChange(person, typed)).toMatchObject({ phone: '13900001234', email: 'a@b.example' });
  });

  it('names what is missing or wrong', () => {
    expect(kinds({ marital: '', city: '', phone: ' ', email: '', consent: '' })).toEqual({
      marital: { kind: 'maritalMissing' },
      city: { kind: 'cityMissing' },
      phone: { kind: 'phoneMissing' },
      email: { kind: 'emailMissing' },
      consent: { kind: 'consentMissing' },
    });
    expect(kinds({ ...agreed, phone: '138****2317', email: 'nobody' })).toEqual({
      phone: { kind: 'phoneBad' },
      email: { kind: 'emailBad' },
    });
  });
});
