import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/lib/bundle.mjs';
import type * as Maker from './make-template.ts';
import { root } from './source-hash.ts';

/**
 * Makes the templates, as one file: the runner would take half a minute of processor time to read the whole portal
 * module by module, before the first test can begin and for no test.
 */
export async function templateMaker(): Promise<typeof Maker> {
  const outfile = join(root, '.cache/templates', `${process.pid}.bundle.mjs`);
  await bundle({ contents: `export * from './server/test/make-template.ts';`, outfile });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as typeof Maker;
}
