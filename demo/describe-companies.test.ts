import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeCompanies } from './describe-companies.ts';

const DOCUMENT = new URL('../docs/running/companies.md', import.meta.url);

it('docs/running/companies.md says what the demo world is (npm run companies writes it)', () => {
  if (process.env['ACCEPT_COMPANIES']) writeFileSync(DOCUMENT, describeCompanies());
  const written = readFileSync(DOCUMENT, 'utf8');
  expect(cellsOf(written)).toEqual(cellsOf(describeCompanies()));
});

/** Without the spaces by which a table is drawn. */
const cellsOf = (text: string): string[] =>
  text.split('\n').map((line) => line.replace(/ +/g, ' ').replace(/-{3,}/g, '---'));
