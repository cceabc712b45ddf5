import type { ApprovalKind } from '../../approval.ts';
import type { Input, Reply } from '#contract/call';
import type { opsApprovals } from '#contract/ops/approvals';
import type { InTx, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../company/index.ts';
import { assertDecides } from '../operators/index.ts';
import { kindsOf } from './kinds.ts';
import { lockApproval, proposalContext, type ApprovalRow } from './queries.ts';

type Calls = typeof opsApprovals;

/** The second person: the change is made in the transaction in which it is approved. */
export async function approve(
  base: OperatorCtx,
  { companyId, approvalId, reason }: Input<Calls['OpsApprovalApprove']>,
): Promise<Committed<Reply<Calls['OpsApprovalApprove']>>> {
  const ctx = await enterCompany(base, companyId);
  // guard: approvals: a new account is no second person
  await assertDecides(base);
  let decided: ApprovalKind | undefined;
  const done = await commitOnce(ctx, async (ctx) => {
    const { row, kind, proposal } = await openRequest(ctx, approvalId);
    // guard: approvals: one’s own request is not approved
    if (row.asked_by === ctx.operator.operatorId) throw new Fault('approvalOwn');
    await decide(ctx, row, 'approved', reason);
    const { asked_by, asked_name, subject, person_guid } = row;
    const handedOver = await kind.apply(ctx, {
      ...{ approvalId, subject, proposal, personGuid: person_guid, reason: row.reason },
      askedBy: { operatorId: asked_by, name: asked_name },
    });
    await record(ctx, row, 'approval.approve', reason);
    decided = kind;
    return { handedOver: handedOver ?? null };
  });
  decided?.afterwards(ctx.portal);
  return done;
}

/** A second person declines, who has asked takes it back. */
export async function decline(
  base: OperatorCtx,
  { companyId, approvalId, reason }: Input<Calls['OpsApprovalDecline']>,
): Promise<Committed<Reply<Calls['OpsApprovalDecline']>>> {
  return commitOnce(await enterCompany(base, companyId), async (ctx) => {
    const { row } = await openRequest(ctx, approvalId);
    const state = row.asked_by === ctx.operator.operatorId ? 'withdrawn' : 'declined';
    await decide(ctx, row, state, reason);
    await record(ctx, row, state === 'withdrawn' ? 'approval.withdraw' : 'approval.decline', reason);
    return { state };
  });
}

async function openRequest(ctx: InTx<OperatorInCompany>, approvalId: string) {
  const row = await lockApproval(ctx, approvalId);
  if (!row) throw new Fault('recordUnknown');
  const kind = kindsOf(ctx.portal).get(row.kind);
  const isOwn = row.asked_by === ctx.operator.operatorId;
  if (!kind || !(isOwn || kind.roles.includes(ctx.operator.role))) throw new Fault('approvalRole');
  if (row.state !== 'waiting' || !row.proposal || /* guard: approvals: a request ends */ row.ends_at <= ctx.now())
    throw new Fault('approvalOver');
  const key = await ctx.portal.keyring.companyKey(ctx);
  return { row, kind, proposal: key.unseal(proposalContext(approvalId), row.proposal) };
}

const decide = (
  { db, company, operator, now }: InTx<OperatorInCompany>,
  { approval_id }: ApprovalRow,
  state: 'approved' | 'declined' | 'withdrawn',
  reason: string,
): Promise<unknown> =>
  db
    .updateTable('approval')
    .set({
      ...{ state, proposal: null, decided_by: operator.operatorId, decided_name: operator.name },
      ...{ decided_at: now(), decided_reason: reason },
    })
    .where('company_id', '=', company.companyId)
    .where('approval_id', '=', approval_id)
    .execute();

const record = (
  ctx: InTx<OperatorInCompany>,
  { approval_id, kind, person_guid }: ApprovalRow,
  action: string,
  reason: string,
): Promise<void> =>
  recordByOperator(ctx, {
    ...{ action, subject: { kind: 'approval', id: approval_id }, reason: `${kind} · ${reason}` },
    ...(person_guid !== null && { personGuid: person_guid }),
  });
