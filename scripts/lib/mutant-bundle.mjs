// Bundles the proof of each guard with everything of ours it needs, one fragment of the source taken out. A bundle is one
// file that shares nothing with the next, so many proofs can run in one process; loading our modules one by one for each
// guard took most of the time.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = '.cache/guards';
const AT_ONCE = 2;

/** How often the guard's fragment stands in a text; anything but once means that the list is out of date. */
export const occurrences = (code, { find }) => code.split(find).length - 1;

/**
 * Writes a test file per guard and answers with their paths, in the order of the guards.
 * @param {import('./mutant-list.mjs').Mutant[]} mutants
 */
export async function bundleProofs(mutants, root) {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const waiting = mutants.map((mutant, number) => ({ mutant, program: join(folder, `${number}.bundle.mjs`) }));
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await bundle(next.mutant, next.program, root);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return mutants.map((_, number) => {
    const test = join(folder, `${number}.test.mjs`);
    // the runner rewrites test files, and a file this small costs it nothing
    writeFileSync(test, `import './${number}.bundle.mjs';\n`);
    return test;
  });
}

async function bundle(mutant, program, root) {
  const { build } = await import('esbuild');
  await build({
    stdin: {
      contents: `import './server/test/only-proof.ts';\nimport './${mutant.test}';\n`,
      resolveDir: root,
    },
    define: { PROOF: JSON.stringify(mutant.proof) },
    plugins: [withoutGuard(mutant, root)],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { '#contract': join(root, 'contract/src') },
    logLevel: 'warning',
  });
}

function withoutGuard(mutant, root) {
  const target = join(root, mutant.file);
  return {
    name: 'without-guard',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        const left = path === target ? code.replace(mutant.find, () => mutant.replace) : code;
        // files beside a module are looked for beside its source, not beside the bundle
        const contents = left.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { contents, loader: 'ts' };
      });
    },
  };
}
