import { describe, expect, it } from 'vitest';
import { csvRows } from '../../../sheet/csv.ts';
import { openTable, packTable } from '../../../sheet/table.ts';
import { COLUMNS, printOf, repeatedRows, rowsOf as rowsOfTable, templateRows, wishOf } from './sheet.ts';

const rowsOf = (csv: string) => rowsOfTable(openTable(packTable(csv, COLUMNS)));

const TODAY = '2026-06-10';
const HEADER = '工号,姓名,积分,到期日,原因,英文原因';
const wishes = (...lines: string[]) => rowsOf([HEADER, ...lines].join('\r\n')).map((row) => wishOf(row, TODAY));
const fieldsWrong = (line: string): string[] => {
  const [wish] = wishes(line);
  return Array.isArray(wish) ? wish.map(({ field }) => field) : [];
};

describe('a sheet of points', () => {
  it('is read with Chinese or English columns, in any order, with what spreadsheets make of days and numbers', () => {
    const wish = { row: 2, employeeNo: 'YF10001', name: '陈思远', points: 1500, expiresOn: '2026-12-05' };
    const reason = { zh: '年度福利', en: 'Yearly benefit' };
    expect(wishes('YF10001,陈思远,"1,500",2026/12/5,年度福利,Yearly benefit')).toEqual([{ ...wish, reason }]);
    const english = 'Points,REASON,employee  no.,Expiry_date\n1500,年度福利,YF10001,2026-12-05\n';
    expect(rowsOf(english).map((row) => wishOf(row, TODAY))).toEqual([
      { ...wish, name: '', reason: { zh: '年度福利', en: '年度福利' } },
    ]);
  });

  it('counts rows as the spreadsheet does, and skips empty ones', () => {
    expect(rowsOf(`${HEADER}\n\nA1,,5,2026-12-31,节日\n,,,,\nA2,,6,2026-12-31,节日\n`).map(({ row }) => row)).toEqual([
      3, 5,
    ]);
  });

  it.each([
    [',,5,2026-12-31,节日福利', ['employeeNo']],
    ['A1,,0,2026-12-31,节日福利', ['points']],
    ['A1,,1.5,2026-12-31,节日福利', ['points']],
    ['A1,,-5,2026-12-31,节日福利', ['points']],
    ['A1,,1000001,2026-12-31,节日福利', ['points']],
    ['A1,,5,2026-02-30,节日福利', ['expiresOn']],
    ['A1,,5,2026-06-09,节日福利', ['expiresOn']],
    ['A1,,5,2099-01-01,节日福利', ['expiresOn']],
    ['A1,,5,2026-12-31,礼', ['reason']],
    [`A1,,5,2026-12-31,${'长'.repeat(61)}`, ['reason']],
    [',,x,soon,', ['employeeNo', 'points', 'expiresOn', 'reason']],
    ['A1,,5,2026-06-10,节日福利', []],
  ])('%j is wrong in %j', (line, fields) => expect(fieldsWrong(line)).toEqual(fields));

  it('is refused without its columns or without rows', () => {
    expect(() => rowsOf('工号,姓名\nA1,陈\n')).toThrow('pointsSheetHeader');
    expect(() => rowsOf(`${HEADER}\n`)).toThrow('pointsSheetRows');
  });

  it('finds a row that says the same as an earlier one', () => {
    const same = 'A1,,5,2026-12-31,节日福利';
    const rows = rowsOf([HEADER, same, 'A2,,5,2026-12-31,节日福利', same, 'A1,,5,2026-12-31,生日福利'].join('\n'));
    expect([...repeatedRows(rows)]).toEqual([4]);
  });

  it('is the same however its days and numbers are written, and another one with another wish', () => {
    const print = (line: string) => printOf(rowsOf(`${HEADER}\n${line}\n`)).toString('hex');
    expect(print('A1,,"1,500",2026/12/5,节日福利')).toBe(print('A1,,1500,2026-12-05,节日福利'));
    expect(print('A1,,1500,2026-12-05,节日福利')).not.toBe(print('A1,,1501,2026-12-05,节日福利'));
  });

  it.each(['zh', 'en'] as const)('has a template that can be sent in as it is (%s)', (language) => {
    const [row] = rowsOf(csvRows(templateRows(language, '2026-12-31')));
    expect(row && wishOf(row, TODAY)).toMatchObject({ employeeNo: 'YF10001', points: 1500 });
  });
});
