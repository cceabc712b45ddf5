import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startNode, type Child } from '../bench/stand/child.ts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase, type Database } from '../server/src/db/open.ts';
import { TEST_NOW } from '../server/test/clock.ts';
import { bundledPortal, DURABLE, fill, freePort, portalAt } from './world.ts';

const CLIENTS = 12;
const PAUSE_MS = 100;
const GIVE_UP_MS = 120_000;
const SIMULATOR = fileURLToPath(new URL('../server/src/simulator/main.ts', import.meta.url));

export interface Node {
  url: string;
  startAt(off: number): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export type Stage = Awaited<ReturnType<typeof makeStage>>;

/** Each part is told at its start what time it is: the right one, or one so many seconds off. */
async function makeStage(folder: string, databaseUrl: string) {
  const began = Date.now();
  const time = (off: number): string => new Date(TEST_NOW.getTime() + Date.now() - began + off * 1_000).toISOString();
  const keys = join(folder, 'keys.json');
  const port = await freePort();
  const sim = `http://127.0.0.1:${port}/sim`;
  const program = await bundledPortal();
  let simulator: Child | undefined;
  const startSimulator = async (off: number): Promise<void> => {
    simulator = await startNode({
      script: SIMULATOR,
      nodeArgs: ['--import', 'tsx'],
      env: { SIM_KEYS: keys, SIM_STATE: join(folder, 'trades.json'), PORTAL_NOW: time(off), PORT: String(port) },
      log: join(folder, 'simulator.log'),
      ready: /"baseUrl":"([^"]+)"/,
    });
  };
  const nodes: Node[] = [];
  for (const name of ['a', 'b']) {
    const place = join(folder, name);
    mkdirSync(place);
    const settings = { DATABASE_URL: databaseUrl, PAY_SANDBOX_URL: sim, PAY_SANDBOX_KEYS: keys, PORTAL_NOW: '' };
    const node = await portalAt(place, settings, program);
    const startAt = async (off: number): Promise<void> => {
      settings.PORTAL_NOW = time(off);
      await node.start();
    };
    nodes.push({ url: node.url, kill: node.kill, stop: node.stop, startAt });
  }
  const stop = async (): Promise<void> => {
    for (const node of nodes) await node.stop();
    await simulator?.stop();
  };
  const startAll = async (off: number): Promise<void> => {
    await startSimulator(off);
    for (const node of nodes) await node.startAt(off);
  };
  return {
    nodes,
    stop,
    start: async () => {
      await startAll(0);
      return { simulator: sim, urls: nodes.map(({ url }) => url) };
    },
    /** All clocks show the right time, or the one it will be so many seconds later. */
    setRight: async (off: number) => {
      await stop();
      await startAll(off);
    },
  };
}

/** A database of their own, two nodes on it and one provider; all of it is gone afterwards. */
export async function onTwoNodes<T>(
  folder: string,
  work: (stage: Stage, database: Database) => Promise<T>,
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const server = await startPostgres({ settings: DURABLE });
  await fill({ databaseUrl: server.url, dataDir: folder });
  const stage = await makeStage(folder, server.url);
  const database = await openDatabase({ databaseUrl: server.url, dataDir: folder });
  try {
    return await work(stage, database);
  } finally {
    await stage.stop();
    await database.close();
    await server.stop();
  }
}

/** People go on, one wish each, until the work is over. */
export async function crowdDuring<W, P>(wishes: W[], act: (wish: W) => Promise<P>, work: () => Promise<number>) {
  const people: P[] = [];
  const load = { over: false };
  const client = async (): Promise<void> => {
    for (let wish = wishes.shift(); wish && !load.over; wish = wishes.shift()) {
      people.push(await act(wish));
      await wait(PAUSE_MS);
    }
  };
  const acting = Promise.all(Array.from({ length: CLIENTS }, client));
  try {
    return { killingMs: await work(), people };
  } finally {
    load.over = true;
    await acting;
  }
}

/** A payment on its way may still arrive; a wrong one stays wrong. */
export async function problemsAtRest(look: () => Promise<string[]>): Promise<{ problems: string[]; seconds: number }> {
  const from = performance.now();
  for (;;) {
    const problems = await look();
    const ms = performance.now() - from;
    if (problems.length === 0 || ms > GIVE_UP_MS) return { problems, seconds: ms / 1_000 };
    await wait(1_000);
  }
}
