import type { MallSalesRow } from '#contract/ops/mall-orders';

/** `2026-01`, 1 → `2025-12`. */
export function monthBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 - count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** So many months up to one, the earliest first. */
export const monthsBetween = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => monthBefore(last, count - 1 - at));

type Sums = Pick<MallSalesRow, 'moneyFen' | 'pointsFen' | 'giftsFen' | 'cardsFen' | 'companyFen'>;
const sumOf = ({ moneyFen, pointsFen, giftsFen, cardsFen, companyFen }: Sums): number =>
  moneyFen + pointsFen + giftsFen + cardsFen + companyFen;

/** The sum of each month, empty ones too. */
export function byMonth(rows: readonly MallSalesRow[], from: string, to: string): { month: string; fen: number }[] {
  const months: string[] = [];
  for (let month = to; month >= from; month = monthBefore(month, 1)) months.unshift(month);
  return months.map((month) => ({
    month,
    fen: rows.reduce((sum, row) => sum + (row.month === month ? sumOf(row) : 0), 0),
  }));
}
