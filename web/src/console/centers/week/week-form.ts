import { overlapIn, type WeekSegment } from '#contract/rules/center-findings';
import { MOST_SEGMENT_SEATS } from '#contract/values/ops/centers';
import { wholeTyped } from '../numbers.ts';

/** A segment as it is typed. */
export interface SegmentDraft {
  starts: string;
  ends: string;
  seats: string;
}
/** By weekday, 0 is Sunday. */
export type WeekDraft = readonly (readonly SegmentDraft[])[];

/** Monday first, as a week is read. */
export const SHOWN_WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

export const draftOf = (week: readonly WeekSegment[]): WeekDraft =>
  DAYS.map((weekday) =>
    week
      .filter((segment) => segment.weekday === weekday)
      .map(({ starts, ends, seats }) => ({ starts, ends, seats: String(seats) })),
  );

/** `7:30`, `0730` and `07：30` are one time; empty where the text is none. */
export function timeTyped(typed: string): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:：.]?(\d{2})$/.exec(typed.trim()) ?? [];
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : '';
}

export const weekOf = (draft: WeekDraft): WeekSegment[] =>
  draft.flatMap((segments, weekday) =>
    segments.map(({ starts, ends, seats }) => ({
      ...{ weekday, starts: timeTyped(starts), ends: timeTyped(ends), seats: wholeTyped(seats) ?? -1 },
    })),
  );

const MINUTES = 30;
const LAST = '23:30';
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The next half hour with as many seats as the one before. */
export function nextSegment(segments: readonly SegmentDraft[]): SegmentDraft {
  const last = segments.at(-1);
  if (!last) return { starts: '07:30', ends: '08:00', seats: '10' };
  const ends = timeTyped(last.ends);
  const starts = ends < LAST ? ends || '07:30' : LAST;
  const minutes = Number(starts.slice(0, 2)) * 60 + Number(starts.slice(3)) + MINUTES;
  return { starts, ends: clock(Math.min(minutes, 23 * 60 + 59)), seats: last.seats };
}

const isWrong = ({ starts, ends, seats }: WeekSegment): boolean =>
  starts === '' || ends <= starts || seats < 0 || seats > MOST_SEGMENT_SEATS;

export type WeekProblem =
  | { kind: 'wrong'; weekday: number }
  | { kind: 'overlap'; weekday: number; one: string; other: string };

/** Why it cannot be saved. */
export function problemOf(week: readonly WeekSegment[]): WeekProblem | undefined {
  const wrong = week.find(isWrong);
  if (wrong) return { kind: 'wrong', weekday: wrong.weekday };
  const pair = overlapIn(week);
  if (!pair) return undefined;
  const [one = '', other = ''] = pair.map(({ starts, ends }) => `${starts}–${ends}`);
  return { kind: 'overlap', weekday: pair[0].weekday, one, other };
}

export const seatsOf = (segments: readonly SegmentDraft[]): number =>
  segments.reduce((sum, { seats }) => sum + (wholeTyped(seats) ?? 0), 0);
