import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsRosters } from '#contract/ops/rosters';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Handlers, IncomingFile } from '../../../http/handlers.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { finishUpload, readUpload } from '../../files/index.ts';
import { addRoster, runTried, type RosterHand } from '../rosters/roster-begin.ts';
import { readRoster } from '../rosters/roster-sheet.ts';
import { newestRosters, templateFile } from '../rosters/rosters.ts';

type Calls = typeof opsRosters;
type Ctx = InTx<OperatorInCompany>;

const handOf = ({ operator }: OperatorCtx): RosterHand => {
  const id = String(operator.operatorId);
  return { owner: { kind: 'operator', id }, by: { id, name: operator.name } };
};

/** The same sheet, rules and tasks as HR's own import, by an operator for any company. */
async function uploadRoster(
  ctx: OperatorCtx,
  { companyId }: Input<Calls['OpsRosterUpload']>,
  sent: IncomingFile,
): Promise<Committed<Reply<Calls['OpsRosterUpload']>>> {
  const entered = await enterCompany(ctx, companyId);
  const hand = handOf(ctx);
  const { bytes, store } = await readUpload(entered, hand.owner, sent);
  const { count: rows } = await readRoster(bytes);
  const stored = await store();
  return commitOnce(entered, async (ctx) => {
    await finishUpload(ctx, stored);
    const begun = await addRoster(ctx, hand, { file: stored, rows });
    await record(ctx, 'roster.check', begun.rosterId, '');
    return begun;
  });
}

async function startRoster(
  ctx: OperatorCtx,
  { companyId, reason, ...wish }: Input<Calls['OpsRosterRun']>,
): Promise<Committed<Reply<Calls['OpsRosterRun']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    // guard: rosters by operators: of the named company
    if (!(await isKnown(ctx, wish.rosterId))) throw new Fault('recordUnknown');
    const taskId = await runTried(ctx, handOf(ctx), wish);
    await record(ctx, 'roster.run', wish.rosterId, reason);
    return { taskId };
  });
}

const isKnown = async ({ db, company }: Ctx, rosterId: string): Promise<boolean> =>
  (await db
    .selectFrom('hr_roster')
    .select('roster_id')
    .where('company_id', '=', company.companyId)
    .where('roster_id', '=', rosterId)
    .executeTakeFirst()) !== undefined;

const record = (ctx: Ctx, action: 'roster.check' | 'roster.run', id: string, reason: string): Promise<void> =>
  recordByOperator(ctx, { action, subject: { kind: 'roster', id }, reason });

/** Only how many people and rows: about no person, and so not audited. */
async function listRosters(
  ctx: OperatorCtx,
  { companyId }: Input<Calls['OpsRosters']>,
): Promise<Reply<Calls['OpsRosters']>> {
  const entered = await enterCompany(ctx, companyId);
  const { code, name, nameEng } = entered.company;
  return transact(entered, async (ctx) => {
    const { staff } = await ctx.db
      .selectFrom('account')
      .select(sql<number>`count(*)::int`.as('staff'))
      .where('company_id', '=', companyId)
      .where('disabled', '=', false)
      .executeTakeFirstOrThrow();
    const rosters = (await newestRosters(ctx)).map(({ roster, startedBy }) => ({ ...roster, startedBy }));
    return { company: { companyId, code, name: { zh: name, en: nameEng } }, staff, rosters };
  });
}

export const opsRosterCalls: Handlers<Calls> = {
  OpsRosterUpload: uploadRoster,
  OpsRosters: listRosters,
  OpsRosterRun: startRoster,
  OpsRosterTemplate: (_, asked) => templateFile(asked),
};
