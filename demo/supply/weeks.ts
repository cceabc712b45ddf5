import type { Bilingual } from '#contract/language';
import { both } from './types.ts';
import type { DemoSegment } from './types.ts';

/** When people are let in; 0 is Sunday, on which most rest. The doors stay open longer than the last segment. */
export const OPENING = {
  monSat: { text: both('周一至周六 7:30–11:00|Mon–Sat 7:30–11:00'), weekdays: [1, 2, 3, 4, 5, 6] },
  monFri: { text: both('周一至周五 7:30–10:30|Mon–Fri 7:30–10:30'), weekdays: [1, 2, 3, 4, 5] },
  daily: { text: both('周一至周日 7:30–10:30|Daily 7:30–10:30'), weekdays: [0, 1, 2, 3, 4, 5, 6] },
} satisfies Record<string, { text: Bilingual; weekdays: number[] }>;
export type OpeningName = keyof typeof OPENING;

/** The centres' weekly patterns. */
const TIMES = ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30'];
const SEATS = {
  small: [4, 6, 6, 5, 4, 4],
  medium: [6, 10, 9, 8, 8, 5],
  large: [8, 15, 12, 10, 15, 8],
} satisfies Record<string, number[]>;
export type SizeName = keyof typeof SEATS;

export const weekOf = (opening: OpeningName, size: SizeName): DemoSegment[] =>
  OPENING[opening].weekdays.flatMap((weekday) =>
    SEATS[size].map((capacity, n) => ({
      weekday,
      starts: TIMES[n] ?? '',
      ends: TIMES[n + 1] ?? '',
      capacity,
    })),
  );
