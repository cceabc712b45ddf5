import { expect, it } from 'vitest';
import { csvOf, delimiterOf, rowsOfCsv, SheetTooLarge } from './csv-reader.ts';

// proves: sheets: delimiter of the first line
it('what parts the cells stands most often in the first line', () => {
  expect(rowsOfCsv('工号;姓名;城市\nA1;陈,李;上海\n')).toEqual([
    ['工号', '姓名', '城市'],
    ['A1', '陈,李', '上海'],
  ]);
  expect(rowsOfCsv('工号\t姓名\nA1\t"陈\t李"')).toEqual([
    ['工号', '姓名'],
    ['A1', '陈\t李'],
  ]);
  expect(['工号', '', '"a;b;c",d', '\n\na;b\n,,,'].map(delimiterOf)).toEqual([',', ',', ',', ';']);
});

it('quotes, line breaks and empty cells stay where they are', () => {
  expect(rowsOfCsv('\uFEFFa,"b ""c""\r\nd",\r\n\r\n"x" y,"')).toEqual([['a', 'b "c"\r\nd', ''], [''], ['x y', '']]);
  expect(rowsOfCsv('')).toEqual([]);
  const rows = [['a,b', 'say "hi"', ''], ['two\nlines']];
  expect(rowsOfCsv(csvOf(rows))).toEqual(rows);
});

it('stops where there is more than any sheet holds, in as long as it takes to read that', () => {
  const large: string[] = [
    '",'.repeat(1_000_000),
    '"'.repeat(2_000_000),
    ','.repeat(2_000_000),
    'a,b\n'.repeat(500_000),
    '"a",'.repeat(500_000),
    'x'.repeat(2_000_000),
  ];
  const from = performance.now();
  for (const text of large) expect(() => rowsOfCsv(text)).toThrow(SheetTooLarge);
  expect(performance.now() - from).toBeLessThan(5_000);
});
