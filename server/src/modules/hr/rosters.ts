import { randomUUID } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import type { hr, HrRosterRow } from '#contract/hr';
import type { HrCtx, InCompany, InTx, MemberCtx } from '../../ctx.ts';
import type { Committed } from '../../db/once.ts';
import { collect } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Download, IncomingFile } from '../../http/handlers.ts';
import { claimFile, dropFile, finishUpload, storeUpload, textOfCsv } from '../files/index.ts';
import { createdByPerson, startTask, taskDetail, taskState } from '../tasks/index.ts';
import { readRoster, templateIn } from './roster-sheet.ts';
import { checkRoster, ofRoster, rosterClaim, rosterRow, runRoster } from './roster-tasks.ts';
import { presentTask } from './tasks.ts';
import { asHr, commitAsHr, recordByHr } from './who.ts';

type Calls = typeof hr;
const SHOWN = 5;
/** One that was tried out and never taken in goes with its names. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Takes a roster in and begins to try it out; one that cannot be read at all is refused at once. */
export async function uploadRoster(ctx: HrCtx, file: IncomingFile): Promise<Committed<Reply<Calls['HrRosterUpload']>>> {
  await asHr(ctx, async () => {});
  const { count: rows } = readRoster(textOfCsv(await collect(file.open())));
  const owner = { kind: 'person', id: ctx.session.personGuid } as const;
  const stored = await storeUpload(ctx, owner, file);
  return commitAsHr(ctx, async (ctx) => {
    const rosterId = randomUUID();
    await finishUpload(ctx, stored);
    await claimFile(ctx, { fileId: stored.fileId, owner, claimedBy: rosterClaim(rosterId) });
    const check_task = await startTask(ctx, checkRoster, {
      input: { rosterId },
      title: { zh: '名单试算', en: 'Check of a roster' },
      createdBy: byHr(ctx),
    });
    await ctx.db
      .insertInto('hr_roster')
      .values({
        ...{ company_id: ctx.company.companyId, roster_id: rosterId, file_id: stored.fileId, rows, check_task },
        ...{ created_by: ctx.session.personGuid, created_at: ctx.now(), checked_at: null, unnamed_people: null },
        ...{ run_task: null, run_at: null, existing: null, ended_at: null },
      })
      .execute();
    await recordByHr(ctx, { action: 'hr.rosterCheck', subject: { kind: 'roster', id: rosterId } });
    return { rosterId };
  });
}

const byHr = ({ session }: HrCtx) => ({ id: createdByPerson(session.personGuid), name: 'HR' });

/** Takes in what was tried out. One whose run was stopped goes on: whoever is there already is found. */
export const startRoster = (
  ctx: HrCtx,
  { rosterId, existing }: Input<Calls['HrRosterRun']>,
): Promise<Committed<Reply<Calls['HrRosterRun']>>> =>
  commitAsHr(ctx, async (ctx) => {
    const roster = await rosterRow(ctx, rosterId);
    if (roster.ended_at) throw new Fault('rosterDone');
    if (!roster.checked_at) throw new Fault('rosterUnchecked');
    const state = roster.run_task ? await taskState(ctx, roster.run_task) : undefined;
    if (state === 'waiting' || state === 'running') throw new Fault('rosterUnderWay');
    const taskId = await startTask(ctx, runRoster, {
      input: { rosterId },
      title: { zh: '导入名单', en: 'Import of a roster' },
      createdBy: byHr(ctx),
    });
    await freeStopped(ctx);
    await ofRoster(ctx, rosterId)
      .set({ run_task: taskId, run_at: ctx.now(), existing })
      .execute()
      .catch((error: unknown) => {
        if ((error as { constraint?: string }).constraint === 'one_roster_at_a_time') throw new Fault('rosterUnderWay');
        throw error;
      });
    await recordByHr(ctx, { action: 'hr.rosterRun', subject: { kind: 'roster', id: rosterId } });
    return { taskId };
  });

