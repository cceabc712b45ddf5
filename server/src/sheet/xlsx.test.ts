import { unzipSync } from 'fflate';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { Cell } from '#contract/rules/xlsx';
import { collect } from '../db/seal-chunks.ts';
import { csvRows } from './csv.ts';
import { sheetResult } from './file.ts';
import { xlsxOf } from './xlsx.ts';
import { FULL } from '../../test/run-size.ts';

const book = (rows: Cell[][], more: object = {}) => collect(xlsxOf({ rows, ...more }));

/** Read by a library that has nothing to do with how it was written. */
it('a written sheet is read again as it was: texts as texts, days as days, numbers as numbers', async () => {
  const typed = ['=1+1', '+86138', '-1', '@SUM(A1)', '00123', '110101199003070046', 'constructor', '__proto__'];
  const odd = ['_x0041_', '<a>&"\'', ' spaced ', 'two\nlines', '张三 😀', 'a\u0000b\ud800c'];
  const rows = [...typed, ...odd].map((text) => [text, 12.5, '2026-06-10', '7']);
  const bytes = await book([['名称', '数', '日', '次'], ...rows], { kinds: ['text', 'number', 'day', 'number'] });
  const [head, ...read] = await readSheet(bytes, { trim: false });
  expect(head).toEqual(['名称', '数', '日', '次']);
  const unreadable = new Map([
    ['a\u0000b\ud800c', 'abc'],
    ['_x0041_', '_x005F_x0041_'],
  ]);
  expect(read.map(([text]) => text)).toEqual([...typed, ...odd].map((text) => unreadable.get(text) ?? text));
  expect(read.map(([, ...rest]) => rest)).toEqual(rows.map(() => [12.5, new Date(Date.UTC(2026, 5, 10)), 7]));
});

// proves: sheets: a text is written as a text
it('no text becomes a formula or a number, whatever its column is', async () => {
  const bytes = await book(
    [
      ['=1', 2],
      ['=HYPERLINK("http://x")', '12E5'],
      ['+1', '110101199003070046'],
    ],
    {
      kinds: ['number', 'number'],
    },
  );
  const sheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect(sheet).not.toContain('<f');
  expect(sheet.match(/<v>/g)).toBeNull();
  expect(await readSheet(bytes)).toEqual([
    ['=1', '2'],
    ['=HYPERLINK("http://x")', '12E5'],
    ['+1', '110101199003070046'],
  ]);
});

// proves: sheets: style of a text column
it('a text column is one below its last row too, so that values typed there stay as typed', async () => {
  const sheet = Buffer.from(
    unzipSync(await book([['证件号', '数']], { kinds: ['text', 'number'] }))['xl/worksheets/sheet1.xml'] ?? [],
  );
  expect(sheet.toString()).toContain('<col min="1" max="1" width="14" style="1" customWidth="1"/>');
});

it('what does not fit on a sheet goes on on the next, under the same head', async () => {
  const rows = Array.from({ length: 5 }, (_, at) => [at + 1]);
  const sheets = await readXlsxFile(await book([['no'], ...rows], { lastRow: 3 }));
  expect(sheets.map(({ data }) => data)).toEqual([
    [['no'], [1], [2]],
    [['no'], [3], [4]],
    [['no'], [5]],
  ]);
});

it('the parts of a task become a workbook, or stay the CSV they are', async () => {
  const parts = async function* () {
    yield Buffer.from(`\uFEFF${csvRows([['名称', '数']])}${csvRows([['=1+1', 5]])}`);
    yield Buffer.from('');
    yield Buffer.from(csvRows([['two\nlines, "x"', -6]]));
  };
  const { result, pack } = sheetResult<{ format?: 'xlsx' | 'csv' }>(
    () => '表',
    () => ['text', 'number'],
  );
  const packed = (input: { format?: 'xlsx' | 'csv' }) => collect(pack({} as never, { input }, parts()));
  expect(result({ input: { format: 'xlsx' } })).toMatchObject({ name: '表.xlsx' });
  expect(result({ input: {} })).toEqual({ name: '表.csv', mediaType: 'text/csv' });
  expect(await readSheet(await packed({ format: 'xlsx' }))).toEqual([
    ['名称', '数'],
    ['=1+1', 5],
    ['two\nlines, "x"', -6],
  ]);
  expect((await packed({})).toString()).toContain(`"'=1+1",5\r\n`);
});

const ROWS = FULL ? 100_000 : 10_000;
it('however many rows pass through, some megabytes of memory hold them', async () => {
  const rows = function* (): Generator<Cell[]> {
    yield Array.from({ length: 15 }, (_, at) => `列${at}`);
    for (let at = 0; at < ROWS; at += 1) yield Array.from({ length: 15 }, (_, column) => `${at} ${column} 单元格`);
  };
  const before = process.memoryUsage().rss;
  let most = before;
  let size = 0;
  for await (const chunk of xlsxOf({ rows: rows() })) {
    size += chunk.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  expect(size).toBeGreaterThan(500_000);
  if (FULL) process.stdout.write(`${ROWS} rows written: ${size} bytes, +${most - before} of memory\n`);
  expect(most - before).toBeLessThan(150 * 1024 * 1024);
}, 60_000);
