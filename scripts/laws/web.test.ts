import { expect, it } from 'vitest';
import { source, type Source } from './sources.ts';
import { webLaws } from './web.ts';

const file = (path: string, ...imports: string[]): Source =>
  source(`web/src/${path}`, imports.map((target) => `import { x } from '${target}';`).join('\n'));

/** One file that keeps every law, and beside it what breaks one. */
const lawful = [
  file('ui/form/Button.tsx', 'react', '../cx.ts'),
  file('ui/cx.ts'),
  file('platform/store.ts', '../ui/cx.ts'),
  file('api/send.ts', '../platform/store.ts', '#contract/wire'),
  file('parts/people/use-people.ts', '../../api/send.ts'),
  file('features/records/RecordsPage.tsx', '../../parts/people/use-people.ts', './text.ts'),
  file('features/records/text.ts'),
  file('console/main.tsx', '../parts/people/use-people.ts', '../ui/cx.ts'),
  file('app/routes.ts', '../features/records/RecordsPage.tsx'),
  file('main.tsx', './app/routes.ts'),
];

const planted: [law: string, breaking: Source, found: string][] = [
  ['every folder of web/src stands on a floor', file('attic/box.ts'), 'web/src/attic/box.ts'],
  [
    'every arrow points down',
    file('ui/Up.tsx', '../platform/store.ts'),
    'web/src/ui/Up.tsx → web/src/platform/store.ts',
  ],
  ['every arrow points down', file('platform/up.ts', '../api/send.ts'), 'web/src/platform/up.ts → web/src/api/send.ts'],
  ['every arrow points down', file('api/up.ts', '../parts/a.ts'), 'web/src/api/up.ts → web/src/parts/a.ts'],
  [
    'every arrow points down',
    file('parts/up.ts', '../features/a/a.ts'),
    'web/src/parts/up.ts → web/src/features/a/a.ts',
  ],
  [
    'every arrow points down',
    file('features/a/up.ts', '../../app/routes.ts'),
    'web/src/features/a/up.ts → web/src/app/routes.ts',
  ],
  ['every arrow points down', file('app/up.ts', '../main.tsx'), 'web/src/app/up.ts → web/src/main.tsx'],
  [
    'every arrow points down',
    file('console/a.ts', '../features/a/a.ts'),
    'web/src/console/a.ts → web/src/features/a/a.ts',
  ],
  ['every arrow points down', file('console/b.ts', '../app/routes.ts'), 'web/src/console/b.ts → web/src/app/routes.ts'],
  [
    'web/src/ui knows no router, no queries and no product',
    file('ui/Product.tsx', '#contract/calls/people'),
    'web/src/ui/Product.tsx → contract/src/calls/people.ts',
  ],
  [
    'a feature never imports a feature',
    file('features/a/a.ts', '../records/text.ts'),
    'web/src/features/a/a.ts → web/src/features/records/text.ts',
  ],
  [
    'nobody imports the console',
    file('app/up.ts', '../console/main.tsx'),
    'web/src/app/up.ts → web/src/console/main.tsx',
  ],
];

it('is content with sources that keep every law', () => {
  for (const law of Object.values(webLaws)) expect(law(lawful)).toEqual([]);
});

it.each(planted)('finds what breaks: %s (%#)', (law, breaking, found) => {
  expect(webLaws[law]?.([...lawful, breaking])).toEqual([found]);
});

it('finds a cycle, and one of types alone', () => {
  const law = webLaws['no cycles, of types neither'];
  const circle = [file('parts/a.ts', './b.ts'), file('parts/b.ts', './c.ts'), file('parts/c.ts', './a.ts')];
  expect(law?.([...lawful, ...circle])).toEqual([
    'web/src/parts/a.ts → web/src/parts/b.ts → web/src/parts/c.ts → web/src/parts/a.ts',
  ]);
  const types = [
    source('web/src/parts/a.ts', "import type { B } from './b.ts';"),
    source('web/src/parts/b.ts', "export type { A } from './a.ts';"),
  ];
  expect(law?.([...lawful, ...types])).toHaveLength(1);
});

it('has a planted violation for each law', () => {
  const proven = new Set([...planted.map(([law]) => law), 'no cycles, of types neither']);
  expect([...proven].toSorted()).toEqual(Object.keys(webLaws).toSorted());
});
