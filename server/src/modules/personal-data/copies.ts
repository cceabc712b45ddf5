import type { DataCopy } from '#contract/calls/personal-data';
import type { EmployeeCtx, InCompany, MemberCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Download } from '../../http/handlers.ts';
import { recordByAccount } from '../audit/index.ts';
import { openOwnFile } from '../files/index.ts';
import { assertPasswordConfirmed } from '../identity/index.ts';
import { lockAccount } from '../people/index.ts';
import { createdByPerson, dropTask, startTask } from '../tasks/index.ts';
import { COPY_KIND, copyTask } from './copy-task.ts';

const DAY_MS = 24 * 3_600_000;
const MOST_A_DAY = 3;
/** After it is ready; then the archive goes. */
export const KEPT_MS = 7 * DAY_MS;

const COPY_TITLE = { zh: '个人信息副本', en: 'Copy of personal data' };

export const askCopy = (ctx: EmployeeCtx): Promise<Committed<{ copyId: string }>> =>
  commitOnce(ctx, async (ctx) => {
    // guard: own data: password again before a copy is asked for
    await assertPasswordConfirmed(ctx);
    // under the account's lock: many at once cannot pass the limit together
    // guard: own data: copies are asked for in turn
    await lockAccount(ctx);
    const copies = await copiesOf(ctx, ctx.session.personGuid);
    if (copies.some(({ state }) => state === 'waiting' || state === 'running')) throw new Fault('copyUnderWay');
    // guard: own data: copies of one’s data are counted
    if (leftToday(ctx, copies) === 0) throw new Fault('copiesUsedUp', { most: MOST_A_DAY });
    const copyId = await startTask(ctx, copyTask, {
      input: { lang: ctx.lang },
      title: COPY_TITLE,
      createdBy: { id: createdByPerson(ctx.session.personGuid), name: '员工本人' },
    });
    await record(ctx, 'personalData.copy', copyId);
    return { copyId };
  });

export const myCopies = (ctx: EmployeeCtx): Promise<{ copies: DataCopy[]; leftToday: number }> =>
  transact(ctx, async (ctx) => {
    const rows = await copiesOf(ctx, ctx.session.personGuid);
    const copies = rows.map((row) => ({
      copyId: row.task_id,
      state: row.state,
      askedAt: row.created_at.toISOString(),
      done: row.done,
      total: row.total,
      until: row.ended_at && row.state === 'done' ? untilOf(row.ended_at).toISOString() : null,
    }));
    return { copies, leftToday: leftToday(ctx, rows) };
  });

/** Whole ID numbers are in it: the password is asked for again, and who fetched it is written down. */
export async function openCopy(ctx: EmployeeCtx, copyId: string): Promise<Download> {
  const fileId = await transact(ctx, async (ctx) => {
    // guard: own data: password again before a copy is fetched
    await assertPasswordConfirmed(ctx);
    const copy = (await copiesOf(ctx, ctx.session.personGuid)).find(({ task_id }) => task_id === copyId);
    if (!copy) throw new Fault('notYours');
    if (!copy.result_file || !copy.ended_at) throw new Fault('copyNotReady');
    // guard: own data: a copy of one’s data is gone a week later
    if (untilOf(copy.ended_at) <= ctx.now()) throw new Fault('copyGone');
    await record(ctx, 'personalData.download', copyId);
    return copy.result_file;
  });
  return openOwnFile(ctx, fileId, { kind: 'person', id: ctx.session.personGuid });
}

export const ownsCopy = (ctx: MemberCtx, copyId: string): Promise<boolean> =>
  transact(ctx, async (ctx) => (await copiesOf(ctx, ctx.session.personGuid)).some(({ task_id }) => task_id === copyId));

const untilOf = (endedAt: Date): Date => new Date(endedAt.getTime() + KEPT_MS);

const leftToday = ({ portal }: InCompany, copies: { created_at: Date }[]): number => {
  const since = portal.clock().getTime() - DAY_MS;
  return Math.max(0, MOST_A_DAY - copies.filter(({ created_at }) => created_at.getTime() > since).length);
};

const copiesOf = ({ db, company }: InCompany, personGuid: string) =>
  db
    .selectFrom('task')
    .select(['task_id', 'state', 'created_at', 'ended_at', 'done', 'total', 'result_file'])
    .where('company_id', '=', company.companyId)
    .where('created_by', '=', createdByPerson(personGuid))
    .where('kind', '=', COPY_KIND)
    .orderBy('created_at', 'desc')
    .execute();

const record = (
  ctx: Parameters<typeof recordByAccount>[0] & Pick<EmployeeCtx, 'session'>,
  action: string,
  copyId: string,
): Promise<void> => {
  const { accountId, personGuid } = ctx.session;
  return recordByAccount(ctx, accountId, { action, subject: { kind: 'task', id: copyId }, personGuid });
};

/** A person's copies, in every state. */
export async function dropCopies(ctx: InCompany, personGuid: string): Promise<void> {
  for (const copy of await copiesOf(ctx, personGuid)) await dropTask(ctx, copy);
}

/** Those that were ready a week ago. */
export async function forgetCopies(ctx: InCompany): Promise<void> {
  const { db, company, portal } = ctx;
  const old = await db
    .selectFrom('task')
    .select(['task_id', 'result_file'])
    .where('company_id', '=', company.companyId)
    .where('kind', '=', COPY_KIND)
    .where('ended_at', '<=', new Date(portal.clock().getTime() - KEPT_MS))
    .execute();
  for (const copy of old) await dropTask(ctx, copy);
}
