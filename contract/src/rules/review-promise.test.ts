import { expect, it } from 'vitest';
import { reviewPromise } from './review-promise.ts';
import type { HolidayTable } from './working-days.ts';

const table: HolidayTable = {
  '2026': { holidays: { '2026-06-19': { zh: '端午节', en: 'Dragon Boat' } }, makeUpDays: [] },
};

it.each([
  ['2026-06-10T10:00:00+08:00', '2026-06-17'],
  // the evening in Shanghai counts, wherever the machine stands
  ['2026-06-10T23:59:00+08:00', '2026-06-17'],
  // over a weekend and Dragon Boat
  ['2026-06-13T10:00:00+08:00', '2026-06-22'],
])('a claim sent in at %s is reviewed until %s', (sentIn, day) => {
  expect(reviewPromise(new Date(sentIn), 5, table)).toEqual({ day, provisional: false });
});

it('a day in a year whose holidays are not published is provisional', () => {
  expect(reviewPromise(new Date('2026-12-30T10:00:00+08:00'), 5, table)).toEqual({
    day: '2027-01-06',
    provisional: true,
  });
});
