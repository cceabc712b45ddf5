import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

/** As the bundler does: it takes the process it runs in for production, and leaves a stamp of what it has built. */
const BUNDLER = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  import { fileURLToPath } from 'node:url';
  import { sourceHash } from './lib/stale.mjs';
  process.env.NODE_ENV = 'production';
  const root = fileURLToPath(new URL('..', import.meta.url));
  mkdirSync(root + 'dist/server', { recursive: true });
  writeFileSync(root + 'dist/server/demo.js', 'console.log("NODE_ENV is " + process.env.NODE_ENV)');
  writeFileSync(root + 'dist/build.json', JSON.stringify({ hash: sourceHash(root) }));
  appendFileSync(root + 'built', 'x');
`;
const LOCK = '{ "packages": {} }';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * A checkout with nothing in it but our own start; the installed packages match already. Its folder is one people have.
 */
function checkout(): void {
  root = mkdtempSync(join(tmpdir(), '健康 portal 100% (1)-'));
  const scripts = fileURLToPath(new URL('.', import.meta.url));
  for (const file of ['start.mjs', 'lib/install.mjs', 'lib/node-version.mjs', 'lib/stale.mjs'])
    cpSync(join(scripts, file), join(root, 'scripts', file));
  writeFileSync(join(root, 'scripts/build.mjs'), BUNDLER);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'package-lock.json'), LOCK);
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.package-lock-hash'), createHash('sha256').update(LOCK).digest('hex'));
  mkdirSync(join(root, 'server/src'), { recursive: true });
}
function start(nodeEnv?: string): string {
  const { NODE_ENV: _, ...outside } = process.env;
  const env = { ...outside, ...(nodeEnv && { NODE_ENV: nodeEnv }) };
  return execFileSync(process.execPath, [join(root, 'scripts/start.mjs')], { env, encoding: 'utf8' }).trim();
}
const builds = (): number => (existsSync(join(root, 'built')) ? readFileSync(join(root, 'built'), 'utf8').length : 0);

it('a first start builds, and runs in the environment it was started in, whatever the bundler sets', () => {
  checkout();
  expect(start()).toBe('NODE_ENV is undefined');
  expect(builds()).toBe(1);
});

it('builds again only when a source has changed', () => {
  checkout();
  start();
  expect(start('test')).toBe('NODE_ENV is test');
  expect(builds()).toBe(1);
  writeFileSync(join(root, 'server/src/new.ts'), '');
  expect(start()).toBe('NODE_ENV is undefined');
  expect(builds()).toBe(2);
});

it('no script takes the path out of an address, where spaces and Chinese characters stand as %20 and %E5', () => {
  const checkoutRoot = fileURLToPath(new URL('..', import.meta.url));
  const folders = ['bench', 'chaos', 'e2e', 'scripts', 'server', 'web/build'];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(checkoutRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const breaking = [...sources, ...readdirSync(checkoutRoot)]
    .filter((path) => /\.(m?js|ts)$/.test(path) && !path.endsWith(`scripts${sep}start.test.ts`))
    .filter((path) => /import\.meta\.url\)\.pathname/.test(readFileSync(join(checkoutRoot, path), 'utf8')));
  expect(breaking).toEqual([]);
});
