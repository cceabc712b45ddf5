import { describe, expect, it } from 'vitest';
import { compare, csvOf, type Column } from './columns.ts';

interface Fruit {
  name: string;
  weight: number;
}

const columns: Column<Fruit>[] = [
  { key: 'name', head: '名称', cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'weight', head: 'Weight, g', cell: ({ weight }) => weight, text: ({ weight }) => weight },
  { key: 'open', head: 'Action', cell: () => 'open' },
];

describe('a table as a file', () => {
  it('begins with the mark of UTF-8 and holds the columns that have text', () => {
    expect(csvOf(columns, [{ name: '苹果', weight: 120 }])).toBe('\uFEFF名称,"Weight, g"\r\n苹果,120\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('makes a formula text: %j', (name) => {
    const [, line = ''] = csvOf(columns, [{ name, weight: 1 }]).split('\r\n');
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  });

  it('leaves a negative number a number', () => {
    expect(csvOf(columns, [{ name: 'x', weight: -5 }])).toContain('x,-5');
  });

  it('quotes what would end a field', () => {
    expect(csvOf(columns, [{ name: 'a "b", c', weight: 1 }])).toContain('"a ""b"", c",1');
  });
});

describe('sorting', () => {
  it('puts numbers by size and texts with numbers as people do', () => {
    expect([10, 9, 100].toSorted(compare)).toEqual([9, 10, 100]);
    expect(['A10', 'A9'].toSorted(compare)).toEqual(['A9', 'A10']);
  });
});
