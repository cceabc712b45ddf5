import { describe, expect, it } from 'vitest';
import type { CalendarDay, Segment } from '#contract/calls/booking';
import { hasTurned, segmentsWithSeats, withSeats } from './live-seats.ts';

const day = (state: CalendarDay['state'], left: number): CalendarDay => ({
  ...{ day: '2026-06-16', state, left, holiday: null, reason: null },
});
const news = (left: number, ids: Record<number, number> = {}) => ({
  day: '2026-06-16',
  left,
  segments: Object.entries(ids).map(([id, each]) => ({ id: Number(id), left: each })),
});

describe('seats that change while one looks', () => {
  it('a day counts down, becomes scarce and full, and free again', () => {
    const states = [9, 5, 0].map((left) => withSeats([day('available', 20)], [news(left)])[0]);
    expect(states.map((each) => [each?.state, each?.left])).toEqual([
      ['available', 9],
      ['few', 5],
      ['full', 0],
    ]);
    expect(withSeats([day('full', 0)], [news(1)])[0]).toMatchObject({ state: 'few', left: 1 });
  });

  it('a day that the rules have closed stays closed, whatever seats it has', () => {
    for (const state of ['rest', 'team', 'wait', 'invalid'] as const)
      expect(withSeats([day(state, 0)], [news(7)])[0]).toMatchObject({ state, left: 0 });
  });

  it('news of other days change nothing', () => {
    const days = [day('few', 3)];
    expect(withSeats(days, [{ ...news(1), day: '2026-06-17' }])).toEqual(days);
  });

  it('only a day that fills up or opens again is a turn', () => {
    const [before] = [[day('few', 3)]];
    expect(hasTurned(before, withSeats(before, [news(2)]))).toBe(false);
    expect(hasTurned(before, withSeats(before, [news(0)]))).toBe(true);
  });

  it('the segments of the day follow', () => {
    const segment: Segment = {
      ...{ workingSegmentId: 7, start: '08:00', end: '08:30', left: 6, state: 'available', reason: null },
    };
    expect(segmentsWithSeats([segment], news(5, { 7: 5 }))[0]).toMatchObject({ left: 5, state: 'few' });
    expect(segmentsWithSeats([segment], news(0, { 7: 0 }))[0]).toMatchObject({ left: 0, state: 'full' });
    expect(segmentsWithSeats([segment], news(9, { 8: 1 }))).toEqual([segment]);
  });
});
