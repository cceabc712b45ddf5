import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyWorld } from './world.ts';

/** The journeys' day: the same in every run, a Wednesday morning in Shanghai, far from holidays. */
export const PORTAL_NOW = '2026-06-10T10:00:00+08:00';
/** The first day with seven working days before it: an order for it can be changed online in every company. */
export const FIRST_CHANGEABLE = '2026-06-23';
const READY_WITHIN_MS = 90_000;
/** A portal of a journey's own is filled with the demo world first, on a machine that other journeys keep busy. */
export const READY_FOR_JOURNEY_MS = 100_000;
/** For the hook that starts such a portal; the journey itself keeps its minute. */
export const HOOK_WITH_PORTAL_MS = 120_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

export interface PortalAt {
  dataDir: string;
  port: string;
  /** When it starts; its clock goes on from there. */
  now: string;
  /** PostgreSQL; it gets the demo world, without guests. Otherwise the embedded database. */
  databaseUrl?: string;
  /** How long it may take to start. */
  readyWithinMs?: number;
}

/**
 * Starts the built product as `npm start` would, on the embedded database in the folder; an empty folder gets the
 * journeys' world first. Gives back how to end it.
 */
export async function launchPortal({
  dataDir,
  port,
  now,
  databaseUrl,
  readyWithinMs = READY_WITHIN_MS,
}: PortalAt): Promise<() => Promise<void>> {
  const program = join(root, 'dist/server/demo.js');
  if (!existsSync(program)) throw new Error('There is no build: run npm run e2e, or npm run build first');
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'development',
    PORT: port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // each journey comes from an address of its own (test.ts): together they sign in more often than one may
    TRUST_PROXY: '1',
    PORTAL_NOW: now,
    // journeys see our own map, as the outside one is kept from loading; the one about it brings a stand-in
    MAP_KEY: '0123456789abcdef0123456789abcdef',
    // where the journeys' identity provider stands
    SSO_INTERNAL_HOSTS: '127.0.0.1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  if (!databaseUrl && readdirSync(dataDir).length === 0) copyWorld(dataDir, { ...env, PORTAL_NOW });
  const child = spawn(process.execPath, [program], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output = `${output}${text}`.slice(-4_000)));
  try {
    await ready(child, `http://127.0.0.1:${port}/readyz`, readyWithinMs);
  } catch (error) {
    await end(child);
    throw new Error(`The portal did not start.\n${output}`, { cause: error });
  }
  return () => end(child);
}

/** The portal of all journeys, on data that are thrown away. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  process.env.E2E_CLAIMS = join(dataDir, 'claims');
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const port = process.env.E2E_PORT ?? '';
    const stop = await launchPortal({ dataDir, port, now: PORTAL_NOW });
    return async () => {
      await stop();
      forget();
    };
  } catch (error) {
    forget();
    throw error;
  }
}

async function ready(child: ChildProcess, url: string, withinMs: number): Promise<void> {
  const giveUp = Date.now() + withinMs;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    if (Date.now() > giveUp) throw new Error(`Not ready after ${withinMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
