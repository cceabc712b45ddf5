import { setTimeout } from 'node:timers/promises';
import { startClock } from '../src/clock.ts';
import { openDatabase } from '../src/db/open.ts';
import { asAuditor } from '../src/db/transact.ts';
import { readEnv } from '../src/env.ts';
import { runDueTasks } from '../src/modules/tasks/index.ts';
import { barePortal } from './bare-portal.ts';
import { countingTask } from './counting-task.ts';

/** A node that does nothing but tasks until none is left. Says the number of each step, before it is committed. */
const [leaseMs = 0] = process.argv.slice(2).map(Number);
const env = readEnv(process.env);
const database = await openDatabase(env);
const kind = countingTask({
  step: (next) => {
    process.stdout.write(`step ${next}\n`);
    return {};
  },
});
const runner = {
  portal: await barePortal(env, database, startClock(env.now)),
  log: {
    warn: () => {},
    error: (fields: object, text: string) => process.stderr.write(`${text} ${JSON.stringify(fields)}\n`),
  },
  kinds: new Map([[kind.kind, kind]]),
  leaseMs,
  // one turn for all of it: whenever the node is killed, it has the task in its hands
  stepsPerTurn: Infinity,
  isStopping: () => false,
};
for (;;) {
  await runDueTasks(runner);
  const open = await asAuditor(database, (db) =>
    db.selectFrom('task').select('task_id').where('state', 'in', ['waiting', 'running']).execute(),
  );
  if (open.length === 0) break;
  await setTimeout(20);
}
await database.close();
