import { describe, expect, it } from 'vitest';
import { isTest, sourcesUnder } from './sources.ts';
import { commentLines, testNames, WORD_RULES, wordsAgainst, type WordRule } from './words.ts';

/** How many comments may still break each rule, by the folder they stand in: citation, who, what. */
const MOST: Readonly<Record<string, readonly [number, number, number]>> = {
  'contract/src': [0, 0, 0],
  demo: [0, 0, 0],
  'server/src/modules': [0, 0, 0],
  'server/src': [0, 0, 0],
  'server/test': [0, 0, 0],
  'web/src/console': [0, 0, 0],
  'web/src/features': [0, 0, 0],
  'web/src/parts': [0, 0, 0],
  'web/src/ui': [0, 0, 0],
  web: [0, 0, 0],
  bench: [0, 0, 0],
  chaos: [0, 0, 0],
  e2e: [0, 0, 0],
  vitals: [0, 0, 0],
};

const folders = Object.keys(MOST);
const homeOf = (path: string): string | undefined =>
  folders.filter((folder) => path.startsWith(`${folder}/`)).toSorted((a, b) => b.length - a.length)[0];
const sources = [...new Set(folders.map((folder) => folder.split('/')[0] ?? folder))].flatMap(sourcesUnder);
const rules = Object.keys(WORD_RULES) as WordRule[];

describe.each(folders)('comments under %s', (folder) => {
  const own = sources.filter(({ path }) => homeOf(path) === folder);

  it.each(rules)('have no more of "%s" than before', (rule) => {
    const found = wordsAgainst(rule, own);
    const most = MOST[folder]?.[rules.indexOf(rule)] ?? 0;
    expect(found.length > most ? found : []).toEqual([]);
  });
});

it('names of tests say who acts, and cite nothing', () => {
  const tests = sources.filter(({ path }) => isTest(path) || path.endsWith('.spec.ts'));
  const names = tests.flatMap(testNames);
  expect(names.length).toBeGreaterThan(2_000);
  const broken = Object.values(WORD_RULES).flatMap((rule) => names.filter((name) => rule.test(name)));
  expect(broken).toEqual([]);
});

it('a comment is told from code, and a cited page of ours from a foreign one', () => {
  const text = [
    "const words = 'nobody, §4';",
    'const a = 1; // for whoever asks',
    '/** Shown above (docs/product §4.6). */',
    ' * as §4.6 has it',
  ].join('\n');
  expect(commentLines({ path: 'a.ts', text })).toEqual([
    'a.ts:2: for whoever asks',
    'a.ts:3: Shown above (docs/product §4.6). */',
    'a.ts:4: as §4.6 has it',
  ]);
  expect(wordsAgainst('citation', [{ path: 'a.ts', text }])).toEqual(['a.ts:4: as §4.6 has it']);
  expect(wordsAgainst('nobody, somebody, whoever', [{ path: 'a.ts', text }])).toHaveLength(1);
});
