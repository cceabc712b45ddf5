import { describe, expect, it } from 'vitest';
import type { Person } from '#contract/calls/people';
import { idCheckCharacter } from '#contract/rules/id-number';
import {
  absentFields,
  derivedFrom,
  initialRelative,
  relativePayload,
  relativeProblems,
  type RelativeDraft,
} from './relative-form.ts';

const NUMBER = `11010519491231002${idCheckCharacter('11010519491231002')}`;
const typed: RelativeDraft = {
  relation: 'parent',
  name: ' 李桂兰 ',
  idType: 'idCard',
  idNumber: NUMBER.toLowerCase(),
  birthDate: '',
  gender: '',
  marital: 'married',
};
const known = {
  customerGuid: 'guid',
  relation: 'parent',
  name: '李桂兰',
  gender: 'female',
  birthDate: '1949-12-31',
  idType: 'idCard',
  idNumber: '110***********002X',
  maritalStatus: 'married',
  cityId: 7,
} as Person;
const kinds = (person: Person | undefined, draft: RelativeDraft) =>
  Object.fromEntries(Object.entries(relativeProblems(person, draft)).filter(([, problem]) => problem));
const me = { userGuid: 'me', cityId: 1 };

describe('a relative', () => {
  it('with an ID card has birth date and sex from its number', () => {
    expect(kinds(undefined, typed)).toEqual({});
    expect(derivedFrom(undefined, typed)).toEqual({ birthDate: '1949-12-31', gender: 'female' });
    expect(relativePayload(undefined, typed, me)).toEqual({
      userGuid: 'me',
      relation: 'parent',
      name: '李桂兰',
      idType: 'idCard',
      idNumber: NUMBER,
      birthDate: '1949-12-31',
      gender: 'female',
      maritalStatus: 'married',
      cityId: 1,
    });
  });

  it('with another document is asked for both', () => {
    const passport = { ...typed, idType: 'passport', idNumber: 'E12345678' };
    expect(kinds(undefined, passport)).toEqual({
      birthDate: { kind: 'birthMissing' },
      gender: { kind: 'genderMissing' },
    });
    expect(kinds(undefined, { ...passport, birthDate: '1962-02-30', gender: 'male' })).toEqual({
      birthDate: { kind: 'birthBad' },
    });
    expect(kinds(undefined, { ...passport, birthDate: '1962-03-08', gender: 'male' })).toEqual({});
  });

  it('names a wrong number', () => {
    expect(kinds(undefined, { ...typed, idNumber: `${NUMBER.slice(0, 17)}0` })).toEqual({
      idNumber: { kind: 'idBad' },
    });
    expect(kinds(undefined, { ...typed, idNumber: '' })).toEqual({ idNumber: { kind: 'idMissing' } });
  });

  it('is refused with an impossible name, number or birth date, each where it is typed', () => {
    const nonsense = { ...typed, name: '!!@@##1234', idType: 'hkMacauPermit', idNumber: '!!', birthDate: '2999-01-01' };
    expect(kinds(undefined, { ...nonsense, gender: 'male' })).toEqual({
      name: { kind: 'personNameBad' },
      idNumber: { kind: 'documentBad' },
      birthDate: { kind: 'birthDateBad' },
    });
    expect(kinds(undefined, { ...typed, name: '李'.repeat(41) })).toEqual({ name: { kind: 'nameLong' } });
  });

  it('with an ID card has no field for birth date and gender: nothing is said of them', () => {
    expect(absentFields(typed)).toEqual(['birthDate', 'gender']);
    expect(absentFields({ ...typed, idType: 'passport' })).toEqual([]);
  });

  it('keeps a number that was left as it came, but not for another kind of document', () => {
    const same = initialRelative(known, undefined);
    expect(kinds(known, same)).toEqual({});
    expect(relativePayload(known, same, me)).toMatchObject({ customerGuid: 'guid', idNumber: '', cityId: 7 });
    expect(kinds(known, { ...same, idType: 'passport' })).toEqual({ idNumber: { kind: 'documentBad' } });
    expect(kinds(known, { ...same, idNumber: '110***********0021' })).toEqual({ idNumber: { kind: 'idBad' } });
  });
});
