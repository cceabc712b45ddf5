import { expect, it } from 'vitest';
import { otherSeats } from './other-seats.ts';

const detail = (params?: Record<string, string | number>) =>
  ({ fault: 'seatTaken', next: 'otherSegment', ...(params && { params }) }) as const;

it('reads the nearest seats out of a refusal', () => {
  const both = {
    day1: '2026-06-16',
    segment1: 7,
    time1: '08:30–09:00',
    day2: '2026-06-17',
    segment2: '9',
    time2: '08:00–08:30',
  };
  expect(otherSeats(detail(both))).toEqual([
    { day: '2026-06-16', segmentId: 7, time: '08:30–09:00' },
    { day: '2026-06-17', segmentId: 9, time: '08:00–08:30' },
  ]);
});

it('there may be one, or none', () => {
  expect(otherSeats(detail({ day1: '2026-06-16', segment1: 7, time1: '08:30–09:00' }))).toHaveLength(1);
  expect(otherSeats(detail())).toEqual([]);
  expect(otherSeats(detail({ day1: 'soon', segment1: 7 }))).toEqual([]);
  expect(otherSeats(undefined)).toEqual([]);
});
