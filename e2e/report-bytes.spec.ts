import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

// The built files themselves: what a first visit to a report brings beyond what every page brings. The bench measures the same
// over the wire (`report-bytes`).

const web = fileURLToPath(new URL('../dist/web/', import.meta.url));
const MOST_KB = 60;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
const chunks = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk's files and those of all it cannot be without. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, seen);
  return seen;
}

const keyOf = (ending: string): string => {
  const key = Object.keys(chunks).find((one) => one.endsWith(ending));
  if (!key) throw new Error(`${ending} begins no file`);
  return key;
};
/** As it is sent: packed where that is worth it. */
const sizeOf = (file: string): number => {
  const path = join(web, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

test(`a first visit to a report brings at most ${MOST_KB} KB over the frame of every page`, () => {
  const shell = new Set<string>();
  for (const [key, { isEntry }] of Object.entries(chunks)) if (isEntry) filesOf(key, shell);
  filesOf(keyOf('features/content/NotFoundPage.tsx'), shell);
  const own = [...filesOf(keyOf('features/reports/ReportPage.tsx'))].filter((file) => !shell.has(file));
  const kilobytes = own.reduce((sum, file) => sum + sizeOf(file), 0) / 1_000;
  expect(own.length).toBeGreaterThan(0);
  expect(kilobytes).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(MOST_KB);
});
