import { randomUUID } from 'node:crypto';
import type { ApprovalKind } from '../../approval.ts';
import type { InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import type { OperatorInCompany } from '../company/index.ts';
import { expireOver, proposalContext, waitingFor } from './queries.ts';

const WAITS_MS = 7 * 24 * 3_600_000;

interface Wish<P> {
  subject: string;
  personGuid?: string;
  proposal: P;
  reason: string;
}

/** Asks for a change that a second operator approves; the last step of its transaction. Answers with the request’s id. */
export async function askForApproval<P>(
  ctx: InTx<OperatorInCompany>,
  { kind, encode }: ApprovalKind<P>,
  { subject, personGuid, proposal, reason }: Wish<P>,
): Promise<string> {
  const { db, company, operator, portal } = ctx;
  const approval_id = randomUUID();
  const now = ctx.now();
  const key = await portal.keyring.companyKey(ctx);
  await expireOver(ctx);
  const asked = await db
    .insertInto('approval')
    .values({
      ...{ company_id: company.companyId, approval_id, kind, subject, person_guid: personGuid ?? null, reason },
      proposal: key.seal(proposalContext(approval_id), encode(proposal)),
      ...{ asked_by: operator.operatorId, asked_name: operator.name, asked_at: now },
      ...{ ends_at: new Date(now.getTime() + WAITS_MS), decided_by: null, decided_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (asked.numInsertedOrUpdatedRows !== 1n)
    throw new Fault('approvalWaits', { who: (await waitingFor(ctx, kind, subject))?.asked_name ?? '' });
  await recordByOperator(ctx, {
    action: 'approval.ask',
    subject: { kind: 'approval', id: approval_id },
    ...(personGuid !== undefined && { personGuid }),
    reason: `${kind} · ${reason}`,
  });
  return approval_id;
}
