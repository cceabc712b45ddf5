import { isDay } from '#contract/rules/day';
import { cellText, rowsOfCsv } from './csv.ts';

/** What a column may be called, the first being the template's. */
export interface Named {
  zh: readonly [string, ...string[]];
  en: readonly [string, ...string[]];
  needed?: boolean;
}

/** The rows below a head; they are looked at as they are needed, so that only the text itself is held for all of them. */
export interface Table<C extends string> {
  /** Needed columns that are not there, as people know them; empty: none. */
  missing: string;
  /** Rows that hold something, by their place below the head. */
  filled: number[];
  cell(at: number, column: C): string;
}

/** As the spreadsheet numbers it: the head is row 1. */
export const rowNumber = (at: number): number => at + 2;

const plain = (head: string): string => head.toLowerCase().replace(/[\s_.-]/g, '');

/** Reads a sheet whose columns stand in any order, under Chinese or English names. */
export function tableOf<C extends string>(text: string, columns: Record<C, Named>): Table<C> {
  const [header = [], ...lines] = rowsOfCsv(text);
  const heads = header.map(plain);
  const names = Object.keys(columns) as C[];
  const at = new Map(
    names.map((name) => {
      const called = [...columns[name].zh, ...columns[name].en].map(plain);
      return [name, heads.findIndex((head) => called.includes(head))];
    }),
  );
  const missing = names.filter((name) => columns[name].needed && at.get(name) === -1);
  return {
    missing: missing.map((name) => `${columns[name].zh[0]} / ${columns[name].en[0]}`).join('、'),
    filled: lines.flatMap((line, index) => (line.some((cell) => cell.trim() !== '') ? [index] : [])),
    cell: (index, name) => cellText(lines[index]?.[at.get(name) ?? -1]?.trim() ?? ''),
  };
}

export const headOf = <C extends string>(columns: Record<C, Named>, language: 'zh' | 'en'): string[] =>
  Object.values<Named>(columns).map((column) => column[language][0]);

/** Spreadsheets write days as 1990/5/2 as soon as they recognise one. */
export function dayTyped(typed: string): string | undefined {
  const [, year, month = '', date = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(typed) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** A long number that a spreadsheet took for one: it keeps fifteen digits, and the rest is gone. */
export const isShortened = (typed: string): boolean => /^\d([.,]\d+)?e\+?\d{2}$/i.test(typed);
