import { openDatabase } from '../../server/src/db/open.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import type { Portal } from '../../server/src/ctx.ts';
import { closeDays } from '../../server/src/modules/ledger/close-days.ts';
import { passOn, STEPS_A_TURN } from '../../server/src/modules/ledger/pass.ts';
import { checkLastDays } from '../../server/src/modules/ledger/watch.ts';
import { needsAttention } from '../../server/src/modules/payment/index.ts';
import { barePortal } from '../../server/test/bare-portal.ts';
import { TEST_NOW } from '../../server/test/clock.ts';
import { testEnv } from '../../server/test/env.ts';
import { databaseUrl, query } from '../booking/database-url.ts';
import { fillBooks } from '../ledger/fill.ts';
import type { Measure } from '../measure.ts';
import { ratioInTurns } from '../stand/rounds.ts';
import type { Stand } from '../stand/stand.ts';

/** PAST_ORDERS: fewer where ten million would not fit. */
const LARGE = Number(process.env.PAST_ORDERS || 10_000_000);
const SMALL = 10_000;
const TODAY = 2_000;
const ROUNDS = 15;

/** How much longer the money of the last days takes to be checked with years of orders behind it. */
export const measure: Measure = {
  name: 'audit-growth',
  goal: 1.2,
  better: 'less',
  async run(stand) {
    const small = await booksOf(stand, 'small_books', SMALL);
    const large = await booksOf(stand, 'large_books', LARGE);
    for (const portal of [small, large]) await checking(portal)();
    const { ratio, ours, limit } = await ratioInTurns(ROUNDS, checking(large), checking(small));
    stand.note(
      `${TODAY} orders of today: ${ours.toFixed(0)} ms with ${LARGE} orders, ${limit.toFixed(0)} with ${SMALL}`,
    );
    const step = (await timed(() => passOn(large))) / STEPS_A_TURN;
    stand.note(`a step of the pass over everything: ${step.toFixed(0)} ms`);
    stand.note(`what needs attention: ${(await timed(() => needsAttention(large.database))).toFixed(0)} ms`);
    for (const { database } of [small, large]) await database.close();
    return ratio;
  },
};

async function booksOf(stand: Stand, name: string, past: number): Promise<Portal> {
  const server = await stand.postgres();
  await query(server.url, `CREATE DATABASE ${name}`);
  const url = databaseUrl(server.url, name);
  const env = testEnv({ DATABASE_URL: url });
  const database = await openDatabase(env);
  await migrate(database.pool);
  const portal = await barePortal(env, database, () => TEST_NOW);
  const filling = await timed(() => fillBooks(url, { past, today: TODAY }));
  const closing = await timed(async () => {
    while ((await closeDays(portal)) > 0);
  });
  stand.note(
    `${name}: filled in ${(filling / 1000).toFixed(0)} s, its days closed in ${(closing / 1000).toFixed(0)} s`,
  );
  return portal;
}

const checking = (portal: Portal) => () =>
  timed(async () => {
    const broken = await checkLastDays(portal);
    if (broken.length > 0) throw new Error(`the filled books do not add up: ${broken.slice(0, 3).join('; ')}`);
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
