// Says whether the build still matches its sources, and builds when it does not.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'content',
  'contract/src',
  'server/src',
  'demo',
  'web',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
];

/** Names, sizes and contents of all sources: a checkout changes times, not contents. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const path of filesUnder(join(root, source))) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

export function isBuilt(root) {
  const stamp = join(root, 'dist/build.json');
  return existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).hash === sourceHash(root);
}

/**
 * In a process of its own: the bundler sets NODE_ENV for its process, and the portal would take itself for production.
 */
export function buildIfStale(root) {
  if (isBuilt(root)) return;
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
}

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) if (name !== 'node_modules') yield* filesUnder(join(path, name));
}
