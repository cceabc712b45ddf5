import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The numbers of ASVS 5.0.0 by level: section, then what stands in it. */
const LEVEL_1 = `
  1.2: 1 2 3 4 5; 1.3: 1 2; 1.5: 1; 2.1: 1; 2.2: 1 2; 2.3: 1; 3.2: 1 2; 3.3: 1; 3.4: 1 2; 3.5: 1 2 3; 4.1: 1; 4.4: 1;
  5.2: 1 2; 5.3: 1 2; 6.1: 1; 6.2: 1 2 3 4 5 6 7 8; 6.3: 1 2; 6.4: 1 2; 7.2: 1 2 3 4; 7.4: 1 2; 8.1: 1; 8.2: 1 2; 8.3: 1;
  9.1: 1 2 3; 9.2: 1; 10.4: 1 2 3 4 5; 11.3: 1 2; 11.4: 1; 12.1: 1; 12.2: 1 2; 13.4: 1; 14.2: 1; 14.3: 1; 15.1: 1; 15.2: 1; 15.3: 1`;
const LEVEL_2 = `
  1.1: 1 2; 1.2: 6 7 8 9; 1.3: 3 4 5 6 7 8 9 10 11; 1.4: 1 2 3; 1.5: 2; 2.1: 2 3; 2.2: 3; 2.3: 2 3 4; 2.4: 1; 3.3: 2 3 4;
  3.4: 3 4 5 6; 3.5: 4 5; 3.7: 1 2; 4.1: 2 3; 4.2: 1; 4.3: 1 2; 4.4: 2 3 4; 5.1: 1; 5.2: 3; 5.4: 1 2 3; 6.1: 2 3;
  6.2: 9 10 11 12; 6.3: 3 4; 6.4: 3 4; 6.5: 1 2 3 4 5; 6.6: 1 2 3; 6.8: 1 2 3 4; 7.1: 1 2 3; 7.3: 1 2; 7.4: 3 4 5; 7.5: 1 2;
  7.6: 1 2; 8.1: 2; 8.2: 3; 8.4: 1; 9.2: 2 3 4; 10.1: 1 2; 10.2: 1 2; 10.3: 1 2 3 4; 10.4: 6 7 8 9 10 11; 10.5: 1 2 3 4 5;
  10.6: 1 2; 10.7: 1 2 3; 11.1: 1 2; 11.2: 1 2 3; 11.3: 3; 11.4: 2 3 4; 11.5: 1; 11.6: 1; 12.1: 2 3; 12.3: 1 2 3 4; 13.1: 1;
  13.2: 1 2 3 4 5; 13.3: 1 2; 13.4: 2 3 4 5; 14.1: 1 2; 14.2: 2 3 4; 14.3: 2 3; 15.1: 2 3; 15.2: 2 3; 15.3: 2 3 4 5 6 7;
  16.1: 1; 16.2: 1 2 3 4 5; 16.3: 1 2 3 4; 16.4: 1 2 3; 16.5: 1 2 3; 17.1: 1; 17.2: 1 2 3 4; 17.3: 1 2`;

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const asvs = read('docs/asvs.md');
const security = read('docs/security.md');

const STATES = ['met', 'partly', 'not', 'n/a'];
const rows = Array.from(
  asvs.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
  ([, id = '', level = '', state = '', asked = '', here = '']) => ({ id, level, state, asked, here }),
);

const idsOf = (text: string, level: string): string[] =>
  text.split(';').flatMap((line) => {
    const [section = '', numbers = ''] = line.trim().split(': ');
    return numbers.split(' ').map((number) => `${section}.${number} ${level}`);
  });

/** Files a page names: what looks like a path of the repository, and what it links to. */
const filesIn = (text: string): string[] => [
  ...Array.from(text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|md|sql|html))`/g), ([, path = '']) => path),
  ...Array.from(text.matchAll(/\]\(([\w./-]+\.md)\)/g), ([, path = '']) => `docs/${path}`),
];

describe('docs/asvs.md', () => {
  it('has every requirement of level 1 and 2 once', () => {
    const asked = [...idsOf(LEVEL_1, '1'), ...idsOf(LEVEL_2, '2')];
    expect(asked).toHaveLength(70 + 183);
    expect(rows.map(({ id, level }) => `${id} ${level}`).toSorted()).toEqual(asked.toSorted());
    expect(asvs.match(/^\| \d/gm)).toHaveLength(rows.length);
  });

  it('judges each in one of four words, with a reason, and shows the proof of met ones', () => {
    expect(rows.filter(({ state, here }) => !STATES.includes(state) || here.trim().length < 10)).toEqual([]);
    expect(rows.filter(({ state, here }) => state === 'met' && !/`[\w./-]+\.\w+`/.test(here))).toEqual([]);
  });
});

describe('docs/security.md', () => {
  it('counts what the table says, by chapter and in all', () => {
    const counted = Array.from(
      security.matchAll(/^\| (V(\d+) [^|]+|all) ((?:\| \d+ ){5})\|$/gm),
      ([, , no, counts]) => [no ?? 'all', ...Array.from(counts?.matchAll(/\d+/g) ?? [], Number)],
    );
    const count = (of: typeof rows): number[] => [
      of.length,
      ...STATES.map((state) => of.filter((row) => row.state === state).length),
    ];
    const chapters = [...new Set(rows.map(({ id }) => id.split('.')[0] ?? ''))];
    const of = (chapter: string) => rows.filter(({ id }) => id.startsWith(`${chapter}.`));
    expect(counted).toEqual([...chapters.map((chapter) => [chapter, ...count(of(chapter))]), ['all', ...count(rows)]]);
  });

  it('fits in 150 lines', () => {
    expect(security.split('\n').length).toBeLessThanOrEqual(150);
  });
});

it.each([
  ['docs/asvs.md', asvs],
  ['docs/security.md', security],
])('%s names files that are there', (_, text) => {
  const named = [...new Set(filesIn(text))];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([]);
});
