import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

/** Pages for people who work here; `content/` holds the portal's own texts, whose links lead into the portal. */
const pages = execFileSync('git', ['ls-files', '-z', '*.md', ':!content'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const linesOf = (folderOrPage: string): number =>
  pages.filter(({ path }) => path.startsWith(folderOrPage)).reduce((sum, { text }) => sum + text.split('\n').length, 0);

it('every link of a page leads to a file', () => {
  const lost = pages.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, target = '']) => target)
      .filter((target) => !/^https?:/.test(target) && !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path} → ${target}`),
  );
  expect(lost).toEqual([]);
});

it('every file a page names is there', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0');
  // a page may leave out the folders that all files of its subject stand in
  const isThere = (named: string): boolean => files.some((file) => file === named || file.endsWith(`/${named}`));
  const named = /`([\w@.-]+(?:\/[\w@.-]+)+\.(?:[jt]sx?|mjs|sql|json|md))`/g;
  const lost = pages.flatMap(({ path, text }) =>
    Array.from(text.matchAll(named), ([, file = '']) => file)
      .filter((file) => !isThere(file))
      .map((file) => `${path}: ${file}`),
  );
  expect(lost).toEqual([]);
});

it.each([
  ['README.md', 60],
  ['CONTRIBUTING.md', 150],
  ['ARCHITECTURE.md', 125],
  ['docs/product/', 300],
])('%s has at most %i lines', (page, most) => {
  expect(linesOf(page)).toBeLessThanOrEqual(most);
});

it('a decision fits on a screen', () => {
  const long = pages.filter(({ path, text }) => path.startsWith('docs/decisions/') && text.split('\n').length > 61);
  expect(long.map(({ path }) => path)).toEqual([]);
});
