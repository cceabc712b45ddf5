import { randomUUID } from 'node:crypto';
import type { InCompany } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { lockCompany } from '../../company/index.ts';
import { claimFile, type FileOwner, type StoredFile } from '../../files/index.ts';
import { startTask, taskState } from '../../tasks/index.ts';
import { checkRoster, nameContext, ofRoster, rosterClaim, rosterRow, runRoster } from './roster-tasks.ts';

/** The hand a roster comes from: an HR user of the company, or an operator. */
export interface RosterHand {
  owner: FileOwner;
  /** As tasks know them. */
  by: { id: string; name: string };
}

/** A roster that was stored: it is tried out first. */
export async function addRoster(
  ctx: InCompany,
  { owner, by }: RosterHand,
  { file, rows }: { file: StoredFile; rows: number },
): Promise<{ rosterId: string; taskId: string }> {
  const rosterId = randomUUID();
  const { fileId } = file;
  const key = await ctx.portal.keyring.companyKey(ctx);
  await claimFile(ctx, { fileId, owner, claimedBy: rosterClaim(rosterId) });
  const taskId = await startTask(ctx, checkRoster, {
    input: { rosterId },
    title: { zh: '名单试算', en: 'Check of a roster' },
    createdBy: by,
  });
  await ctx.db
    .insertInto('hr_roster')
    .values({
      ...{ company_id: ctx.company.companyId, roster_id: rosterId, file_id: fileId, rows, check_task: taskId },
      file_name: key.seal(nameContext(rosterId), file.name),
      ...{ created_by: owner.id, created_at: ctx.portal.clock(), checked_at: null, unnamed_people: null },
      ...{ run_task: null, run_at: null, existing: null, ended_at: null },
    })
    .execute();
  return { rosterId, taskId };
}

/** Takes in a roster that was tried out. A stopped run goes on: rows already written are found. */
export async function runTried(
  ctx: InCompany,
  { by }: Pick<RosterHand, 'by'>,
  { rosterId, existing }: { rosterId: string; existing: 'update' | 'leave' },
): Promise<string> {
  const roster = await rosterRow(ctx, rosterId);
  if (roster.ended_at) throw new Fault('rosterDone');
  if (!roster.checked_at) throw new Fault('rosterUnchecked');
  const state = roster.run_task ? await taskState(ctx, roster.run_task) : undefined;
  if (state === 'waiting' || state === 'running') throw new Fault('rosterUnderWay');
  const taskId = await startTask(ctx, runRoster, {
    input: { rosterId },
    title: { zh: '导入名单', en: 'Import of a roster' },
    createdBy: by,
  });
  await lockCompany(ctx);
  await freeStopped(ctx);
  const { numUpdatedRows } = await ofRoster(ctx, rosterId)
    .set({ run_task: taskId, run_at: ctx.portal.clock(), existing })
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom('hr_roster as other')
            .select(lit(1).as('one'))
            .where('other.company_id', '=', ctx.company.companyId)
            .where('other.run_at', 'is not', null)
            .where('other.ended_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Fault('rosterUnderWay');
  return taskId;
}

/** Frees the place of a stopped or failed run, so that others need not wait; it can be run again. */
const freeStopped = ({ db, company }: InCompany) =>
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
