import { describe, expect, it } from 'vitest';
import type { Person } from '#contract/calls/people';
import { idCheckCharacter } from '#contract/rules/id-number';
import { COMPLETED_FIELDS, lacksBeforeBooking, missingOf } from '../../parts/people/missing.ts';
import { completion, emptyUserInfo, nextTarget, userInfoProblems } from './user-info-form.ts';
import { userInfoText } from './user-info-text.ts';

const known: Person = {
  ...{ customerGuid: 'x', name: '陈思远', isSelected: true, relation: 'self', gender: 'male', birthDate: '1991-08-15' },
  ...{ age: 34, idType: 'idCard', idNumber: '310***2316', maritalStatus: 'married', phone: '138****2316' },
  ...{
    phoneVerified: true,
    email: 'c@d.example',
    emailVerified: false,
    ...{ companyPhone: '', companyEmail: '' },
    cityId: 1,
    cityName: '上海',
  },
  ...{ employeeNo: 'YF1', department: '研发', employeeType: 1, reason: null },
};
const nothing: Person = {
  ...known,
  ...{ idNumber: '', maritalStatus: '', phone: '', email: '', cityId: 0, employeeNo: '', department: '' },
};

describe('missing data of an employee', () => {
  it('is asked for, each field by its own prompt in both languages', () => {
    expect(missingOf(known)).toEqual([]);
    expect(missingOf(nothing)).toEqual([...COMPLETED_FIELDS]);
    const problems = userInfoProblems(emptyUserInfo(nothing), missingOf(nothing), nothing);
    expect(Object.keys(problems)).toEqual([...COMPLETED_FIELDS]);
    for (const words of [userInfoText.zh, userInfoText.en])
      expect(new Set(COMPLETED_FIELDS.map((field) => words[field])).size).toBe(COMPLETED_FIELDS.length);
  });

  it('has its number held against its check digit and the person before any code is asked for', () => {
    const problemOf = (idNumber: string, idType = 'idCard') =>
      userInfoProblems({ ...emptyUserInfo(nothing), idType, idNumber }, ['idNumber'], nothing).idNumber;
    const card = (digits: string) => digits + idCheckCharacter(digits);
    const own = card('31010419910815111');
    expect(problemOf(own)).toBeUndefined();
    expect(problemOf(` ${own.slice(0, 6)} ${own.slice(6)} `)).toBeUndefined();
    expect(problemOf(own.slice(0, 17) + (own.endsWith('0') ? '1' : '0'))).toEqual({ kind: 'idBad' });
    expect(problemOf('!!', 'passport')).toEqual({ kind: 'documentBad' });
    expect(problemOf(card('31010419900815111'))).toEqual({ kind: 'idNumberOfAnother' });
    expect(problemOf(card('31010419910815112'))).toEqual({ kind: 'idNumberOfAnother' });
    const unknown = userInfoProblems({ ...emptyUserInfo(nothing), idNumber: card('31010419900815111') }, ['idNumber'], {
      birthDate: '',
      gender: 'male',
    });
    expect(unknown.idNumber).toBeUndefined();
  });

  it('leads away from a booking where its first step cannot ask for it', () => {
    expect(lacksBeforeBooking({ ...known, maritalStatus: '', email: '' })).toBe(false);
    expect(lacksBeforeBooking({ ...known, idNumber: '' })).toBe(true);
  });

  it('is sent, and nothing else', () => {
    const draft = { ...emptyUserInfo(known), idNumber: ' E1 ', department: '研发', marital: 'single' };
    expect(completion('me', draft, ['idNumber'])).toEqual({
      ...{ userGuid: 'me', idType: 'idCard', idNumber: 'E1', maritalStatus: '', employeeNo: '', department: '' },
    });
  });
});

describe('where one goes on to', () => {
  it.each([
    ['/web/plan/self', '/web/plan/self'],
    ['examrecord', '/web/examrecord'],
    ['/web/plan/relative?to=%2Fweb%2Frelative', '/web/plan/relative?to=%2Fweb%2Frelative'],
    ['https://evil.example', '/web/home'],
    ['//evil.example', '/web/home'],
    ['/\\evil.example', '/web/home'],
    ['/login', '/web/home'],
    ['/web/nowhere', '/web/home'],
    ['/web/userinfo/examrecord', '/web/home'],
    ['javascript:alert(1)', '/web/home'],
  ])('%s is %s', (next, path) => expect(nextTarget(next)).toBe(path));
});
