// Bundles the proof of each guard with everything of ours it needs, one fragment of the source taken out. A bundle shares
// nothing with the next, so that many proofs can run in one process.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

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
    for (let next = waiting.pop(); next; next = waiting.pop()) await bundleProof(next.mutant, next.program, root);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return mutants.map((_, number) => {
    const test = join(folder, `${number}.test.mjs`);
    // the runner rewrites test files, and a file this small costs it nothing
    writeFileSync(test, `import './${number}.bundle.mjs';\n`);
    return test;
  });
}

const bundleProof = (mutant, outfile, root) =>
  bundle({
    contents: `import './server/test/only-proof.ts';\nimport './${mutant.test}';\n`,
    define: { PROOF: JSON.stringify(mutant.proof) },
    edit: { path: join(root, mutant.file), change: (code) => code.replace(mutant.find, () => mutant.replace) },
    outfile,
  });
