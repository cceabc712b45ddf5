// One step of a run of checks: a child process, its time, and what it counted.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const bin = (name) => join(root, 'node_modules/.bin', name);

/**
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, failures?: string[] }} Outcome
 */

/**
 * Runs a command. Its output is shown as it comes, or with `quiet` only when it fails. It counts as one check unless
 * `count` reads better numbers from what it left behind.
 * @returns {Promise<Outcome>}
 */
export async function step(name, command, args, { quiet = false, env = {}, count } = {}) {
  const started = performance.now();
  if (!quiet) console.log(`\n▸ ${name}`);
  const { code, output } = await run(command, args, { quiet, env });
  const counted = count?.() ?? (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  // a run that ends badly without a failed test (it could not load a file, say) is still a failure
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  const outcome = { name, ...counted, failed, seconds: (performance.now() - started) / 1000 };
  if (failed > 0 && quiet) console.log(output.trimEnd());
  if (quiet) console.log(describe(outcome));
  return outcome;
}

/** The same for something that is not a command. */
export async function task(name, work) {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  const failure = await work().then(
    () => undefined,
    (error) => error,
  );
  if (failure) console.error(failure);
  return { name, passed: failure ? 0 : 1, failed: failure ? 1 : 0, seconds: (performance.now() - started) / 1000 };
}

export const describe = ({ name, passed, failed, seconds }) =>
  `${failed > 0 ? '✗' : '✓'} ${name.padEnd(22)} ${`${passed} passed`.padStart(12)}, ${`${failed} failed`.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`;

function run(command, args, { quiet, env }) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    child.stdout?.on('data', (text) => output.push(text));
    child.stderr?.on('data', (text) => output.push(text));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(output.map(Buffer.from)).toString() }),
    );
  });
}
