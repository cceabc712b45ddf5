import { randomUUID } from 'node:crypto';
import type { Bilingual } from '#contract/language';
import type { InCompany } from '../../ctx.ts';
import type { TaskKind } from '../../jobs/define-task.ts';

export interface NewTask<I> {
  input: I;
  title: Bilingual;
  createdBy: { id: string; name: string };
  /** Not before; at once where nothing is said. */
  dueAt?: Date;
}

export const inputSealContext = (taskId: string) => ({ table: 'task', column: 'input', row: taskId });

/** Written in the caller's transaction; some node takes it up within a second or two. */
export async function startTask<I>(ctx: InCompany, kind: TaskKind<I>, task: NewTask<I>): Promise<string> {
  const { db, company, portal } = ctx;
  const taskId = randomUUID();
  const now = portal.clock();
  const key = await portal.keyring.companyKey(ctx);
  await db
    .insertInto('task')
    .values({
      company_id: company.companyId,
      task_id: taskId,
      kind: kind.kind,
      title: JSON.stringify(task.title),
      state: 'waiting',
      created_by: task.createdBy.id,
      created_by_name: task.createdBy.name,
      input: key.seal(inputSealContext(taskId), kind.encode(task.input)),
      due_at: task.dueAt ?? now,
      created_at: now,
    })
    .execute();
  return taskId;
}
