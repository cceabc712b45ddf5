import { describe, expect, it } from 'vitest';
import type { Person } from '#contract/people';
import { COMPLETED_FIELDS, lacksBeforeBooking, missingOf } from '../../parts/people/missing.ts';
import { completion, emptyUserInfo, nextTarget, userInfoProblems } from './user-info-form.ts';
import { userInfoText } from './user-info-text.ts';

const known: Person = {
  ...{ customerGuid: 'x', name: '陈思远', isSelected: true, relation: 'self', gender: 'male', birthDate: '1991-08-15' },
  ...{ age: 34, idType: 'idCard', idNumber: '310***2316', maritalStatus: 'married', phone: '138****2316' },
  ...{ phoneVerified: true, email: 'c@d.example', emailVerified: false, cityId: 1, cityName: '上海' },
  ...{ employeeNo: 'YF1', department: '研发', employeeType: 1, reason: null },
};
const nothing: Person = {
  ...known,
  ...{ idNumber: '', maritalStatus: '', phone: '', email: '', cityId: 0, employeeNo: '', department: '' },
};

describe('what is missing about an employee', () => {
  it('is asked for, each field by its own prompt in both languages', () => {
    expect(missingOf(known)).toEqual([]);
    expect(missingOf(nothing)).toEqual([...COMPLETED_FIELDS]);
    const problems = userInfoProblems(emptyUserInfo(nothing), missingOf(nothing));
    expect(Object.keys(problems)).toEqual([...COMPLETED_FIELDS]);
    for (const words of [userInfoText.zh, userInfoText.en])
      expect(new Set(COMPLETED_FIELDS.map((field) => words[field])).size).toBe(COMPLETED_FIELDS.length);
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
