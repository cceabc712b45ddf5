import { expect, it } from 'vitest';
import { filesUnder, isTest } from './sources.ts';
import { commentLines, testNames, WORD_RULES, wordsAgainst, type WordRule } from './words.ts';

const folders = ['bench', 'chaos', 'content', 'contract', 'demo', 'e2e', 'scripts', 'server', 'vitals', 'web'];
/** The files that quote the words. */
const exempt = ['scripts/laws/words'];
const sources = folders
  .flatMap((folder) => filesUnder(folder, /\.(?:tsx?|mjs|sql)$/))
  .filter(({ path }) => !exempt.some((start) => path.startsWith(start)));
const rules = Object.keys(WORD_RULES) as WordRule[];

it.each(rules)('no comment has "%s"', (rule) => {
  expect(wordsAgainst(rule, sources)).toEqual([]);
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
    '-- sealed (law 7)',
    '// reliability A3',
  ].join('\n');
  expect(commentLines({ path: 'a.ts', text })).toEqual([
    'a.ts:2: for whoever asks',
    'a.ts:3: Shown above (docs/product §4.6). */',
    'a.ts:4: as §4.6 has it',
    'a.ts:5: sealed (law 7)',
    'a.ts:6: reliability A3',
  ]);
  expect(wordsAgainst('citation', [{ path: 'a.ts', text }])).toEqual([
    'a.ts:4: as §4.6 has it',
    'a.ts:5: sealed (law 7)',
    'a.ts:6: reliability A3',
  ]);
  expect(wordsAgainst('nobody, somebody, whoever', [{ path: 'a.ts', text }])).toHaveLength(1);
});
