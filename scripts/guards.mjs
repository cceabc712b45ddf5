// npm run guards [-- --only=words of its name] [--part=1/4]: leaves each guard out in turn; its test must turn red. All of
// it runs in one vitest, a bundle per proof, on PostgreSQL, where a fresh database costs least.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleProofs } from './lib/guard-bundle.mjs';
import { guardsUnder } from './lib/guard-marks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { lastLine } from './lib/tally.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const optionOf = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';

/** With --part=1/4 every fourth guard, beginning with the first: a run of all takes half an hour. */
function wantedProofs() {
  const only = optionOf('only');
  const [part, parts] = (optionOf('part') || '0/1').split('/').map(Number);
  const guards = guardsUnder(root).filter(({ name }, at) => name.includes(only) && at % parts === part % parts);
  return guards.flatMap(({ name, file, proofs }) => proofs.map(({ test, line }) => ({ name, file, test, line })));
}

/** @returns {Promise<{ passed: number, failed: number, failures: string[] }>} */
async function runGuards({ baseline }) {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ inMemory: true });
  process.env.TEST_DATABASE_URL ??= server?.url;
  try {
    const proofs = wantedProofs();
    // a test that is red anyway proves nothing: in a run of its own the same bundles, guards left in, have to be green
    const before = baseline ? await judge(proofs, { guarded: true }, complaintIfRed) : [];
    const without = await judge(proofs, { guarded: false }, complaintIfGreen);
    const failures = [];
    for (const [at, { name }] of proofs.entries()) {
      const complaint = before[at] || without[at];
      console.log(`  ${complaint ? '✗' : '✓'} ${name}${complaint ?? ''}`);
      if (complaint) failures.push(`${name}${complaint}`);
    }
    return { passed: proofs.length - failures.length, failed: failures.length, failures };
  } finally {
    await server?.stop();
  }
}

/** Runs the proofs and answers with a complaint or nothing for each. */
async function judge(proofs, how, complaintOf) {
  const files = await bundleProofs(proofs, root, how);
  const { startVitest } = await import('vitest/node');
  process.env.PROOFS = 'bundled';
  const vitest = await startVitest('test', files, { watch: false, root, reporters: [{}] });
  const modules = vitest.state.getTestModules();
  const complaints = files.map((file) => {
    const module = modules.find(({ moduleId }) => moduleId === file);
    const tests = module ? [...module.children.allTests()] : [];
    if (tests.length === 0) return `: its test could not be run (${module?.errors()[0]?.message ?? 'not found'})`;
    // all but the proof are skipped; it may be a table of cases, or skipped too for want of a pg_dump of the server's version
    const results = tests.map((test) => test.result()).filter(({ state }) => state !== 'skipped');
    return results.length > 0 ? complaintOf(results) : undefined;
  });
  await vitest.close();
  return complaints;
}

const complaintIfRed = (results) =>
  results.some(({ state }) => state === 'failed') ? ': its test is not green to begin with' : undefined;

/** Red because an expectation was not met; a time-out or a crash would prove nothing about the guard. */
function complaintIfGreen(results) {
  const errors = results.flatMap((result) => result.errors ?? []);
  if (errors.length === 0) return ': its test stays green without the guard';
  if (errors.some(({ name }) => name === 'AssertionError')) return undefined;
  return `: its test fails with ${errors[0].message}`;
}

await ensureInstalled(root);
const report = optionOf('report');
const tally = await runGuards({ baseline: !process.argv.includes('--no-baseline') });
if (report) writeFileSync(report, JSON.stringify(tally));
else console.log(lastLine([tally]));
process.exit(tally.failed === 0 ? 0 : 1);
