// Our modules in one file: it starts at once, where loading them one by one from TypeScript takes seconds.
import { readdirSync, readFileSync } from 'node:fs';
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
 * Bundles what `contents` imports, by paths from the root, into a file below the root. `edits` changes the
 * source of some modules on their way, by their paths.
 * @param {{ contents: string, outfile: string, edits?: Map<string, (code: string) => string> }} order
 */
export async function bundle({ contents, outfile, edits = new Map() }) {
  // a quarter of the bundler's time is its garbage collection, and it never holds much
  process.env.GOGC ??= '400';
  const { build } = await import('esbuild');
  const paths = [...knowTheirPlace(), ...edits.keys()];
  const filter = new RegExp(`^(?:${paths.map(escaped).join('|')})$`);
  await build({
    stdin: { contents, resolveDir: root },
    plugins: [{ name: 'our-modules', setup: ({ onLoad }) => onLoad({ filter }, load) }],
    outfile,
    ...serverBundle,
  });

  function load({ path }) {
    // files beside a module are looked for beside its source, not beside the bundle
    const here = JSON.stringify(pathToFileURL(path).href);
    const source = readFileSync(path, 'utf8');
    const code = edits.get(path)?.(source) ?? source;
    return { contents: code.replaceAll('import.meta.url', here), loader: 'ts' };
  }
}

let placed;
/** The modules that look for files beside themselves: the bundler reads all others by itself, which is quicker. */
const knowTheirPlace = () =>
  (placed ??= ['contract', 'demo', 'scripts', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(root, folder, name))
      .filter((path) => readFileSync(path, 'utf8').includes('import.meta.url')),
  ));

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
