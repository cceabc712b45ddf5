import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** A file of the repository, from its root. */
export const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The options both the employees' pages and the console are built with. */
export const sharedOptions = {
  root: inRoot('web'),
  base: '/v2/',
  resolve: { alias: [{ find: /^#contract\/(.*)$/, replacement: `${inRoot('contract/src')}/$1.ts` }] },
} satisfies UserConfig;

export const sharedBuild = {
  outDir: inRoot('dist/web'),
  target: 'es2022',
  // Small files stay files: the content security policy allows `data:` for pictures only.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} satisfies UserConfig['build'];

/** A contract file does nothing but define: what a page does not use of it must not be shipped. */
export const treeshake = { moduleSideEffects: (id: string) => !id.includes('/contract/src/') };
