import { addDays, daysBetween } from './day.ts';

/** When something is to be measured again, as it stands on a day. */
export interface Repeat {
  /** The last day on which it is in time. */
  due: string;
  isOver: boolean;
  /** Whole months since then, and days where there is no whole one. */
  monthsOver: number;
  daysOver: number;
}

/** The same day of a later month, or its last day where it is shorter. */
export function addMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const same = addDays(first, Number(day.slice(8, 10)) - 1);
  return same.slice(0, 7) === first.slice(0, 7) ? same : addDays(same, -Number(same.slice(8, 10)));
}

export function repeatOf(examDay: string, months: number, today: string): Repeat {
  const due = addMonths(examDay, months);
  const isOver = today > due;
  return {
    due,
    isOver,
    monthsOver: isOver ? wholeMonths(due, today) : 0,
    daysOver: isOver ? daysBetween(due, today) : 0,
  };
}

function wholeMonths(from: string, to: string): number {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months += 1;
  return months;
}
