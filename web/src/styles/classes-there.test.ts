import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const WEB = new URL('../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, WEB), 'utf8');

it('every width a class waits for is one there is: a class of another is left out without a word', () => {
  const known = [...text('styles/system.css').matchAll(/--breakpoint-(\w+): \d+px;/g)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(1);
  const unknown = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => {
      const asked = text(path).matchAll(/[\s'"`:](?:max-)?(xs|sm|md|lg|xl|[2-7]xl):[\w[-]/g);
      return [...asked].flatMap(([, name]) => (known.includes(name) ? [] : [`${path}: ${name}`]));
    });
  expect(unknown).toEqual([]);
});

it('the console’s style sheet reads every part whose components the console shows', () => {
  const shown = new Set<string>();
  const look = (folder: string, imported: RegExp): void => {
    for (const path of readdirSync(new URL(folder, WEB), { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.tsx')) continue;
      for (const [, part = ''] of text(`${folder}/${path}`).matchAll(imported)) {
        if (shown.has(part)) continue;
        shown.add(part);
        look(`parts/${part}`, /from '\.\.\/([a-z-]+)\/\w+\.tsx'/g);
      }
    }
  };
  look('console', /from '(?:\.\.\/)+parts\/([a-z-]+)\/\w+\.tsx'/g);
  const sheet = text('console/console.css');
  expect(shown.size).toBeGreaterThan(1);
  expect([...shown].filter((part) => !sheet.includes(`@source '../parts/${part}';`))).toEqual([]);
});
