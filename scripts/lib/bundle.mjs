// Our modules in one file: it starts at once, where loading them one by one from TypeScript takes seconds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How server code becomes one file, for the product and for tests alike. */
export const serverBundle = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { '#contract': join(root, 'contract/src') },
  logLevel: 'warning',
};

/**
 * Bundles what `contents` imports, by paths from the root, into a file below the root. `edit` may change the source of a
 * module on its way.
 * @param {{ contents: string, outfile: string, define?: Record<string, string>, edit?: (code: string, path: string) => string }} order
 */
export async function bundle({ contents, outfile, define = {}, edit = (code) => code }) {
  const { build } = await import('esbuild');
  await build({
    stdin: { contents, resolveDir: root },
    define,
    plugins: [{ name: 'our-modules', setup: ({ onLoad }) => onLoad({ filter: /\.ts$/ }, load) }],
    outfile,
    ...serverBundle,
  });

  function load({ path }) {
    // files beside a module are looked for beside its source, not beside the bundle
    const here = JSON.stringify(pathToFileURL(path).href);
    return { contents: edit(readFileSync(path, 'utf8'), path).replaceAll('import.meta.url', here), loader: 'ts' };
  }
}
