import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { Database } from '../server/src/db/open.ts';
import { brokenInvariants } from '../server/src/modules/ledger/index.ts';
import { lostGoods } from '../server/test/mall-scenes.ts';
import { paymentsIn, stateOf, stillOpen, unlikeTheirs } from './money-books.ts';
import type { Options } from './options.mjs';
import { makeShopping, shopOnce, type Shopper } from './shoppers.ts';
import { crowdDuring, onTwoNodes, problemsAtRest, type Stage } from './two-nodes.ts';

const PEOPLE = 2_000;
const KILLS = 20;
const PEACE_MS = 1_000;
/** Longer than goods are held: by then whatever was begun has to have ended. */
const LATER_S = 3_600;

/**
 * The malls on two nodes: people buy with gift, points and money at once, pay and cancel, while one node after the other is
 * killed in the middle of it. Then stock, gifts, points and money are what everybody was told, to the fen and to the point.
 */
export const shopInChaos = (
  home: string,
  { control }: Pick<Options, 'control'>,
): Promise<{ line: string; problems: string[] }> =>
  onTwoNodes(join(home, 'mall'), async (stage, database) => {
    const { pool } = database;
    const { simulator, urls: nodes } = await stage.start();
    const places = { nodes, simulator, pool, freshKeys: control === 'new-key' };
    const wishes = await makeShopping(database, PEOPLE);
    const { people, killingMs } = await crowdDuring(
      wishes,
      (wish) => shopOnce(wish, places),
      () => killInTurn(stage),
    );
    const left = await stillOpen(pool);
    await stage.setRight(LATER_S);
    const { problems, seconds } = await problemsAtRest(async () => [
      ...((await stillOpen(pool)) > 0 ? ['some money is still under way'] : []),
      ...(await problemsOfShopping(database, simulator, people)),
    ]);
    if (wishes.length === 0) problems.push('the shoppers were through before the kills were');
    return { line: summary(people, { killingMs, left, seconds, problems: problems.length }), problems };
  });

async function killInTurn({ nodes }: Stage): Promise<number> {
  const from = performance.now();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const node = nodes[kill % nodes.length];
    await wait(PEACE_MS + randomInt(1_000));
    await node?.kill();
    await node?.startAt(0);
  }
  return performance.now() - from;
}

interface Order {
  orderId: number;
  guid: string;
  status: number;
  dueFen: number;
}

async function problemsOfShopping(database: Database, simulator: string, people: Shopper[]): Promise<string[]> {
  const { pool } = database;
  const { rows: orders } = await pool.query<Order>(
    `SELECT order_id::int AS "orderId", person_guid AS guid, status,
       (SELECT coalesce(sum(s.amount_fen), 0)::int FROM mall_order_source s
        WHERE s.company_id = o.company_id AND s.order_id = o.order_id AND s.source = 'money' AND s.given_back_at IS NULL
          AND o.status IN (20, 30)) AS "dueFen"
     FROM mall_order o WHERE person_guid = ANY($1::uuid[])`,
    [people.map(({ member }) => member.guid)],
  );
  return [
    ...(await brokenInvariants(database)),
    ...(await lostGoods(pool, [...new Set(people.map(({ productId }) => productId))])),
    ...people.flatMap((person) => unlikeTold(person, orders)),
    ...unlikeTheirs(await stateOf(simulator), orders, await paymentsIn(pool, 'mall')),
  ];
}

function unlikeTold({ member, scarce, orderId, refusal, paid, cancelled }: Shopper, orders: Order[]): string[] {
  const theirs = orders.filter(({ guid }) => guid === member.guid);
  if (refusal !== undefined) {
    if (!(scarce && orderId === undefined && refusal === 'productSoldOut'))
      return [`somebody was refused with ${refusal}`];
    return theirs.length > 0 ? [`order ${theirs[0]?.orderId} belongs to somebody who was told ${refusal}`] : [];
  }
  const [order, ...more] = theirs;
  if (order?.orderId !== orderId || more.length > 0)
    return [`of order ${orderId}, acknowledged, ${theirs.length} exist`];
  const isClosed = order?.status === MALL_STATUS.closed;
  if (isClosed === (cancelled || !paid)) return [];
  return [`order ${orderId} is ${order?.status}: ${paid ? 'paid' : 'not paid'}, ${cancelled ? '' : 'not '}cancelled`];
}

interface Figures {
  killingMs: number;
  left: number;
  seconds: number;
  problems: number;
}

function summary(people: Shopper[], { killingMs, left, seconds, problems }: Figures): string {
  const count = (is: (shopper: Shopper) => boolean): number => people.filter(is).length;
  return (
    `${KILLS} kills of 2 nodes in ${(killingMs / 1_000).toFixed(0)} s: ${people.length} people, ` +
    `${count(({ paid, cancelled }) => paid && !cancelled)} paid, ${count(({ cancelled }) => cancelled)} cancelled, ` +
    `${count(({ refusal }) => refusal !== undefined)} came too late; ${left} payments under way after the last kill, ` +
    `${problems > 0 ? 'not' : 'all'} in order ${seconds.toFixed(1)} s after an hour had passed`
  );
}