/** One whose run was stopped or has failed keeps nobody else waiting; it can be run again. */
const freeStopped = ({ db, company }: InTx<HrCtx>) =>
  db
    .updateTable('hr_roster as r')
    .set({ run_at: null })
    .where('r.company_id', '=', company.companyId)
    .where('r.run_at', 'is not', null)
    .where('r.ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('task as t')
            .select('t.task_id')
            .where('t.company_id', '=', company.companyId)
            .whereRef('t.task_id', '=', 'r.run_task')
            .where('t.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .execute();

/** The newest first; of the whole company, since one HR user may take in what another has tried. */
export const listRosters = (ctx: HrCtx): Promise<Reply<Calls['HrRosters']>> =>
  asHr(ctx, async (ctx) => {
    const rows = await ctx.db
      .selectFrom('hr_roster')
      .selectAll()
      .where('company_id', '=', ctx.company.companyId)
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute();
    const rosters: HrRosterRow[] = [];
    for (const row of rows) {
      const found = await taskDetail(ctx.db, row.run_task ?? row.check_task, { pageIndex: 0, pageSize: 1 });
      if (found) rosters.push(presentRoster(row, presentTask(found.task)));
    }
    return { rosters };
  });

const presentRoster = (row: Awaited<ReturnType<typeof rosterRow>>, task: HrRosterRow['task']): HrRosterRow => ({
  rosterId: row.roster_id,
  createdAt: row.created_at.toISOString(),
  rows: row.rows,
  checkedAt: row.checked_at?.toISOString() ?? null,
  newRows: row.new_rows,
  changedRows: row.changed_rows,
  sameRows: row.same_rows,
  leftRows: row.left_rows,
  badRows: row.bad_rows,
  unnamedPeople: row.unnamed_people,
  existing: row.existing,
  doneRows: row.done_rows,
  endedAt: row.ended_at?.toISOString() ?? null,
  task,
});

export const rosterErrors = (
  ctx: HrCtx,
  { rosterId, ...page }: Input<Calls['HrRosterErrors']>,
): Promise<Reply<Calls['HrRosterErrors']>> =>
  asHr(ctx, async (ctx) => {
    const { run_task, check_task } = await rosterRow(ctx, rosterId);
    const found = await taskDetail(ctx.db, run_task ?? check_task, page);
    if (!found) return { rows: [], total: 0 };
    const rows = found.errors.rows.map(({ row_no: row, field, value, message }) => ({ row, field, value, message }));
    return { rows, total: found.errors.total };
  });

export async function rosterTemplate(ctx: HrCtx, { columns }: Input<Calls['HrRosterTemplate']>): Promise<Download> {
  await asHr(ctx, async () => {});
  const bytes = Buffer.from(templateIn(columns));
  return {
    name: columns === 'zh' ? '员工名单模板.csv' : 'roster.csv',
    mediaType: 'text/csv',
    size: bytes.length,
    async *read() {
      yield bytes;
    },
  };
}

export const ownsRoster = (ctx: MemberCtx, rosterId: string): Promise<boolean> =>
  transact(ctx, async (ctx) => hasRoster(ctx, rosterId));

const hasRoster = async ({ db, company }: InTx<MemberCtx>, rosterId: string): Promise<boolean> =>
  (await db
    .selectFrom('hr_roster')
    .select('roster_id')
    .where('company_id', '=', company.companyId)
    .where('roster_id', '=', rosterId)
    .executeTakeFirst()) !== undefined;

export async function forgetRosters(ctx: InCompany): Promise<void> {
  const { db, company, portal } = ctx;
  const old = await db
    .selectFrom('hr_roster')
    .select(['roster_id', 'file_id'])
    .where('company_id', '=', company.companyId)
    .where('created_at', '<', new Date(portal.clock().getTime() - KEPT_MS))
    .where('ended_at', 'is', null)
    .execute();
  for (const { roster_id, file_id } of old) {
    await dropFile(ctx, { fileId: file_id, claimedBy: rosterClaim(roster_id) });
    await ofRoster(ctx, roster_id).set({ ended_at: portal.clock() }).execute();
  }
}
