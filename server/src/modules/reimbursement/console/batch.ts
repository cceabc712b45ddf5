import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsReimbursement as contract } from '#contract/ops/reimbursement';
import { claimNumber } from '#contract/rules/claim-number';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { nextId } from '../../../db/next-id.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { queueClaimMessage } from '../../messages/index.ts';
import { startTask } from '../../tasks/index.ts';
import { batchTask } from '../batch-task.ts';
import { recordEvent, updateClaim, type ClaimRow } from '../queries.ts';
import { yuanOf } from '../rules.ts';

type Here = InTx<OperatorInCompany>;
/** Banks take this many rows in one file; the rest waits for the next. */
const MOST_IN_BATCH = 500;

const recordOnBatch = (ctx: Here, batchId: number, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, { action, subject: { kind: 'claimBatch', id: String(batchId) }, reason });

/** All approved claims of a company go to the bank together; a task writes the file. */
export async function makeBatch(
  ctx: OperatorCtx,
  { companyId }: Input<typeof contract.OpsClaimBatchMake>,
): Promise<Committed<Reply<typeof contract.OpsClaimBatchMake>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const waiting = await lockApproved(ctx);
    if (waiting.length === 0) throw new Fault('nothingToPay');
    const sumFen = waiting.reduce((sum, { approved_fen }) => sum + (approved_fen ?? 0), 0);
    const batchId = await insertBatch(ctx, waiting.length, sumFen);
    for (const claim of waiting) {
      await updateClaim(ctx, claim.claim_id, { state: 'paying', batch_id: batchId, paying_at: ctx.now() });
      await recordEvent(ctx, claim.claim_id, { kind: 'batched', byName: ctx.operator.name });
    }
    const taskId = await startTask(ctx, batchTask, {
      input: { batchId },
      title: { zh: `报销付款批次 ${batchId}`, en: `Payment batch ${batchId}` },
      createdBy: { id: String(ctx.operator.operatorId), name: ctx.operator.name },
    });
    await updateBatch(ctx, batchId, { task_id: taskId });
    await recordOnBatch(ctx, batchId, 'claim.batch', yuanOf(sumFen));
    return { batchId, taskId, claims: waiting.length, sumFen };
  });
}

/** Two who press at once do not get the same claims: the second waits, and finds none left. */
const lockApproved = ({ db, company }: Here): Promise<ClaimRow[]> =>
  db
    .selectFrom('claim')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('state', '=', 'approved')
    .orderBy('claim_id')
    .limit(MOST_IN_BATCH)
    .forUpdate()
    .execute();

async function insertBatch({ db, company, operator, now }: Here, claims: number, sumFen: number): Promise<number> {
  const { batch_id } = await db
    .insertInto('claim_batch')
    .values({
      ...{ company_id: company.companyId, batch_id: nextId('claim_batch_number'), claims, sum_fen: sumFen },
      ...{ made_by: operator.operatorId, made_by_name: operator.name, made_at: now() },
    })
    .returning('batch_id')
    .executeTakeFirstOrThrow();
  return batch_id;
}

const updateBatch = ({ db, company }: Here, batchId: number, columns: { task_id: string }) =>
  db
    .updateTable('claim_batch')
    .set(columns)
    .where('company_id', '=', company.companyId)
    .where('batch_id', '=', batchId)
    .execute();

/** The bank has done it: every claim of the batch is paid, and each person hears of it. */
export async function markPaid(
  ctx: OperatorCtx,
  { companyId, batchId, reason }: Input<typeof contract.OpsClaimBatchPaid>,
): Promise<Committed<Reply<typeof contract.OpsClaimBatchPaid>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    await closeBatch(ctx, batchId);
    const claims = await ctx.db
      .selectFrom('claim')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('batch_id', '=', batchId)
      .forUpdate()
      .execute();
    for (const claim of claims) await payClaim(ctx, claim);
    await recordOnBatch(ctx, batchId, 'claim.paid', reason);
    return { batchId, claims: claims.length };
  });
}

async function closeBatch(ctx: Here, batchId: number): Promise<void> {
  const own = sql`company_id = ${ctx.company.companyId} AND batch_id = ${batchId}`;
  const { rows } = await sql`SELECT FROM claim_batch WHERE ${own}`.execute(ctx.db);
  if (rows.length === 0) throw new Fault('recordUnknown');
  const closed = await sql`
    UPDATE claim_batch SET paid_at = ${ctx.now()}, paid_by_name = ${ctx.operator.name}
    WHERE ${own} AND paid_at IS NULL`.execute(ctx.db);
  // guard: claims: a batch is paid once
  if (closed.numAffectedRows !== 1n) throw new Fault('batchPaid');
}

async function payClaim(ctx: Here, claim: ClaimRow): Promise<void> {
  const { claim_id: claimId, approved_fen: amountFen } = claim;
  await updateClaim(ctx, claimId, { state: 'paid', paid_at: ctx.now() });
  const paid = { kind: 'paid', byName: ctx.operator.name, ...(amountFen !== null && { amountFen }) } as const;
  await queueClaimMessage(ctx, {
    kind: 'claimPaid',
    eventNo: await recordEvent(ctx, claimId, paid),
    claimId,
    claimNo: claimNumber(claimId, claim.created_at),
    personGuid: claim.person_guid,
    lang: claim.lang,
    yuan: yuanOf(amountFen ?? 0),
  });
}
