import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { registry } from '#contract/registry';
import { opsRegistry } from '#contract/ops/registry';
import { actionText } from '../web/src/console/kit/actions/action-text.ts';
import { frameText } from '../web/src/console/frame/text.ts';

// The built files themselves: what operators work with never reaches an employee, nor the other way round.

const web = fileURLToPath(new URL('../dist/web/', import.meta.url));
const read = (file: string): string => readFileSync(join(web, file), 'utf8');

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  assets?: string[];
}

/** Every file a build has made, as its manifest names them, and the modules that begin one. */
function built(manifest: string): { files: string[]; modules: string[] } {
  const chunks = Object.values(JSON.parse(read(`.vite/${manifest}.json`)) as Record<string, Chunk>);
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return { files: [...new Set(files)], modules: chunks.flatMap(({ src = [] }) => src) };
}

const employees = built('manifest');
const console_ = built('ops-manifest');
const PAGES = ['index.html', 'map-frame.html'];

/** Files of a list whose text has one of the words. */
const saying = (files: readonly string[], words: readonly string[]): string[] =>
  files.flatMap((file) => {
    const text = read(file);
    return words.filter((word) => stands(word, text)).map((word) => `${file}: ${word}`);
  });

/** By itself: a call of the console may end like one of an employee (`OpsPrivacyText`). */
const stands = (word: string, text: string): boolean =>
  text
    .split(word)
    .slice(0, -1)
    .some((before) => !/[A-Za-z]$/.test(before));

/** A library as it comes, for either side; it has words of its own that sound like the console's. */
const PDF_READER = /\/pdfjs-/;
const opsNames = Object.keys(opsRegistry);
/** Words of the console alone: short sentences may well be an employee's too. */
const consoleWords = [
  frameText.zh.product,
  frameText.en.product,
  ...Object.values(actionText.en).filter((text) => text.length > 18),
  ...Object.values(actionText.zh).filter((text) => text.length > 5),
];

test('no page, file or style of an employee has a byte of the console', () => {
  expect(employees.modules.filter((module) => module.includes('console'))).toEqual([]);
  // a file named by no manifest belongs to no entry, and would escape this look
  const known = new Set([...employees.files, ...console_.files].map((file) => file.replace('assets/', '')));
  const styles = PAGES.map(read).join('');
  const unknown = readdirSync(join(web, 'assets')).filter(
    (file) => !file.endsWith('.br') && !known.has(file) && !styles.includes(file),
  );
  expect(unknown).toEqual([]);
  const theirs = [...PAGES, ...employees.files.filter((file) => !PDF_READER.test(file))];
  expect(saying(theirs, ['opsApi', '/ops/', ...opsNames, ...consoleWords])).toEqual([]);
});

test('the console has no page and no call of an employee', () => {
  expect(console_.modules.filter((module) => /src\/(features|app\/(?!icon))/.test(module))).toEqual([]);
  const theirs = ['ops.html', ...console_.files];
  const own = new Set(opsNames);
  const calls = Object.keys(registry).filter((name) => name.length > 8 && !own.has(name));
  expect(saying(theirs, ['portal.session', ...calls])).toEqual([]);
});

test('the two share no file but pictures, the proof of work, the reader of PDFs and the bundler’s own', () => {
  const shared = employees.files.filter((file) => console_.files.includes(file));
  // both do the same work when a password was guessed at; it knows neither calls nor pages
  expect(
    shared.filter((file) => !/\.svg$|rolldown-runtime|\/solve-work(er)?-/.test(file) && !PDF_READER.test(file)),
  ).toEqual([]);
});
