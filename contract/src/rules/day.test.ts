import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, ageOn, dayInShanghai, daysBetween, isDay, isWeekend, timeInShanghai, weekday } from './day.ts';

const day = fc.integer({ min: -30_000, max: 60_000 }).map((offset) => addDays('1970-01-01', offset));

describe('days', () => {
  it.each([
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2100-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    [' 2026-01-01', false],
    ['', false],
  ])('%j is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it('knows the weekdays', () => {
    expect(['2026-06-14', '2026-06-15', '2026-06-20', '1969-12-31'].map(weekday)).toEqual([0, 1, 6, 3]);
    expect(isWeekend('2026-06-20')).toBe(true);
    expect(isWeekend('2026-06-22')).toBe(false);
  });

  it('adds and subtracts without loss', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (from, count) => {
        const to = addDays(from, count);
        expect(isDay(to)).toBe(true);
        expect(daysBetween(from, to)).toBe(count);
        expect(weekday(to)).toBe((((weekday(from) + count) % 7) + 7) % 7);
        expect(to > from).toBe(count > 0);
      }),
    );
  });

  it('refuses a text that is no day', () => {
    expect(() => addDays('2025-02-29', 1)).toThrow(RangeError);
    expect(() => addDays('2025-02-28', 0.5)).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => weekday('today')).toThrow(RangeError);
    expect(() => ageOn('', '2026-01-01')).toThrow(RangeError);
  });
});

describe('dayInShanghai', () => {
  it.each([
    ['2026-06-09T15:59:59.999Z', '2026-06-09'],
    ['2026-06-09T16:00:00.000Z', '2026-06-10'],
    ['2023-09-01T09:00+08:00', '2023-09-01'],
    ['2025-12-31T16:00:00Z', '2026-01-01'],
    ['2026-03-08T02:30:00-05:00', '2026-03-08'],
  ])('%s is on %s', (instant, expected) => {
    expect(dayInShanghai(new Date(instant))).toBe(expected);
  });

  it('agrees with the zone data of the platform', () => {
    const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
    const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', timeStyle: 'short' });
    const instant = fc.date({ min: new Date('1992-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (at) => {
        expect(dayInShanghai(at)).toBe(shanghai.format(at));
        expect(timeInShanghai(at)).toBe(wallClock.format(at));
      }),
    );
  });
});

describe('ageOn', () => {
  it.each([
    ['2008-06-16', '2026-06-15', 17],
    ['2008-06-16', '2026-06-16', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-06-16', '2026-06-16', 0],
    ['2026-06-17', '2026-06-16', -1],
  ])('born %s, on %s: %d', (birthDate, on, age) => {
    expect(ageOn(birthDate, on)).toBe(age);
  });

  it('grows by one a year and never falls', () => {
    fc.assert(
      fc.property(day, day, (birthDate, on) => {
        const age = ageOn(birthDate, on);
        expect(ageOn(birthDate, addDays(on, 1)) - age).toBeGreaterThanOrEqual(0);
        expect(ageOn(birthDate, addDays(on, 366))).toBeGreaterThan(age);
      }),
    );
  });
});
