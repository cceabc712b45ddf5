import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { startNode, type Child } from '../bench/stand/child.ts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase, type Database } from '../server/src/db/open.ts';
import { TEST_NOW } from '../server/test/clock.ts';
import type { Wish } from './book.ts';
import { problemsOfMoney, stillOpen } from './money-books.ts';
import type { Options } from './options.mjs';
import { makePayers, payOnce, type Payer, type Places } from './payers.ts';
import { bundledPortal, DURABLE, fill, freePort, portalAt } from './world.ts';

const PEOPLE = 3_000;
const CLIENTS = 12;
const PAUSE_MS = 100;
/** How far the second node's clock is off after each of its restarts; beyond five minutes the provider refuses its signatures. */
const STEPS_S = [120, -120, 600, -600, 30, -30];
/** Between a node's coming back and the next kill. */
const PEACE_MS = 1_500;
/** Longer than a seat is held: by then whatever was begun has to have ended. */
const LATER_S = 3_600;
const GIVE_UP_MS = 120_000;
const SIMULATOR = fileURLToPath(new URL('../server/src/simulator/main.ts', import.meta.url));

/**
 * Two nodes and one provider: people hold seats, pay and cancel at whichever node answers, while the nodes are killed in
 * turn and one of them comes back with another time. In the end all money has its seat or went back, to the fen.
 */
export async function payInChaos(
  home: string,
  { control }: Pick<Options, 'control'>,
): Promise<{ line: string; problems: string[] }> {
  const folder = join(home, 'payments');
  mkdirSync(folder, { recursive: true });
  const server = await startPostgres({ settings: DURABLE });
  await fill({ databaseUrl: server.url, dataDir: folder });
  const stage = await makeStage(folder, server.url);
  const database = await openDatabase({ databaseUrl: server.url, dataDir: folder });
  try {
    const { simulator, urls: nodes } = await stage.start();
    const places: Places = { nodes, simulator, pool: database.pool, freshKeys: control === 'new-key' };
    const wishes = await makePayers(database.pool, PEOPLE);
    const { payers, killingMs } = await payThrough(() => killInTurn(stage), wishes, places);
    await stage.setRight(0);
    const left = await stillOpen(database.pool);
    await stage.setRight(LATER_S);
    if (control === 'short-fen') await loseOneFen(database.pool);
    const { problems, seconds } = await problemsInTheEnd(database, simulator, payers);
    if (wishes.length === 0) problems.push('the payers were through before the kills were');
    return { line: summary(payers, { killingMs, left, seconds, problems: problems.length }), problems };
  } finally {
    await stage.stop();
    await database.close();
    await server.stop();
  }
}

interface Node {
  url: string;
  startAt(off: number): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

type Stage = Awaited<ReturnType<typeof makeStage>>;

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

/** First the node whose clock is right, then the one whose clock is off by another step each time. */
async function killInTurn({ nodes }: Stage): Promise<number> {
  const from = performance.now();
  for (const step of STEPS_S) {
    for (const [at, node] of nodes.entries()) {
      await wait(PEACE_MS + randomInt(1_000));
      await node.kill();
      await node.startAt(at === 0 ? 0 : step);
    }
  }
  await wait(PEACE_MS);
  return performance.now() - from;
}

/** People go on paying until the work is over. */
async function payThrough(work: () => Promise<number>, wishes: Wish[], places: Places) {
  const payers: Payer[] = [];
  const load = { over: false };
  const client = async (): Promise<void> => {
    for (let wish = wishes.shift(); wish && !load.over; wish = wishes.shift()) {
      payers.push(await payOnce(wish, places));
      await wait(PAUSE_MS);
    }
  };
  const paying = Promise.all(Array.from({ length: CLIENTS }, client));
  try {
    return { killingMs: await work(), payers };
  } finally {
    load.over = true;
    await paying;
  }
}

/** What is on its way may still arrive; what is wrong stays wrong. */
async function problemsInTheEnd(database: Database, simulator: string, payers: Payer[]) {
  const from = performance.now();
  for (;;) {
    const problems = (await stillOpen(database.pool)) > 0 ? ['some money is still under way'] : [];
    problems.push(...(await problemsOfMoney(database, simulator, payers)));
    const ms = performance.now() - from;
    if (problems.length === 0 || ms > GIVE_UP_MS) return { problems, seconds: ms / 1_000 };
    await wait(1_000);
  }
}

/** The control: what the ledger says of one payment is a fen short. */
const loseOneFen = (pool: pg.Pool) =>
  pool.query(
    `SET session_replication_role = replica;
     UPDATE ledger_transfer SET amount = amount - 1 WHERE ctid = (SELECT ctid FROM ledger_transfer WHERE kind = 'capture' LIMIT 1);
     SET session_replication_role = DEFAULT`,
  );

interface Figures {
  killingMs: number;
  left: number;
  seconds: number;
  problems: number;
}

function summary(payers: Payer[], { killingMs, left, seconds, problems }: Figures): string {
  const count = (is: (payer: Payer) => boolean): number => payers.filter(is).length;
  return (
    `${STEPS_S.length * 2} kills of 2 nodes in ${(killingMs / 1_000).toFixed(0)} s, the clock of one up to 10 min off: ` +
    `${payers.length} people, ${count(({ paid, cancelled }) => paid && !cancelled)} paid, ` +
    `${count(({ paid, cancelled }) => paid && cancelled)} paid and cancelled, ` +
    `${count(({ paid, cancelled }) => !paid && cancelled)} cancelled, ` +
    `${count(({ refusal }) => refusal !== undefined)} without a seat; ` +
    `${left} under way when the clocks were right, ${problems > 0 ? 'not' : 'all'} in order ` +
    `${seconds.toFixed(1)} s after an hour had passed`
  );
}
