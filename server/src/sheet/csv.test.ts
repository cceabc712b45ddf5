import { expect, it } from 'vitest';
import { csvRows } from './csv.ts';

it('what a spreadsheet would take for a formula is text', () => {
  for (const typed of ['=1+1', '+86138', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")'])
    expect(csvRows([[typed]])).toMatch(/^"?'/);
  expect(csvRows([['陈**', '138****2316', 'TJ20260529000133']])).toBe('陈**,138****2316,TJ20260529000133\r\n');
});

it('commas, quotes and line breaks stay in their field', () => {
  expect(csvRows([['a,b', 'say "hi"', 'two\nlines']])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
  expect(csvRows([])).toBe('');
});
