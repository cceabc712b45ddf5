import type { CalendarDay, DayState, Segment } from '#contract/calls/booking';
import type { SeatDay } from '#contract/calls/seats';
import { FEW_LEFT } from '#contract/values/orders';

const SEATED: readonly DayState[] = ['available', 'few', 'full'];
const stateOf = (left: number): 'available' | 'few' | 'full' =>
  left <= 0 ? 'full' : left <= FEW_LEFT ? 'few' : 'available';

/** The days with their seats as they are now. Rest, team and other days keep what the rules say of them. */
export function withSeats(days: readonly CalendarDay[], news: readonly SeatDay[]): CalendarDay[] {
  const lefts = new Map(news.map(({ day, left }) => [day, Math.max(0, left)]));
  return days.map((day) => {
    const left = lefts.get(day.day);
    if (left === undefined || left === day.left || !SEATED.includes(day.state)) return day;
    const state = stateOf(left);
    return { ...day, left, state, reason: state === 'full' ? day.reason : null };
  });
}

/** Whether a day has become full or free again: then more has changed than its number, such as the nearest free day. */
export const hasTurned = (before: readonly CalendarDay[], after: readonly CalendarDay[]): boolean =>
  before.some(({ state }, index) => (state === 'full') !== (after[index]?.state === 'full'));

export function segmentsWithSeats(segments: readonly Segment[], news: SeatDay): Segment[] {
  const lefts = new Map(news.segments.map(({ id, left }) => [id, Math.max(0, left)]));
  return segments.map((segment) => {
    const left = lefts.get(segment.workingSegmentId);
    if (left === undefined || left === segment.left) return segment;
    const state = stateOf(left);
    return { ...segment, left, state, reason: state === 'full' ? segment.reason : null };
  });
}
