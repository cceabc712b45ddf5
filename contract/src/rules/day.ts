/**
 * A calendar day is the text `YYYY-MM-DD`, valid in Asia/Shanghai, and never an instant. All arithmetic is done on UTC
 * midnights, so a result is the same in whatever zone the server or the browser stands.
 */
const MS_PER_DAY = 86_400_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** China keeps UTC+8 all year (summer time ended in 1991, before any event of this portal). */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** The days that four digits of a year can write. */
const FIRST = numberOf('0000-01-01');
const LAST = numberOf('9999-12-31');

/** Whether the text is a day that exists: `2025-02-29` is not. */
export function isDay(text: string): boolean {
  if (!DAY_SHAPE.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // a day too many runs over into the next month
  return !Number.isNaN(midnight) && new Date(midnight).getUTCDate() === Number(text.slice(-2));
}

export function addDays(day: string, count: number): string {
  const target = dayNumber(day) + count;
  if (!Number.isInteger(target) || target < FIRST || target > LAST)
    throw new RangeError(`no such day: ${day} + ${count}`);
  return dayAt(target * MS_PER_DAY);
}

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: string): number {
  // day 0, 1970-01-01, was a Thursday; days before it have negative numbers
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

export const isWeekend = (day: string): boolean => weekday(day) === 0 || weekday(day) === 6;

/** The day on a wall calendar in Shanghai at an instant. */
export function dayInShanghai(instant: Date): string {
  const number = Math.floor((instant.getTime() + SHANGHAI_OFFSET_MS) / MS_PER_DAY);
  // nearly always asked about today, and by every request
  if (number !== lastAsked.number) lastAsked = { number, text: dayAt(number * MS_PER_DAY) };
  return lastAsked.text;
}
let lastAsked = { number: Number.NaN, text: '' };

/** The wall clock in Shanghai at an instant: `08:30`. */
export const timeInShanghai = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16);

/**
 * Completed years of life on a day; negative before birth. Who was born on 29 February completes a year on 1 March
 * of a common year: the year's last day, 28 February, has to pass first (Civil Code art. 202).
 */
export function ageOn(birthDate: string, day: string): number {
  dayNumber(birthDate);
  dayNumber(day);
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function dayNumber(day: string): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  return numberOf(day);
}

function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
