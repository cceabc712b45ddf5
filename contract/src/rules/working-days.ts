import { addDays, daysBetween, isWeekend } from './day.ts';

/** The State Council's calendar of one year. */
export interface PublishedYear {
  /** Days off by their names, weekends inside a holiday included. */
  holidays: Record<string, { zh: string; en: string }>;
  /** Weekend days that are worked to make up for a bridged holiday. */
  makeUpDays: readonly string[];
}

/**
 * The working-day calendar as data. A present year is published; of an absent one only the weekends are known, and
 * deadlines in it are provisional.
 */
export type HolidayTable = Readonly<Record<string, PublishedYear>>;

/** A day found by counting, and whether a calendar still to be published may move it. */
export interface ReckonedDay {
  day: string;
  provisional: boolean;
}

export interface ChangeDeadline {
  /** Online change and cancellation end at 24:00 of this day in Shanghai. */
  lastDay: string;
  provisional: boolean;
}

const yearOf = (day: string, table: HolidayTable): PublishedYear | undefined => table[day.slice(0, 4)];

export function isWorkingDay(day: string, table: HolidayTable): boolean {
  const year = yearOf(day, table);
  if (year && Object.hasOwn(year.holidays, day)) return false;
  return !isWeekend(day) || (year?.makeUpDays.includes(day) ?? false);
}

/** Whether the calendar of the day's year is still to be published. */
export const isProvisional = (day: string, table: HolidayTable): boolean => yearOf(day, table) === undefined;

/** Working days after `from` and before `to`, neither counted. */
export function workingDaysBetween(from: string, to: string, table: HolidayTable): number {
  let count = 0;
  for (let offset = 1; offset < daysBetween(from, to); offset++) {
    if (isWorkingDay(addDays(from, offset), table)) count++;
  }
  return count;
}

/** The count-th working day after a day, or before it when the count is negative; with 0, the day itself. */
export function addWorkingDays(day: string, count: number, table: HolidayTable): ReckonedDay {
  if (!Number.isInteger(count)) throw new RangeError(`not a number of working days: ${count}`);
  const step = Math.sign(count);
  let found = day;
  let provisional = false;
  for (let left = Math.abs(count); left > 0;) {
    found = addDays(found, step);
    provisional ||= isProvisional(found, table);
    if (isWorkingDay(found, table)) left--;
  }
  return { day: found, provisional };
}

/**
 * `notice` whole working days must lie between the last day for an online change and the exam (docs/product §4.6), so
 * that day is the one before the first of them. It may itself be a day off. Without notice it is the day before the
 * exam.
 */
export function onlineChangeDeadline(examDay: string, notice: number, table: HolidayTable): ChangeDeadline {
  if (notice < 0) throw new RangeError(`not a notice: ${notice}`);
  const first = addWorkingDays(examDay, -notice, table);
  return { lastDay: addDays(first.day, -1), provisional: first.provisional };
}
