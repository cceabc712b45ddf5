/** How a figure stands to its range: the first of all judgements, which the others are made of. */

export type Flag = 'normal' | 'low' | 'high' | 'abnormal' | 'none';

/** A range without bounds judges nothing. */
export function flagOf(value: number, range: { low: number | null; high: number | null } | null): Flag {
  if (!range || (range.low === null && range.high === null)) return 'none';
  if (range.low !== null && value < range.low) return 'low';
  return range.high !== null && value > range.high ? 'high' : 'normal';
}
