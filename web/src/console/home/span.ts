import { addDays, daysBetween } from '#contract/rules/day';

/** The days a time line shows. */
export interface Span {
  from: string;
  to: string;
}

/** From the first day of last month to the last day of the fifth month ahead. */
export function spanAround(today: string): Span {
  const month = (offset: number): string => {
    const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + offset;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  };
  return { from: month(-1), to: addDays(month(6), -1) };
}

/** The first day of each month of a span. */
export function monthsOf({ from, to }: Span): string[] {
  const months: string[] = [];
  for (let day = from; day <= to; day = `${addDays(day, 31).slice(0, 7)}-01`) months.push(day);
  return months;
}

/** Where on the line a day begins, in per cent. */
export const placeOf = ({ from, to }: Span, day: string): number =>
  (100 * daysBetween(from, day)) / (daysBetween(from, to) + 1);

/** The piece of the line something takes, both days included; undefined where it lies outside. */
export function barOf(span: Span, from: string | null | undefined, to: string | null | undefined) {
  const begin = !from || from < span.from ? span.from : from;
  const end = !to || to > span.to ? span.to : to;
  if (begin > end) return undefined;
  const left = placeOf(span, begin);
  return { left, width: placeOf(span, addDays(end, 1)) - left };
}
