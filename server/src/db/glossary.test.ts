import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/glossary.md has a word for every table', () => {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  const types = readFileSync(new URL('./tables.ts', import.meta.url), 'utf8');
  const schema = types.slice(types.indexOf('export interface Schema '));
  const tables = Array.from(schema.matchAll(/^ {2}(\w+): \w+;$/gm), ([, table = '']) => table);
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter((table) => !glossary.includes(`*${table}*`))).toEqual([]);
});
