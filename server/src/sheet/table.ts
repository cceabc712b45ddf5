import { isDay } from '#contract/rules/day';
import { cellText, rowsOfCsv } from './csv-reader.ts';

/** The names of a column, the first being the template's. */
export interface Named {
  zh: readonly [string, ...string[]];
  en: readonly [string, ...string[]];
  needed?: boolean;
}

/** The rows below a head. */
export interface Table<C extends string> {
  /** Needed columns that are not there, as people know them; empty: none. */
  missing: string;
  /** Rows that hold something, by their place below the head. */
  filled: Uint32Array;
  cell(at: number, column: C): string;
}

/** A table as it goes from one thread to another: all its cells in one text, and where each of them ends. */
export interface PackedTable {
  missing: string;
  filled: Uint32Array;
  names: string[];
  text: string;
  ends: Uint32Array;
}

/** As the spreadsheet numbers it: the head is row 1. */
export const rowNumber = (at: number): number => at + 2;

const plain = (head: string): string => head.toLowerCase().replace(/[\s_.-]/g, '');

/** Reads a sheet whose columns stand in any order, under Chinese or English names. */
export function packTable(csv: string, columns: Record<string, Named>): PackedTable {
  const [header = [], ...lines] = rowsOfCsv(csv, ',');
  const heads = header.map(plain);
  const names = Object.keys(columns);
  const places = names.map((name) => {
    const called = [...(columns[name]?.zh ?? []), ...(columns[name]?.en ?? [])].map(plain);
    return heads.findIndex((head) => called.includes(head));
  });
  const missing = Object.values(columns).filter(({ needed }, at) => needed && places[at] === -1);
  const cells = lines.flatMap((line) => places.map((place) => cellText(line[place]?.trim() ?? '')));
  let end = 0;
  return {
    missing: missing.map(({ zh, en }) => `${zh[0]} / ${en[0]}`).join('、'),
    filled: Uint32Array.from(lines.flatMap((line, at) => (line.some((cell) => cell.trim() !== '') ? [at] : []))),
    names,
    text: cells.join(''),
    ends: Uint32Array.from(cells, (cell) => (end += cell.length)),
  };
}

export function openTable<C extends string>({ missing, filled, names, text, ends }: PackedTable): Table<C> {
  return {
    missing,
    filled,
    cell: (at, name) => {
      const place = at * names.length + names.indexOf(name);
      return text.slice(place === 0 ? 0 : ends[place - 1], ends[place]);
    },
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
