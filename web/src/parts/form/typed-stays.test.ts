import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
/** The places of the account centre's forms. */
const FORMS = [
  ...['cards', 'feedback', 'identity', 'invoices', 'people', 'reimbursement'].map(
    (name) => `web/src/features/${name}/`,
  ),
  ...['addresses', 'people'].map((name) => `web/src/parts/${name}/`),
];

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(new URL(folder + name, ROOT), 'utf8'));

it('every form of the account centre is seen in a browser with a server that fails: typed text stays', () => {
  const sources = FORMS.flatMap((folder) => filesIn(folder, /\.tsx?$/));
  const saved = sources.flatMap((source) =>
    /use(Save|Said)Form/.test(source)
      ? [...source.matchAll(/^ {4}call: '(\w+)',$/gm)].map(([, call = '']) => call)
      : [],
  );
  expect(saved.length).toBeGreaterThan(10);
  const journeys = filesIn('e2e/', /\.spec\.ts$/).join('\n');
  expect(saved.filter((call) => !journeys.includes(`failOnce(page, '${call}')`))).toEqual([]);
});
