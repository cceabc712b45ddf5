import type { Input, Reply } from '#contract/call';
import { CLAIM_CHECKS } from '#contract/schemas/claim-choices';
import { REVEAL_SECONDS } from '#contract/ops/orders';
import type { opsReimbursement as contract } from '#contract/ops/reimbursement';
import { claimNumber } from '#contract/rules/claim-number';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { queueClaimMessage, type ClaimMessageKind } from '../../messages/index.ts';
import { personRow, unsealed } from '../../people/index.ts';
import { detailsOf } from '../details.ts';
import { leftOfLimit, takeFromLimit } from '../limit.ts';
import { recordOnClaim } from './detail.ts';
import { knownClaim, lockSeenClaim, moveClaim, recordEvent, type ClaimRow, type NewEvent } from '../queries.ts';
import { yuanOf } from '../rules.ts';

type Here = InTx<OperatorInCompany>;
const UNDECIDED = { approved_fen: null, reviewed_by: null } as const;

/** Back to the person, each field with its problem. */
export async function returnClaim(
  ctx: OperatorCtx,
  { companyId, claimId, revision, fields }: Input<typeof contract.OpsClaimReturn>,
): Promise<Committed<Reply<typeof contract.OpsClaimReturn>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const claim = await lockSeenClaim(ctx, claimId, revision);
    await moveClaim(ctx, claim, 'returned', { ...UNDECIDED, decided_at: ctx.now() });
    await tell(ctx, claim, { kind: 'returned', fields }, 'claimReturned');
    await recordOnClaim(ctx, claim, 'claim.return', fields.map(({ field }) => field).join(', '));
    return { claimId };
  });
}

export async function rejectClaim(
  ctx: OperatorCtx,
  { companyId, claimId, revision, reason }: Input<typeof contract.OpsClaimReject>,
): Promise<Committed<Reply<typeof contract.OpsClaimReject>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const claim = await lockSeenClaim(ctx, claimId, revision);
    await moveClaim(ctx, claim, 'rejected', { ...UNDECIDED, decided_at: ctx.now() });
    await tell(ctx, claim, { kind: 'rejected', reason }, 'claimRejected');
    await recordOnClaim(ctx, claim, 'claim.reject', reason);
    return { claimId };
  });
}

type Approval = Input<typeof contract.OpsClaimApprove>;

/** Up to the company's amount one look is enough; above it the first look is a review, and finance approves. */
export async function approveClaim(
  ctx: OperatorCtx,
  { companyId, claimId, revision, amountFen, checked }: Approval,
): Promise<Committed<Reply<typeof contract.OpsClaimApprove>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const claim = await lockSeenClaim(ctx, claimId, revision);
    // guard: claims: the whole checklist
    if (CLAIM_CHECKS.some((check) => !checked.includes(check))) throw new Fault('claimChecklist');
    if (amountFen > claim.amount_fen) throw new Fault('claimAboveAsked', { asked: yuanOf(claim.amount_fen) });
    const { fourEyesFen } = ctx.company.config.reimbursement;
    if (claim.state === 'reviewed') assertSecondLook(ctx, claim, amountFen);
    else if (amountFen > fourEyesFen) return reviewFirst(ctx, claim, amountFen);
    return approve(ctx, claim, amountFen);
  });
}

async function reviewFirst(ctx: Here, claim: ClaimRow, amountFen: number) {
  await moveClaim(ctx, claim, 'reviewed', { approved_fen: amountFen, reviewed_by: ctx.operator.operatorId });
  const event = { kind: 'reviewed', byName: ctx.operator.name, amountFen } as const;
  await recordEvent(ctx, claim.claim_id, event);
  await recordOnClaim(ctx, claim, 'claim.review', yuanOf(amountFen));
  return { claimId: claim.claim_id, state: 'reviewed' as const };
}

/** Another operator, of finance, on the claim as the first of the two has looked at it. */
function assertSecondLook({ operator, company }: Here, claim: ClaimRow, amountFen: number): void {
  const yuan = yuanOf(company.config.reimbursement.fourEyesFen);
  // guard: claims: four eyes are two people’s
  if (claim.reviewed_by === operator.operatorId) throw new Fault('claimFourEyes', { yuan });
  // guard: claims: the second look is finance’s
  if (operator.role !== 'finance' && operator.role !== 'admin') throw new Fault('claimNeedsFinance', { yuan });
  if (amountFen !== claim.approved_fen) throw new Fault('claimChanged');
}

async function approve(ctx: Here, claim: ClaimRow, amountFen: number) {
  const { limitFen } = ctx.company.config.reimbursement;
  const { claim_id: claimId, year } = claim;
  const own = { personGuid: claim.person_guid, year };
  const columns = { approved_fen: amountFen, approved_by: ctx.operator.operatorId, decided_at: ctx.now() };
  await moveClaim(ctx, claim, 'approved', columns);
  if (!(await takeFromLimit(ctx, own, amountFen, limitFen)))
    throw new Fault('claimLimit', { year, left: yuanOf(await leftOfLimit(ctx, own, limitFen)) });
  await tell(ctx, claim, { kind: 'approved', amountFen }, 'claimApproved');
  await recordOnClaim(ctx, claim, 'claim.approve', yuanOf(amountFen));
  return { claimId, state: 'approved' as const };
}

/** Into the timeline and to the person. */
async function tell(ctx: Here, claim: ClaimRow, event: NewEvent, kind: ClaimMessageKind): Promise<void> {
  const eventNo = await recordEvent(ctx, claim.claim_id, { ...event, byName: ctx.operator.name });
  await queueClaimMessage(ctx, {
    kind,
    eventNo,
    claimId: claim.claim_id,
    claimNo: claimNumber(claim.claim_id, claim.created_at),
    personGuid: claim.person_guid,
    lang: claim.lang,
    yuan: yuanOf(event.amountFen ?? 0),
  });
}

/** One field whole, for a purpose that stands in the audit. */
export async function revealOfClaim(
  ctx: OperatorCtx,
  { companyId, claimId, field, purpose, note }: Input<typeof contract.OpsClaimReveal>,
): Promise<Committed<Reply<typeof contract.OpsClaimReveal>>> {
  if (purpose === 'other' && !note) throw new Fault('revealReasonNeeded');
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const claim = await knownClaim(ctx, claimId);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const person = await personRow(ctx, claim.person_guid);
    const { accountNumber, mobile } = detailsOf(key, claim);
    const whole = {
      name: unsealed(key, person, 'name'),
      idNumber: unsealed(key, person, 'id_number'),
      accountNumber,
      mobile,
    };
    if (!whole[field]) throw new Fault('nothingToReveal');
    await recordOnClaim(ctx, claim, `claim.reveal.${field}`, [purpose, note].filter(Boolean).join(': '));
    return { value: whole[field], seconds: REVEAL_SECONDS };
  });
}
