import type { Selectable } from 'kysely';
import type { HrTaskRow } from '#contract/calls/hr';
import type { HrCtx, InTx, MemberCtx } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Download } from '../../http/handlers.ts';
import { openOwnFile } from '../files/index.ts';
import { createdByPerson } from '../tasks/index.ts';
import { asHr, recordByHr } from './who.ts';

const SHOWN = 10;
/** Tasks of this area, whatever they do. */
const KINDS = 'hr.%';

type Row = Pick<
  Selectable<Schema['task']>,
  'task_id' | 'title' | 'state' | 'total' | 'done' | 'failed_rows' | 'created_at' | 'result_file'
>;

const ownTasks = ({ db, company, session }: InTx<MemberCtx>) =>
  db
    .selectFrom('task')
    .select(['task_id', 'kind', 'title', 'state', 'total', 'done', 'failed_rows', 'created_at', 'result_file'])
    .where('company_id', '=', company.companyId)
    .where('created_by', '=', createdByPerson(session.personGuid))
    .where('kind', 'like', KINDS);

export const presentTask = (row: Row): HrTaskRow => ({
  taskId: row.task_id,
  title: row.title,
  state: row.state,
  total: row.total,
  done: row.done,
  failedRows: row.failed_rows,
  createdAt: row.created_at.toISOString(),
  hasFile: row.result_file !== null,
});

export const listTasks = (ctx: HrCtx): Promise<{ tasks: HrTaskRow[] }> =>
  asHr(ctx, async (ctx) => {
    const rows = await ownTasks(ctx).orderBy('created_at', 'desc').limit(SHOWN).execute();
    return { tasks: rows.map(presentTask) };
  });

export const hasOpenTask = async (ctx: InTx<HrCtx>, kind: string): Promise<boolean> =>
  (await ownTasks(ctx)
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const ownsTask = (ctx: MemberCtx, taskId: string): Promise<boolean> =>
  transact(ctx, async (ctx) => (await ownTasks(ctx).where('task_id', '=', taskId).executeTakeFirst()) !== undefined);

/** Who fetched a list of people, and when, is audited. */
export async function openTaskFile(ctx: HrCtx, taskId: string): Promise<Download> {
  const fileId = await asHr(ctx, async (ctx) => {
    const task = await ownTasks(ctx).where('task_id', '=', taskId).executeTakeFirst();
    if (!task) throw new Fault('notYours');
    if (!task.result_file) throw new Fault('hrFileNotReady');
    await recordByHr(ctx, { action: 'hr.download', subject: { kind: 'task', id: taskId } });
    return task.result_file;
  });
  return openOwnFile(ctx, fileId, { kind: 'person', id: ctx.session.personGuid });
}
