import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { startNode, type Child } from '../bench/stand/child.ts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { TEST_NOW } from '../server/test/clock.ts';
import { makeCrowd } from '../server/test/crowd.ts';
import { testEnv } from '../server/test/env.ts';
import { makeSeats, type Seats } from '../server/test/seats.ts';
import { book, type Told, type Wish } from './book.ts';
import { problemsInTheEnd } from './books.ts';
import type { Options } from './options.mjs';
import { checkOut, refBefore, root } from './version-before.ts';
import { DURABLE, withPool } from './world.ts';

const CLIENTS = 8;
const PEOPLE = 4_000;
const PAUSE_MS = 100;
/** How many bookings each step sees at least. */
const SEEN_PER_STEP = 40;
const SEGMENTS = 8;

/**
 * Two nodes of the version before, under bookings. Then this version's migrations as a step of their own, a node of
 * this version beside them, and another node of the version before that starts on the migrated database. Callers must
 * not notice.
 */
export async function upgrade(
  home: string,
  { from, control }: Pick<Options, 'from' | 'control'>,
): Promise<{ line: string; problems: string[] }> {
  const ref = refBefore(from);
  const before = checkOut(ref, join(home, 'version-before'));
  const server = await startPostgres({ settings: DURABLE });
  const nodes: Child[] = [];
  const run = (folder: string, script: string, ready: RegExp, settings: Record<string, string> = {}): Promise<Child> =>
    startNode({
      script: join(folder, script),
      nodeArgs: ['--import', 'tsx'],
      env: { ...settingsOf(server.url, home), ...settings },
      log: join(home, `upgrade-${script.replaceAll('/', '-')}-${nodes.length}.log`),
      ready,
    });
  const node = async (folder: string, settings?: Record<string, string>): Promise<void> => {
    nodes.push(await run(folder, programIn(folder), /The portal is open: http:\/\/[^:]+:(\d+)/, settings));
  };
  const migrate = async (): Promise<void> => {
    await run(root, 'server/src/commands/migrate.ts', /The database (is) at this version/);
    if (control === 'incompatible') await withPool(server.url, markIncompatible);
  };
  const steps = [() => node(before.folder), migrate, () => node(root, { MIGRATE: 'off' }), () => node(before.folder)];
  try {
    await node(before.folder);
    const wishes = await withPool(server.url, makeWishes);
    const { told, problems } = await bookThrough(steps, wishes, () => nodes);
    const unready = (await Promise.all(nodes.map(isReady))).filter((ready) => !ready).length;
    const more = unready > 0 ? [`${unready} of ${nodes.length} nodes were not ready in the end`] : [];
    problems.push(...more, ...(await withPool(server.url, (pool) => problemsInTheEnd(pool, told))));
    return { line: `${ref.slice(0, 10)} and this version side by side: ${summary(told)}`, problems };
  } finally {
    for (const { stop } of nodes) await stop();
    await server.stop();
    before.remove();
  }
}

/** The version before may be one whose product still held the demo world. */
const programIn = (folder: string): string =>
  existsSync(join(folder, 'demo/main.ts')) ? 'demo/main.ts' : 'server/src/main.ts';

/** The control: a newer migration says, as `-- incompatible` would, that no version before can live with it. */
const markIncompatible = (pool: pg.Pool) =>
  pool.query(
    `INSERT INTO migration (id, name, checksum, compatible_from) SELECT max(id) + 1, 'control', '', max(id) + 1 FROM migration`,
  );

const settingsOf = (url: string, home: string) => ({
  DATABASE_URL: url,
  DATA_DIR: home,
  MASTER_KEY: testEnv().masterKey?.toString('hex') ?? '',
  PORTAL_NOW: TEST_NOW.toISOString(),
  LOG_LEVEL: 'error',
  NODE_ENV: 'test',
  PORT: '0',
});

async function makeWishes(pool: pg.Pool): Promise<Wish[]> {
  const crowd = await makeCrowd({ portal: { database: { pool } }, clock: { now: () => TEST_NOW } }, PEOPLE);
  const seats: Seats[] = [];
  for (let made = 0; made < SEGMENTS; made += 1) seats.push(await makeSeats(pool, PEOPLE));
  return crowd.flatMap((member, at) => {
    const found = seats[at % SEGMENTS];
    return found ? [{ member, seats: found, scarce: false }] : [];
  });
}

/** Bookings go on from before the first step until after the last, at whichever nodes there are. */
async function bookThrough(steps: (() => Promise<unknown>)[], wishes: Wish[], nodes: () => Child[]) {
  const told: Told[] = [];
  const problems: string[] = [];
  const load = { over: false };
  const client = async (): Promise<void> => {
    for (let wish = wishes.pop(); wish && !load.over; wish = wishes.pop()) {
      const at = nodes()[told.length % nodes().length];
      const answer = await book(`http://127.0.0.1:${at?.word}`, wish, false);
      told.push(answer);
      if (answer.unknown > 0) problems.push(`a booking at node ${at?.word} had no answer ${answer.unknown} times`);
      await wait(PAUSE_MS);
    }
  };
  const booking = Promise.all(Array.from({ length: CLIENTS }, client));
  const more = async (count: number): Promise<void> => {
    const until = told.length + count;
    while (told.length < until && wishes.length > 0) await wait(PAUSE_MS);
  };
  try {
    for (const step of steps) {
      await more(SEEN_PER_STEP);
      await step().catch((error: unknown) => problems.push(lastLine(error)));
    }
    await more(SEEN_PER_STEP);
  } finally {
    load.over = true;
    await booking;
  }
  if (wishes.length === 0) problems.push('the bookings were over before the upgrade was');
  return { told, problems };
}

/** The last line of a program before it ended. */
const lastLine = (error: unknown): string => String(error).trim().split('\n').at(-1) ?? '';

const isReady = async ({ word }: Child): Promise<boolean> => (await fetch(`http://127.0.0.1:${word}/readyz`)).ok;

function summary(told: Told[]): string {
  const failed = told.filter(({ unknown, orderId }) => unknown > 0 || orderId === undefined).length;
  return `${told.length} bookings, ${failed} failed`;
}
