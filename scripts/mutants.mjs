// npm run mutants [-- --only=words of its name] [--part=1/4]: switches each guard off in turn; its test must turn red. Everything runs in one vitest, a bundle per
// guard, on PostgreSQL, where a fresh database costs least.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { mutants as allMutants } from './lib/mutant-list.mjs';
import { bundleProofs, occurrences } from './lib/mutant-bundle.mjs';
import { canDump } from './lib/pg-dump.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { lastLine } from './lib/tally.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const optionOf = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '';
const only = optionOf('only');
/** Every fourth guard, say, beginning with the first: the whole is too long for every run of the tests. */
const [part, parts] = (optionOf('part') || '0/1').split('/').map(Number);
let mutants = allMutants.filter(({ name }, at) => name.includes(only) && at % parts === part % parts);

/** @returns {Promise<{ passed: number, failed: number, failures: string[] }>} */
export async function runMutants({ baseline }) {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ inMemory: true });
  process.env.TEST_DATABASE_URL ??= server?.url;
  try {
    if (!(await canDump(process.env.TEST_DATABASE_URL))) mutants = mutants.filter(({ needsPgDump }) => !needsPgDump);
    const complaints = new Map(mutants.map((mutant) => [mutant.name, staleness(mutant)]));
    // a test that is red anyway proves nothing: in a run of its own the same bundles, guards left in, have to be green
    const guarded = mutants.map((mutant) => ({ ...mutant, replace: mutant.find }));
    if (baseline) await collect(complaints, await bundleProofs(guarded, root), expectGreen);
    process.env.TEST_ENGINE = await readyEngine(process.env.TEST_DATABASE_URL);
    await collect(complaints, await bundleProofs(mutants, root), expectRed);
    for (const { name } of mutants)
      console.log(`  ${complaints.get(name) ? '✗' : '✓'} ${name}${complaints.get(name) ?? ''}`);
    const failures = [...complaints].flatMap(([name, complaint]) => (complaint ? [`${name}${complaint}`] : []));
    return { passed: mutants.length - failures.length, failed: failures.length, failures };
  } finally {
    await server?.stop();
  }
}

/** The template the run before this one filled on the server, as the tests' workers want to be told about it. */
async function readyEngine(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    "SELECT datname FROM pg_database WHERE datistemplate AND datname LIKE 'portal_template_%' ORDER BY oid DESC LIMIT 1",
  );
  await client.end();
  return rows[0] ? JSON.stringify({ kind: 'postgres', url, template: rows[0].datname }) : '';
}

function staleness(mutant) {
  const found = occurrences(readFileSync(join(root, mutant.file), 'utf8'), mutant);
  return found === 1 ? undefined : `: its fragment stands ${found} times in ${mutant.file}, not once`;
}

/** Runs the file of each guard, in the order of the guards, and judges its proof. */
async function collect(complaints, files, judge) {
  const { startVitest } = await import('vitest/node');
  process.env.PROOFS = 'bundled';
  const vitest = await startVitest('test', files, { watch: false, root, reporters: [{}] });
  const modules = vitest.state.getTestModules();
  for (const [number, mutant] of mutants.entries()) {
    const module = modules.find(({ moduleId }) => moduleId === files[number]);
    const test = module && [...module.children.allTests()].find(({ name }) => name === mutant.proof);
    const complaint = test ? judge(test.result()) : `: its test could not be run (${firstError(module)})`;
    if (complaint && !complaints.get(mutant.name)) complaints.set(mutant.name, complaint);
  }
  await vitest.close();
}

const expectGreen = ({ state }) => (state === 'passed' ? undefined : ': its test is not green to begin with');

/** Red because an expectation was not met; a time-out or a crash would prove nothing about the guard. */
function expectRed({ state, errors }) {
  if (state !== 'failed') return `: its test stays ${state === 'passed' ? 'green' : state} without the guard`;
  return errors?.some(({ name }) => name === 'AssertionError')
    ? undefined
    : `: its test fails with ${errors?.[0]?.message}`;
}

const firstError = (module) => module?.errors()[0]?.message ?? 'not found';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled(root);
  const report = optionOf('report');
  const tally = await runMutants({ baseline: !process.argv.includes('--no-baseline') });
  if (report) writeFileSync(report, JSON.stringify(tally));
  else console.log(lastLine([tally]));
  process.exit(tally.failed === 0 ? 0 : 1);
}
