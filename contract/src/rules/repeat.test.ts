import { expect, it } from 'vitest';
import { addMonths, repeatOf } from './repeat.ts';

it.each([
  ['2025-11-30', 3, '2026-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-05-20', 12, '2027-05-20'],
  ['2026-12-01', 1, '2027-01-01'],
])('%s and %i months are %s', (day, months, then) => expect(addMonths(day, months)).toBe(then));

it.each([
  ['before it', '2026-02-01', false, 0, 0],
  ['on its last day', '2026-02-17', false, 0, 0],
  ['a day late', '2026-02-18', true, 0, 1],
  ['nine months late', '2026-11-19', true, 9, 275],
])('%s', (_what, today, isOver, monthsOver, daysOver) =>
  expect(repeatOf('2025-11-17', 3, today)).toEqual({ due: '2026-02-17', isOver, monthsOver, daysOver }),
);
