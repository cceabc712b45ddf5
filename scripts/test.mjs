// npm test: what a change needs, the same every time. npm run test:full (--full) is the rest as well: all engines, all
// guards, everything at full size and at both widths, with a seed of its own. The last line says `N passed, N failed`.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticChecks } from './lib/checks.mjs';
import { ensureShell } from './lib/chromium.mjs';
import { playwrightCounts, tallyCounts, vitestCounts } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { isBuilt } from './lib/stale.mjs';
import { bin, describe, root, step, task } from './lib/step.mjs';
import { lastLine } from './lib/tally.mjs';

assertNodeVersion();
await ensureInstalled(root);

const isFull = process.argv.includes('--full');
const started = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const outcomes = [];

console.log('▸ types, lint, format, build');
const [checks, build] = await Promise.all([staticChecks(), buildIfStale()]);
outcomes.push(...checks, build);
const tests = await onPostgres();
const journeys = build.failed === 0 ? await browserJourneys() : notRun('browser journeys');
outcomes.push(...tests, journeys);

console.log('');
// once more, where one looks first: what failed stands far above by now
for (const { failures = [] } of outcomes) for (const failure of failures) console.log(`✗ ${failure}`);
for (const outcome of outcomes) console.log(describe(outcome));
console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s in all\n`);
console.log(lastLine(outcomes));
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0);

function buildIfStale() {
  if (isBuilt(root)) return { name: 'build', passed: 1, failed: 0, seconds: 0 };
  return step('build', process.execPath, ['scripts/build.mjs'], { quiet: true });
}

/** Unit and HTTP tests, then with --full the guards; they share one PostgreSQL server. */
async function onPostgres() {
  let server;
  const given = process.env.TEST_DATABASE_URL;
  if (!given) {
    const starting = await task('PostgreSQL', async () => {
      server = await startPostgres({ inMemory: true });
      console.log(`  version ${server.version}`);
    });
    if (starting.failed > 0) return [starting, notRun('unit and http tests')];
  }
  const TEST_DATABASE_URL = given ?? server.url;
  try {
    const tests = await vitest({ TEST_DATABASE_URL });
    if (!isFull) return [tests];
    // a proof says something only about tests that are green as they stand
    return [tests, tests.failed === 0 ? await guards({ TEST_DATABASE_URL }) : notRun('guards switched off')];
  } finally {
    await server?.stop();
  }
}

function vitest(env) {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const full = isFull ? { TEST_FULL: '1', TEST_SEED: process.env.TEST_SEED ?? String(randomInt(2 ** 31)) } : {};
  if (isFull) console.log(`\n  TEST_SEED=${full.TEST_SEED}`);
  return step('unit and http tests', bin('vitest'), ['run', ...reporters], {
    env: { ...env, ...full },
    count: () => vitestCounts(report),
  });
}

function guards(env) {
  const report = join(reports, 'guards.json');
  const args = ['scripts/guards.mjs', '--no-baseline', `--report=${report}`];
  return step('guards switched off', process.execPath, args, { env, count: () => tallyCounts(report) });
}

async function browserJourneys() {
  const report = join(reports, 'playwright.json');
  let CHROMIUM;
  try {
    CHROMIUM = ensureShell();
  } catch (error) {
    console.error(error.message);
    return notRun('browser journeys');
  }
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isFull && { TEST_FULL: '1' }) };
  return step('browser journeys', bin('playwright'), ['test', '--reporter=list,json'], {
    env,
    count: () => playwrightCounts(report),
  });
}

/** A part that could not be run is a failure: it must not be taken for proven. */
function notRun(name) {
  return { name: `${name} (not run)`, passed: 0, failed: 1, seconds: 0 };
}
