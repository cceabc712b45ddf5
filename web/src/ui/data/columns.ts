import type { ReactNode } from 'react';

/** One column of a table: what stands in it, and what becomes of it where there is no room for a table. */
export interface Column<R extends object> {
  key: string;
  head: string;
  cell: (row: R) => ReactNode;
  /** The cell as plain text: for files and for sorting. */
  text?: (row: R) => string | number;
  sortable?: boolean;
  /** Amounts, states and buttons stand at the end of their column. */
  end?: boolean;
  /** Width, such as `w-40`. */
  className?: string;
  /** On a phone a row becomes a card: its heading, what stands beside that, a line below, one that says its head first, or nothing. */
  card?: 'title' | 'aside' | 'line' | 'named' | 'none';
}

export interface Sort {
  key: string;
  descending: boolean;
}

/** Numbers by size, everything else as people sort it. */
export function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'zh-CN', { numeric: true });
}

/** A spreadsheet runs what begins like a formula, so such a cell is made text. */
const FORMULA = /^[=+\-@\t\r]/;

function field(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows as a CSV file, with the mark by which spreadsheets know that it is UTF-8. */
export const csvOf = <R extends object>(columns: readonly Column<R>[], rows: readonly R[]): string =>
  `\uFEFF${tableOf(columns, rows)
    .map((line) => line.map(field).join(','))
    .join('\r\n')}\r\n`;

/** The rows as a file holds them, its head first. */
export function tableOf<R extends object>(columns: readonly Column<R>[], rows: readonly R[]): (string | number)[][] {
  const written = columns.filter((column) => column.text !== undefined);
  return [written.map(({ head }) => head), ...rows.map((row) => written.map(({ text }) => text?.(row) ?? ''))];
}
