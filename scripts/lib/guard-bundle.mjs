// Bundles the proof of each guard with all of our code it needs, the guard left out and no other test in it. A bundle shares
// nothing with the next, so many proofs can run in one process.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { onlyTest, withoutGuard } from './guard-marks.mjs';

const FOLDER = '.cache/guards';
const AT_ONCE = 2;

/**
 * Writes a test file per proof and answers with their paths, in the order of the proofs.
 * @param {{ name: string, file: string, test: string, line: number }[]} proofs
 * @param {{ guarded: boolean }} how with `guarded` the guards stay in
 */
export async function bundleProofs(proofs, root, { guarded }) {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const waiting = proofs.map((proof, number) => ({ proof, outfile: join(folder, `${number}.bundle.mjs`) }));
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await bundleProof(next.proof, next.outfile);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return proofs.map((_, number) => {
    const test = join(folder, `${number}.test.mjs`);
    // the runner rewrites test files, and a file this small costs it nothing
    writeFileSync(test, `import './${number}.bundle.mjs';\n`);
    return test;
  });

  function bundleProof({ name, file, test, line }, outfile) {
    const edits = new Map([[join(root, test), (code) => onlyTest(code, line)]]);
    if (!guarded) edits.set(join(root, file), (code) => withoutGuard(code, name, file));
    return bundle({ contents: `import './${test}';\n${MANY_IN_ONE}`, edits, outfile });
  }
}

/** Each bundle's log listens for the end of the process, and one process runs many bundles. */
const MANY_IN_ONE = 'process.setMaxListeners(0);\n';
