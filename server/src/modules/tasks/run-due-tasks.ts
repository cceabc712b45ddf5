import { asAuditor } from '../../db/transact.ts';
import type { TaskRunner } from './runner.ts';
import { takeTurn } from './take-turn.ts';

const AT_ONCE = 20;

/** Tasks take turns until none is due: whichever has waited longest comes first, whatever its company. */
export async function runDueTasks(runner: TaskRunner): Promise<void> {
  while (runner.kinds.size > 0 && !runner.isStopping()) {
    let taken = 0;
    for (const { company_id, task_id } of await dueTasks(runner)) {
      if (runner.isStopping()) return;
      if (await takeTurn(runner, company_id, task_id)) taken += 1;
    }
    if (taken === 0) return;
  }
}

/** Kinds this node does not know are a newer node's. */
const dueTasks = ({ portal, kinds }: TaskRunner) =>
  asAuditor(portal.database, (db) =>
    db
      .selectFrom('task')
      .select(['company_id', 'task_id'])
      .where('state', 'in', ['waiting', 'running'])
      .where('due_at', '<=', portal.clock())
      .where('kind', 'in', [...kinds.keys()])
      .orderBy('due_at')
      .limit(AT_ONCE)
      .execute(),
  );
