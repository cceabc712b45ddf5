import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './day.ts';
import { daysOf, STATE_COUNCIL as table, WORKING_DAYS_IN_YEAR } from './state-council.fixture.ts';
import {
  addWorkingDays,
  isProvisional,
  isWorkingDay,
  onlineChangeDeadline,
  workingDaysBetween,
} from './working-days.ts';

const dayFrom = (first: string, last: string) =>
  fc.integer({ min: 0, max: daysBetween(first, last) }).map((offset) => addDays(first, offset));

/** All of it, with the weeks before and after that no notice covers. */
const anyDay = dayFrom('2023-11-01', '2027-12-31');
const notice = fc.integer({ min: 0, max: 30 });

describe('isWorkingDay', () => {
  it.each([
    ['2024-02-09', true, "New Year's Eve was not off in 2024"],
    ['2024-02-18', true, 'a Sunday that makes up for Spring Festival'],
    ['2025-01-28', false, "New Year's Eve is off since 2025"],
    ['2025-10-08', false, 'National Day and Mid-Autumn together'],
    ['2026-01-02', false, 'the bridge after New Year'],
    ['2026-01-04', true, 'the Sunday worked for it'],
    ['2026-02-23', false, 'the ninth day of Spring Festival'],
    ['2026-06-19', false, 'Dragon Boat'],
    ['2026-06-20', false, 'a Saturday'],
    ['2026-06-22', true, 'a Monday'],
    ['2026-10-10', true, 'a Saturday worked'],
  ])('%s: %s (%s)', (day, expected) => {
    expect(isWorkingDay(day, table)).toBe(expected);
  });

  it.each(Object.entries(WORKING_DAYS_IN_YEAR))('counts the working days of %s', (year, expected) => {
    const days = daysOf(`${year}-01-01`, `${year}-12-31`);
    expect(days.filter((day) => isWorkingDay(day, table))).toHaveLength(expected);
    expect(workingDaysBetween(`${Number(year) - 1}-12-31`, `${Number(year) + 1}-01-01`, table)).toBe(expected);
  });

  it('refuses a text that is no day', () => {
    expect(() => isWorkingDay('2026-02-30', table)).toThrow(RangeError);
  });
});

describe('onlineChangeDeadline', () => {
  it.each([
    ['2026-06-16', 4, '2026-06-09'],
    ['2026-06-23', 4, '2026-06-15'],
    ['2026-06-16', 1, '2026-06-14'],
    ['2026-06-23', 1, '2026-06-21'],
    ['2026-06-23', 7, '2026-06-10'],
    ['2026-06-12', 4, '2026-06-07'],
    ['2026-06-16', 0, '2026-06-15'],
    // 28 February is a Saturday that is worked
    ['2026-03-02', 4, '2026-02-24'],
    // across Spring Festival: 25, 24, 14 February (a Saturday that is worked), 13
    ['2026-02-26', 4, '2026-02-12'],
    // across National Day: 30, 29, 28 September (a Sunday that is worked), 26
    ['2025-10-09', 4, '2025-09-25'],
  ])('exam on %s, notice %d: until 24:00 of %s', (examDay, days, lastDay) => {
    expect(onlineChangeDeadline(examDay, days, table)).toEqual({ lastDay, provisional: false });
  });

  it('leaves exactly the notice in working days between, and is the last day that does', () => {
    fc.assert(
      fc.property(anyDay, notice, (examDay, days) => {
        const { lastDay } = onlineChangeDeadline(examDay, days, table);
        expect(lastDay < examDay).toBe(true);
        expect(workingDaysBetween(lastDay, examDay, table)).toBe(days);
        if (days > 0) expect(workingDaysBetween(addDays(lastDay, 1), examDay, table)).toBe(days - 1);
      }),
    );
  });

  it('is never earlier for a later exam, nor later for a longer notice', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(40), notice, (examDay, later, days) => {
        const { lastDay } = onlineChangeDeadline(examDay, days, table);
        expect(onlineChangeDeadline(addDays(examDay, later), days, table).lastDay >= lastDay).toBe(true);
        expect(onlineChangeDeadline(examDay, days + 1, table).lastDay < lastDay).toBe(true);
      }),
    );
  });

  it('refuses a notice that is none', () => {
    expect(() => onlineChangeDeadline('2026-06-16', -1, table)).toThrow(RangeError);
    expect(() => onlineChangeDeadline('2026-06-16', 1.5, table)).toThrow(RangeError);
    expect(() => onlineChangeDeadline('2026-06-16', Number.NaN, table)).toThrow(RangeError);
  });
});

describe('a year not yet published', () => {
  it('is told by its absence', () => {
    expect(isProvisional('2026-12-31', table)).toBe(false);
    expect(isProvisional('2027-01-01', table)).toBe(true);
  });

  it('makes a deadline provisional as soon as one of its days was counted', () => {
    expect(onlineChangeDeadline('2026-12-31', 4, table).provisional).toBe(false);
    expect(onlineChangeDeadline('2027-01-01', 4, table).provisional).toBe(false);
    expect(onlineChangeDeadline('2027-01-02', 4, table)).toEqual({ lastDay: '2026-12-28', provisional: true });
    expect(onlineChangeDeadline('2027-02-10', 7, table).provisional).toBe(true);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (examDay, days) => {
        const { lastDay, provisional } = onlineChangeDeadline(examDay, days, table);
        const counted = daysOf(addDays(lastDay, 1), addDays(examDay, -1));
        expect(provisional).toBe(counted.some((day) => day < '2024-01-01' || day > '2026-12-31'));
      }),
    );
  });

  it('cannot move a deadline that is not provisional', () => {
    const blank = Object.fromEntries(daysOf('2027-01-01', '2027-12-31').map((day) => [day, { zh: '假', en: 'off' }]));
    const published = { ...table, 2027: { holidays: blank, makeUpDays: [] } };
    fc.assert(
      fc.property(dayFrom('2026-06-01', '2027-01-31'), notice, (examDay, days) => {
        const before = onlineChangeDeadline(examDay, days, table);
        if (!before.provisional) expect(onlineChangeDeadline(examDay, days, published)).toEqual(before);
      }),
    );
  });
});

describe('addWorkingDays', () => {
  it.each([
    ['2026-06-16', 7, '2026-06-26'],
    ['2026-06-19', 1, '2026-06-22'],
    ['2026-02-13', 1, '2026-02-14'],
    ['2026-02-14', 1, '2026-02-24'],
    ['2026-06-22', -1, '2026-06-18'],
    ['2026-06-20', 0, '2026-06-20'],
  ])('%s and %d working days: %s', (day, count, expected) => {
    expect(addWorkingDays(day, count, table)).toEqual({ day: expected, provisional: false });
  });

  it('lands on a working day with the others between', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
        const after = addWorkingDays(day, count, table).day;
        expect(isWorkingDay(after, table)).toBe(true);
        expect(workingDaysBetween(day, after, table)).toBe(count - 1);
        if (isWorkingDay(day, table)) expect(addWorkingDays(after, -count, table).day).toBe(day);
      }),
    );
  });
});
