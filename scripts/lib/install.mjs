// Installs the dependencies when they are missing or do not match package-lock.json.
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes node_modules match package-lock.json; does nothing, in a few milliseconds, when it already does. */
export async function ensureInstalled(root) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const stamp = join(root, 'node_modules/.package-lock-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!holdsAll(root, JSON.parse(lockText))) {
    refuseLink(join(root, 'node_modules'));
    console.log('  Installing dependencies (npm ci)');
    await npmCi(root);
  }
  writeFileSync(stamp, hash);
}

/** npm ci empties the folder node_modules leads to before it writes its own: another project's, where it is a link. */
function refuseLink(folder) {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new Error(
    `${folder} is a link and does not match package-lock.json; remove the link or install where it leads`,
  );
}

/** npm may have been run by hand: its own record of installed packages is then as good as ours. */
function holdsAll(root, lock) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' ||
      (installed[path]?.version === version && existsSync(join(root, path))) ||
      // another platform's binary
      (optional === true && installed[path] === undefined),
  );
}

/** npm runs us with its own path in the environment; by hand it is on the PATH. Answers with a command and its arguments. */
export function npm(...args) {
  const program = process.env.npm_execpath;
  return program?.endsWith('.js') ? [process.execPath, [program, ...args]] : ['npm', args];
}

function npmCi(root) {
  const [command, args] = npm('ci', '--no-audit', '--no-fund', '--include=dev');
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm ci ended with code ${code}`))));
  });
}
