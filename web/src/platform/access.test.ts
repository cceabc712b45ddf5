import { expect, it } from 'vitest';
import { entryTo } from './access.ts';

const employee = { roleType: 'Employee' };
const hr = { roleType: 'HR' };

it('lets everybody in where there is no door', () => {
  expect([null, employee, hr].map((who) => entryTo('public', who))).toEqual(['open', 'open', 'open']);
});

it('asks a visitor who is not signed in to do so first', () => {
  expect([null, employee, hr].map((who) => entryTo('employee', who))).toEqual(['signInFirst', 'open', 'open']);
});

it('keeps the pages of HR for HR', () => {
  expect([null, employee, hr].map((who) => entryTo('hr', who))).toEqual(['signInFirst', 'notTheirs', 'open']);
});
