/**
 * A calendar by the week, on text alone: days are `YYYY-MM-DD`, months `YYYY-MM`. Whatever is counted is counted on
 * UTC midnights, so that no time zone of the reader's can move a day.
 */
const MS_PER_DAY = 86_400_000;
const WEEK = 7;

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
export const monthOf = (day: string): string => day.slice(0, 7);
export const shiftDay = (day: string, count: number): string => dayAt(midnight(day) + count * MS_PER_DAY);

export function shiftMonth(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function daysOf(month: string): string[] {
  const first = midnight(`${month}-01`);
  const count = (midnight(`${shiftMonth(month, 1)}-01`) - first) / MS_PER_DAY;
  return Array.from({ length: count }, (_, index) => dayAt(first + index * MS_PER_DAY));
}

/** 0 is Monday. */
export const weekPlace = (day: string): number => (new Date(midnight(day)).getUTCDay() + WEEK - 1) % WEEK;

/** Rows of seven, Monday first; null stands before the first and after the last day. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month);
  const cells = [...Array.from({ length: weekPlace(`${month}-01`) }, () => null), ...days];
  const rows = Math.ceil(cells.length / WEEK);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: WEEK }, (_, column) => cells[row * WEEK + column] ?? null),
  );
}

/** The same day of another month, or its last one where it has no such day. */
export function sameDayIn(month: string, day: string): string {
  const days = daysOf(month);
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? `${month}-01`;
}

/** Where a key leads from a day, by the W3C pattern for date grids; nothing for other keys. */
export function dayByKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftDay(day, -1);
    case 'ArrowRight':
      return shiftDay(day, 1);
    case 'ArrowUp':
      return shiftDay(day, -WEEK);
    case 'ArrowDown':
      return shiftDay(day, WEEK);
    case 'Home':
      return shiftDay(day, -weekPlace(day));
    case 'End':
      return shiftDay(day, WEEK - 1 - weekPlace(day));
    case 'PageUp':
      return sameDayIn(shiftMonth(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(shiftMonth(monthOf(day), 1), day);
    default:
      return undefined;
  }
}
