import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { problemsOfMoney, stillOpen } from './money-books.ts';
import type { Options } from './options.mjs';
import { makePayers, payOnce, type Payer, type Places } from './payers.ts';
import { crowdDuring, onTwoNodes, problemsAtRest, type Stage } from './two-nodes.ts';

const PEOPLE = 3_000;
/** How far the second node's clock is off after each of its restarts; beyond five minutes the provider refuses its signatures. */
const STEPS_S = [120, -120, 600, -600, 30, -30];
/** Between a node's coming back and the next kill. */
const PEACE_MS = 1_500;
/** Longer than a seat is held: by then whatever was begun has to have ended. */
const LATER_S = 3_600;

/**
 * Two nodes and one provider: people hold seats, pay and cancel at whichever node answers, while the nodes are killed in
 * turn and one of them comes back with another time. In the end all money has its seat or went back, to the fen.
 */
export const payInChaos = (
  home: string,
  { control }: Pick<Options, 'control'>,
): Promise<{ line: string; problems: string[] }> =>
  onTwoNodes(join(home, 'payments'), async (stage, database) => {
    const { pool } = database;
    const { simulator, urls: nodes } = await stage.start();
    const places: Places = { nodes, simulator, pool, freshKeys: control === 'new-key' };
    const wishes = await makePayers(pool, PEOPLE);
    const { people: payers, killingMs } = await crowdDuring(
      wishes,
      (wish) => payOnce(wish, places),
      () => killInTurn(stage),
    );
    await stage.setRight(0);
    const left = await stillOpen(pool);
    await stage.setRight(LATER_S);
    if (control === 'short-fen') await loseOneFen(pool);
    const { problems, seconds } = await problemsAtRest(async () => [
      ...((await stillOpen(pool)) > 0 ? ['some money is still under way'] : []),
      ...(await problemsOfMoney(database, simulator, payers)),
    ]);
    if (wishes.length === 0) problems.push('the payers were through before the kills were');
    return { line: summary(payers, { killingMs, left, seconds, problems: problems.length }), problems };
  });

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
