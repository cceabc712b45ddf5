import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('./', import.meta.url);

it('docs/glossary.md has a word for every table', () => {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', here), 'utf8');
  const tables = readdirSync(here)
    .filter((file) => /^schema(-\w+)?\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, here), 'utf8'))
    .map((text) => text.slice(text.search(/export interface (Schema|\w+Tables)\b/)))
    .flatMap((text) => Array.from(text.matchAll(/^ {2}(\w+): \{/gm), ([, table = '']) => table));
  expect(tables.length).toBeGreaterThan(40);
  expect(tables.filter((table) => !glossary.includes(`*${table}*`))).toEqual([]);
});
