import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { reimbursement as contract } from '#contract/calls/reimbursement';
import { claimNumber } from '#contract/rules/claim-number';
import { isSameName } from '#contract/rules/claim';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { serviceText } from '../company/index.ts';
import { personRow, unsealed } from '../people/index.ts';
import { detailsOf } from './details.ts';
import { DOCUMENT_NAMES } from './document-names.ts';
import { coverageOf, openCenters, type Centers } from './eligibility.ts';
import { leftOf, usedUpFault } from './my-claims.ts';
import { answerBy, promisedHere } from './present.ts';
import { lockOwnClaim, moveClaim, paperRows, recordEvent, type ClaimRow } from './queries.ts';
import { dayFault } from './rules.ts';

/** Sends a claim in, for the first time or again. */
export async function submitClaim(
  ctx: EmployeeCtx,
  { reimId }: Input<typeof contract.SubmitClaim>,
): Promise<Committed<Reply<typeof contract.SubmitClaim>>> {
  const centers = await openCenters(ctx.portal);
  return commitOnce(ctx, async (ctx) => {
    const claim = await lockOwnClaim(ctx, reimId);
    // who could claim when it was first sent in may send it again, even from another city
    if (claim.state === 'draft') await assertMayClaim(ctx, claim, centers);
    await assertWhole(ctx, claim);
    const today = dayInShanghai(ctx.now());
    await moveClaim(ctx, claim, 'submitted', {
      submitted_at: ctx.now(),
      first_submitted_on: claim.first_submitted_on ?? today,
      decided_at: null,
      round: claim.round + 1,
      four_eyes: claim.amount_fen > ctx.company.config.reimbursement.fourEyesFen,
      lang: ctx.lang,
    });
    await recordEvent(ctx, reimId, {
      kind: claim.round === 0 ? 'submitted' : 'resubmitted',
      amountFen: claim.amount_fen,
    });
    const sent = { state: 'submitted' as const, submitted_at: ctx.now() };
    return {
      reimId,
      claimNo: claimNumber(reimId, claim.created_at),
      answerBy: answerBy(sent, await promisedHere(ctx)),
    };
  });
}

async function assertMayClaim(ctx: InTx<EmployeeCtx>, claim: ClaimRow, centers: Centers): Promise<void> {
  const { fault } = await coverageOf(ctx, claim.person_guid, centers);
  const why = fault ?? usedUpFault(ctx, claim.year, await leftOf(ctx, claim.year));
  if (why) throw why;
}

async function assertWhole(ctx: InTx<EmployeeCtx>, claim: ClaimRow): Promise<void> {
  const { reimbursement } = ctx.company.config;
  const late = dayFault(claim, dayInShanghai(ctx.now()), reimbursement, serviceText(ctx.company, ctx.lang));
  if (late) throw late;
  if (!claim.details) throw new Fault('claimIncomplete');
  const key = await ctx.portal.keyring.companyKey(ctx);
  const name = unsealed(key, await personRow(ctx, claim.person_guid), 'name');
  // HR may have corrected the name since the account was typed in
  if (!isSameName(detailsOf(key, claim).accountName, name)) throw new Fault('claimHolder', { name });
  const given = new Set((await paperRows(ctx, claim.claim_id)).map(({ kind }) => kind));
  const missing = reimbursement.documents[claim.type].filter((kind) => !given.has(kind));
  if (missing.length === 0) return;
  const documents = missing.map((kind) => inLanguage(DOCUMENT_NAMES[kind], ctx.lang));
  throw new Fault('claimDocuments', { documents: documents.join(ctx.lang === 'en-us' ? ', ' : '、') });
}

/** Until it is decided, the person may take it back, change it and send it in again. */
export const withdrawClaim = (
  ctx: EmployeeCtx,
  { reimId }: Input<typeof contract.WithdrawClaim>,
): Promise<Committed<Reply<typeof contract.WithdrawClaim>>> =>
  commitOnce(ctx, async (ctx) => {
    await moveClaim(ctx, await lockOwnClaim(ctx, reimId), 'withdrawn');
    await recordEvent(ctx, reimId, { kind: 'withdrawn' });
    return { reimId };
  });
