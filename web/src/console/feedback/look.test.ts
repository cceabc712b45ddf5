import { expect, it } from 'vitest';
import { hoursAndMinutes, percentOf, urgencyOf } from './look.ts';

const now = Date.parse('2026-06-10T10:00:00+08:00');

it.each([
  [null, undefined],
  ['2026-06-10T09:59:59+08:00', 'overdue'],
  ['2026-06-10T10:00:00+08:00', 'soon'],
  ['2026-06-10T11:59:59+08:00', 'soon'],
  ['2026-06-10T12:00:00+08:00', 'later'],
])('promised for %s is %s', (promisedAt, urgency) => {
  expect(urgencyOf({ promisedAt }, now)).toBe(urgency);
});

it('says how long and how many', () => {
  expect(hoursAndMinutes(-6_720_000)).toEqual({ hours: 1, minutes: 52 });
  expect(percentOf(301, 309)).toBe('97.4%');
  expect(percentOf(0, 0)).toBeUndefined();
});
