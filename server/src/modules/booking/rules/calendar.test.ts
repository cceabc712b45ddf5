import { daysOf, STATE_COUNCIL } from '#contract/rules/state-council.fixture';
import { isProvisional, isWorkingDay, onlineChangeDeadline } from '#contract/rules/working-days';
import { describe, expect, it } from 'vitest';
import { publishedHolidays } from './calendar.ts';

describe('publishedHolidays', () => {
  const table = publishedHolidays();

  it.each(Object.keys(STATE_COUNCIL))('agrees with the notice of %s on every day', (year) => {
    const days = daysOf(`${year}-01-01`, `${year}-12-31`);
    const disputed = days.filter((day) => isWorkingDay(day, table) !== isWorkingDay(day, STATE_COUNCIL));
    expect(disputed).toEqual([]);
    expect(table[year]?.makeUpDays).toEqual(STATE_COUNCIL[year]?.makeUpDays);
  });

  it('does not call a year published that the package has no data for', () => {
    const years = Object.keys(table);
    expect(years[0]).toBe('2004');
    expect(years).toContain('2026');
    expect(years).not.toContain('2027');
    // Spring Festival 2027: a working day for all the package knows, so the answer has to be marked
    expect(isProvisional('2027-02-08', table)).toBe(true);
    expect(onlineChangeDeadline('2027-02-10', 4, table).provisional).toBe(true);
  });

  it('names the holidays in both languages', () => {
    expect(table['2026']?.holidays['2026-06-19']).toEqual({ zh: '端午', en: 'Dragon Boat Festival' });
    for (const year of Object.values(table)) {
      for (const { zh, en } of Object.values(year.holidays)) expect([zh, en]).not.toContain('');
    }
  });

  it('keeps every day in its own year and no day on both lists', () => {
    for (const [year, { holidays, makeUpDays }] of Object.entries(table)) {
      for (const day of [...Object.keys(holidays), ...makeUpDays]) expect(day.slice(0, 4)).toBe(year);
      expect(makeUpDays.filter((day) => day in holidays)).toEqual([]);
    }
  });
});
