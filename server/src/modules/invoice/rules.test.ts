import { expect, it } from 'vitest';
import { addDays } from '#contract/rules/day';
import { expectedDays, lastDueStart } from './rules.ts';
import { publishedHolidays } from '../booking/index.ts';

const table = publishedHolidays();

it('7 to 15 working days after the check-up, Dragon Boat left out', () => {
  // 19 June 2026 is Dragon Boat
  expect(expectedDays('2026-06-10', '2026-05-20', table)).toEqual({
    from: '2026-06-22',
    to: '2026-07-02',
    provisional: false,
  });
});

it('asked for later, the days count from then', () => {
  expect(expectedDays('2025-06-10', '2026-06-10', table)).toMatchObject({ from: '2026-06-22' });
});

it('a year without a published calendar is provisional', () => {
  expect(expectedDays('2027-03-01', '2026-06-10', table).provisional).toBe(true);
});

it('an invoice is due on its first expected day and not before, on every day of two years', () => {
  for (let start = '2025-01-01'; start < '2026-11-01'; start = addDays(start, 1)) {
    const { from } = expectedDays(start, start, table);
    expect(lastDueStart(from, table) >= start, start).toBe(true);
    expect(lastDueStart(addDays(from, -1), table) < start, start).toBe(true);
  }
});
