import { createHash } from 'node:crypto';
import { MOST_POINTS, MOST_REASON, MOST_SHEET_ROWS } from '#contract/ops/points';
import { Fault } from '../../../fault.ts';
import type { RowError } from '../../../jobs/define-task.ts';
import { tableIn } from '../../../parsing/index.ts';
import { dayTyped, headOf, rowNumber, type Named, type Table } from '../../../sheet/table.ts';
import { lastGrantDay } from '../rules.ts';
import { rowText } from './sheet-text.ts';

/** The columns of a sheet: what each may be called, the first being the template's. */
export const COLUMNS = {
  employeeNo: {
    zh: ['工号', '员工编号', '员工号'],
    en: ['Employee no', 'Employee number', 'Employee ID'],
    needed: true,
  },
  name: { zh: ['姓名'], en: ['Name'], needed: false },
  points: { zh: ['积分', '积分数'], en: ['Points'], needed: true },
  expiresOn: { zh: ['到期日', '有效期至'], en: ['Expires on', 'Expiry date', 'Last day'], needed: true },
  reason: { zh: ['原因', '发放原因'], en: ['Reason'], needed: true },
  reasonEn: { zh: ['英文原因'], en: ['Reason in English'], needed: false },
} as const satisfies Record<string, Named>;
type Column = keyof typeof COLUMNS;
const names = Object.keys(COLUMNS) as Column[];

/** A row as it was typed, under the number it has in the spreadsheet: the header is row 1. */
export interface SheetRow {
  row: number;
  cells: Record<Column, string>;
}

/** The rows of a sheet that hold something; refuses one with unknown columns. */
export const readRows = async (csv: Uint8Array): Promise<SheetRow[]> => rowsOf(await tableIn<Column>(csv, COLUMNS));

export function rowsOf({ missing, filled, cell }: Table<Column>): SheetRow[] {
  if (missing) throw new Fault('pointsSheetHeader', { columns: missing });
  const rows = [...filled]
    .map((at) => ({
      row: rowNumber(at),
      cells: Object.fromEntries(names.map((name) => [name, cell(at, name)])) as Record<Column, string>,
    }))
    .filter(({ cells }) => Object.values(cells).some((value) => value !== ''));
  if (rows.length === 0 || rows.length > MOST_SHEET_ROWS)
    throw new Fault('pointsSheetRows', { most: MOST_SHEET_ROWS, rows: rows.length });
  return rows;
}

/** The wish of a row, once it can be read. */
export interface Wish {
  row: number;
  employeeNo: string;
  name: string;
  points: number;
  expiresOn: string;
  reason: { zh: string; en: string };
}

/** A row's wish, or everything that is wrong with it. */
export function wishOf({ row, cells }: SheetRow, today: string): Wish | RowError[] {
  const errors: RowError[] = [];
  const wrong = (field: Column, message: RowError['message']) =>
    void errors.push({ row, field, value: cells[field].slice(0, 40), message });
  if (!cells.employeeNo) wrong('employeeNo', rowText.employeeNoMissing);
  const points = pointsOf(cells.points);
  if (points === undefined) wrong('points', rowText.points(MOST_POINTS));
  const expiresOn = dayTyped(cells.expiresOn);
  if (!expiresOn) wrong('expiresOn', rowText.day);
  else if (expiresOn < today || expiresOn > lastGrantDay(today)) wrong('expiresOn', rowText.days(lastGrantDay(today)));
  const length = [...cells.reason].length;
  if (length < 2 || length > MOST_REASON) wrong('reason', rowText.reason(MOST_REASON));
  if ([...cells.reasonEn].length > 2 * MOST_REASON) wrong('reasonEn', rowText.reason(2 * MOST_REASON));
  if (errors.length > 0 || points === undefined || !expiresOn) return errors;
  const reason = { zh: cells.reason, en: cells.reasonEn || cells.reason };
  return { row, employeeNo: cells.employeeNo, name: cells.name, points, expiresOn, reason };
}

/** A whole number, with or without commas between thousands. */
function pointsOf(typed: string): number | undefined {
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})$/.test(typed)) return undefined;
  const points = Number(typed.replaceAll(',', ''));
  return points >= 1 && points <= MOST_POINTS ? points : undefined;
}

/** Rows that ask for the same thing as an earlier one: typed twice, most likely. */
export function repeatedRows(rows: readonly SheetRow[]): Set<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const { row, cells } of rows) {
    const same = [cells.employeeNo, cells.points, cells.expiresOn, cells.reason].join('\t');
    if (seen.has(same)) repeated.add(row);
    seen.add(same);
  }
  return repeated;
}

/** The wish of a sheet, whatever it was saved as and however its days and numbers are written. */
export const printOf = (rows: readonly SheetRow[]): Buffer => {
  const asked = rows.map(({ cells }) => ({
    ...cells,
    points: pointsOf(cells.points) ?? cells.points,
    expiresOn: /* guard: sheets: typed days are read alike */ dayTyped(cells.expiresOn) ?? cells.expiresOn,
  }));
  return createHash('sha256').update(JSON.stringify(asked)).digest();
};

/** An empty sheet with its header and one row to write over. */
export function templateRows(language: 'zh' | 'en', expiresOn: string): string[][] {
  const sample =
    language === 'zh'
      ? ['YF10001', '张三', '1500', expiresOn, '年度健康福利发放', 'Yearly health benefit']
      : ['YF10001', 'Zhang San', '1500', expiresOn, 'Yearly health benefit', ''];
  return [headOf(COLUMNS, language), sample];
}
