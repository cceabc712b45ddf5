import { sql } from 'kysely';
import type { InCompany } from '../../ctx.ts';

/** Stops a task before its next step; finished steps stay. False when it has ended already or is not there. */
export async function cancelTask({ db, company, portal }: InCompany, taskId: string): Promise<boolean> {
  const now = portal.clock();
  const { numUpdatedRows } = await db
    .updateTable('task')
    // one that waits to try a failed step again need not wait any more
    .set({ cancel_asked_at: now, due_at: sql<Date>`CASE WHEN leased THEN due_at ELSE ${now} END` })
    .where('company_id', '=', company.companyId)
    .where('task_id', '=', taskId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
