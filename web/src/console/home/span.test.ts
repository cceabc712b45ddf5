import { expect, it } from 'vitest';
import { barOf, monthsOf, placeOf, spanAround } from './span.ts';

const span = spanAround('2026-06-10');

it('a time line goes from last month to five months ahead, over the end of a year too', () => {
  expect(span).toEqual({ from: '2026-05-01', to: '2026-11-30' });
  expect(spanAround('2026-01-31')).toEqual({ from: '2025-12-01', to: '2026-06-30' });
  expect(monthsOf(span)).toEqual(['05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}-01`));
  expect(placeOf(span, span.from)).toBe(0);
});

it('a bar takes both of its days, is cut where the line ends, and is none outside of it', () => {
  expect(barOf(span, null, null)).toEqual({ left: 0, width: 100 });
  const day = barOf(span, '2026-06-10', '2026-06-10');
  expect(day?.width).toBeCloseTo(100 / 214);
  expect(barOf(span, '2020-01-01', '2026-05-31')?.left).toBe(0);
  expect(barOf(span, '2027-01-01', undefined)).toBeUndefined();
  expect(barOf(span, undefined, '2026-04-30')).toBeUndefined();
});
