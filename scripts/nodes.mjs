// npm run nodes [-- --node 24]… [-- test files]: the HTTP tests on both engines under each supported version of Node.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vitestCounts } from './lib/counts.mjs';
import { ensureInstalled, npm } from './lib/install.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { root, step } from './lib/step.mjs';

const VERSIONS = ['22', '24', '26'];
const DOWNLOAD_TIMEOUT_MS = 300_000;

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { node: { type: 'string', multiple: true, default: VERSIONS } },
});
await ensureInstalled(root);
const found = values.node.map(findNode);
const usable = found.filter(({ program }) => program);
const results = usable.length > 0 ? await testAll(usable) : [];

console.log('');
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
for (const { range, reason } of found)
  if (reason) console.log(`Node ${range}: skipped, it could not be had: ${reason}`);
if (results.length === 0) console.log('No version could be tested');
process.exit(results.length === 0 || results.some(({ failed }) => failed > 0) ? 1 : 0);

/** The registry has Node as a package; npm keeps it for the next time, outside this folder. */
function findNode(range) {
  const [command, args] = npm('exec', '--yes', `--package=node@${range}`, '--', 'node', '-p', 'process.execPath');
  try {
    const output = execFileSync(command, args, {
      ...{ cwd: tmpdir(), encoding: 'utf8', timeout: DOWNLOAD_TIMEOUT_MS },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const program = output.trim().split('\n').at(-1) ?? '';
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
    // npm exec falls back on the PATH where the package brought no program
    if (!`${version}.`.startsWith(`v${range}.`)) return { range, reason: `npm gave ${version} instead` };
    return { range, program, version };
  } catch (error) {
    const lines = `${error.stderr || error.message}`.split('\n');
    return { range, reason: lines.find((line) => /^npm error (?!code)/.test(line)) ?? lines[0] };
  }
}

async function testAll(nodes) {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres({ inMemory: true });
  process.env.TEST_DATABASE_URL ??= server?.url;
  const reports = mkdtempSync(join(tmpdir(), 'portal-nodes-'));
  const outcomes = [];
  try {
    for (const { program, version } of nodes) {
      const report = join(reports, `${version}.json`);
      const projects = ['http-embedded', 'http-postgres'].flatMap((name) => ['--project', name]);
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, ...reporters, ...files];
      outcomes.push(await step(`Node ${version}`, program, args, { count: () => vitestCounts(report) }));
    }
    return outcomes;
  } finally {
    rmSync(reports, { recursive: true, force: true });
    await server?.stop();
  }
}
