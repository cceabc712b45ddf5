import type { Input, Reply } from '#contract/call';
import type { hr, HrRosterRow } from '#contract/calls/hr';
import type { HrCtx, InCompany, InTx, MemberCtx } from '../../../ctx.ts';
import type { Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import type { Download, IncomingFile } from '../../../http/handlers.ts';
import { sheetDownload } from '../../../sheet/file.ts';
import { dropFile, finishUpload, readUpload } from '../../files/index.ts';
import { createdByPerson, taskDetail } from '../../tasks/index.ts';
import { addRoster, runTried } from './roster-begin.ts';
import { readRoster, templateRows } from './roster-sheet.ts';
import { nameContext, ofRoster, rosterClaim, type rosterRow } from './roster-tasks.ts';
import { presentTask } from '../tasks.ts';
import { asHr, commitAsHr, recordByHr } from '../who.ts';

type Calls = typeof hr;
const SHOWN = 5;
/** One that was tried out and never taken in goes with its names. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Takes a roster in and begins to try it out; one that cannot be read at all is refused at once. */
export async function uploadRoster(ctx: HrCtx, sent: IncomingFile): Promise<Committed<Reply<Calls['HrRosterUpload']>>> {
  await asHr(ctx, async () => {});
  const owner = { kind: 'person', id: ctx.session.personGuid } as const;
  const { bytes, store } = await readUpload(ctx, owner, sent);
  const { count: rows } = await readRoster(bytes);
  const stored = await store();
  return commitAsHr(ctx, async (ctx) => {
    await finishUpload(ctx, stored);
    const { rosterId } = await addRoster(ctx, { owner, by: byHr(ctx) }, { file: stored, rows });
    await recordByHr(ctx, { action: 'hr.rosterCheck', subject: { kind: 'roster', id: rosterId } });
    return { rosterId };
  });
}

const byHr = ({ session }: HrCtx) => ({ id: createdByPerson(session.personGuid), name: 'HR' });

/** Takes in a tried roster. */
export const startRoster = (
  ctx: HrCtx,
  wish: Input<Calls['HrRosterRun']>,
): Promise<Committed<Reply<Calls['HrRosterRun']>>> =>
  commitAsHr(ctx, async (ctx) => {
    const taskId = await runTried(ctx, { by: byHr(ctx) }, wish);
    await recordByHr(ctx, { action: 'hr.rosterRun', subject: { kind: 'roster', id: wish.rosterId } });
    return { taskId };
  });

/** The newest first; of the whole company, since one HR user may take in what another has tried. */
export const listRosters = (ctx: HrCtx): Promise<Reply<Calls['HrRosters']>> =>
  asHr(ctx, async (ctx) => ({ rosters: (await newestRosters(ctx)).map(({ roster }) => roster) }));

/** Each with the beginner of its running task. */
export async function newestRosters(ctx: InCompany): Promise<{ roster: HrRosterRow; startedBy: string }[]> {
  const rows = await ctx.db
    .selectFrom('hr_roster')
    .selectAll()
    .where('company_id', '=', ctx.company.companyId)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
  const key = await ctx.portal.keyring.companyKey(ctx);
  const found: { roster: HrRosterRow; startedBy: string }[] = [];
  for (const row of rows) {
    const detail = await taskDetail(ctx.db, row.run_task ?? row.check_task, { pageIndex: 0, pageSize: 1 });
    if (!detail) continue;
    const fileName = row.file_name ? key.unseal(nameContext(row.roster_id), row.file_name) : '';
    found.push({
      roster: presentRoster(row, fileName, presentTask(detail.task)),
      startedBy: detail.task.created_by_name,
    });
  }
  return found;
}

const presentRoster = (
  row: Awaited<ReturnType<typeof rosterRow>>,
  fileName: string,
  task: HrRosterRow['task'],
): HrRosterRow => ({
  ...{ rosterId: row.roster_id, fileName },
  createdAt: row.created_at.toISOString(),
  rows: row.rows,
  checkedAt: row.checked_at?.toISOString() ?? null,
  newRows: row.new_rows,
  changedRows: row.changed_rows,
  sameRows: row.same_rows,
  leftRows: row.left_rows,
  badRows: row.bad_rows,
  keptRows: row.kept_rows,
  unnamedPeople: row.unnamed_people,
  existing: row.existing,
  doneRows: row.done_rows,
  endedAt: row.ended_at?.toISOString() ?? null,
  task,
});

export async function rosterTemplate(ctx: HrCtx, asked: Input<Calls['HrRosterTemplate']>): Promise<Download> {
  await asHr(ctx, async () => {});
  return templateFile(asked);
}

export const templateFile = ({ columns, format }: Input<Calls['HrRosterTemplate']>): Promise<Download> =>
  sheetDownload({ name: columns === 'zh' ? '员工名单模板' : 'roster', format, rows: templateRows(columns) });

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
