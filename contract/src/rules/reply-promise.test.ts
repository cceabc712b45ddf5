import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInShanghai } from './day.ts';
import { areServiceHours, replyPromise } from './reply-promise.ts';
import { STATE_COUNCIL as table } from './state-council.fixture.ts';
import { isWorkingDay } from './working-days.ts';

const ALL_DAY = { from: '00:00', to: '24:00' };
const OFFICE = { from: '08:30', to: '17:30' };
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+08:00`);

describe('replyPromise', () => {
  it.each([
    ['a working day', '2026-06-02 12:24', '2026-06-03 12:24'],
    ['an evening', '2026-06-02 23:50', '2026-06-03 23:50'],
    ['the last minute of Friday', '2026-06-05 20:00', '2026-06-08 20:00'],
    ['a Saturday', '2026-06-06 10:00', '2026-06-09 00:00'],
    ['a Sunday night', '2026-06-07 23:59', '2026-06-09 00:00'],
    ['midnight', '2026-06-04 00:00', '2026-06-05 00:00'],
    ['before Dragon Boat, a Friday', '2026-06-18 15:00', '2026-06-22 15:00'],
    ['Dragon Boat', '2026-06-19 09:00', '2026-06-23 00:00'],
    ['before a Saturday that is worked', '2026-10-09 11:00', '2026-10-10 11:00'],
    ['a Saturday that is worked', '2026-10-10 11:00', '2026-10-12 11:00'],
    ['before Spring Festival, a Saturday that is worked', '2026-02-14 18:00', '2026-02-24 18:00'],
    ['within Spring Festival', '2026-02-18 03:00', '2026-02-25 00:00'],
  ])('round the clock, %s: %s → %s', (_, asked, promised) => {
    expect(replyPromise(at(asked), ALL_DAY, table)).toEqual({ at: at(promised), provisional: false });
  });

  it.each([
    ['at opening', '2026-06-01 08:30', '2026-06-03 14:30'],
    ['before opening', '2026-06-01 06:00', '2026-06-03 14:30'],
    ['within the day', '2026-06-01 12:30', '2026-06-04 09:30'],
    ['in the evening', '2026-06-01 19:00', '2026-06-04 14:30'],
    ['on a Friday evening', '2026-06-05 18:00', '2026-06-10 14:30'],
    ['before Dragon Boat', '2026-06-18 08:30', '2026-06-23 14:30'],
    ['before a Saturday that is worked', '2026-10-08 08:30', '2026-10-10 14:30'],
    ['to the last minute of a day', '2026-06-01 11:30', '2026-06-03 17:30'],
  ])('in office hours, asked %s: %s → %s', (_, asked, promised) => {
    expect(replyPromise(at(asked), OFFICE, table).at).toEqual(at(promised));
  });

  it('says so where a calendar is still to be published', () => {
    expect(replyPromise(at('2026-12-31 12:00'), ALL_DAY, table).provisional).toBe(true);
    expect(replyPromise(at('2026-12-30 12:00'), ALL_DAY, table).provisional).toBe(false);
  });

  it('never ends outside of the service, nor earlier for a later question', () => {
    const minute = fc
      .integer({ min: 0, max: 300 * 24 * 60 })
      .map((no) => new Date(at('2026-01-05 00:00').getTime() + no * 60_000));
    fc.assert(
      fc.property(minute, fc.nat(5_000), fc.constantFrom(ALL_DAY, OFFICE), (asked, later, hours) => {
        const first = replyPromise(asked, hours, table).at;
        expect(isWorkingDay(dayInShanghai(new Date(first.getTime() - 1)), table)).toBe(true);
        const second = replyPromise(new Date(asked.getTime() + later * 60_000), hours, table).at;
        expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime());
      }),
    );
  });

  it.each([
    { from: '17:30', to: '08:30' },
    { from: '09:00', to: '09:00' },
    { from: '9:00', to: '17:00' },
    { from: '09:00', to: '25:00' },
  ])('refuses $from to $to', (hours) => {
    expect(areServiceHours(hours)).toBe(false);
    expect(() => replyPromise(at('2026-06-02 12:00'), hours, table)).toThrow(RangeError);
  });
});
