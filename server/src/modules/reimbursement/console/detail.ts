import type { Input } from '#contract/call';
import type { OpsClaimDetail, opsReimbursement } from '#contract/ops/reimbursement';
import { isSameName, namesBranch } from '#contract/rules/claim';
import { claimNumber } from '#contract/rules/claim-number';
import { daysBetween, dayInShanghai } from '#contract/rules/day';
import { maskBankAccount, maskIdNumber, maskName, maskPhone } from '#contract/rules/mask';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import type { Download } from '../../../http/handlers.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { openClaimedFile, sameFilesOf } from '../../files/index.ts';
import { personRow, unsealed } from '../../people/index.ts';
import { detailsOf } from '../details.ts';
import { coverageOf, openCenters } from '../eligibility.ts';
import { leftOfLimit } from '../limit.ts';
import { decisionOf, filesOf, presentEvent } from '../present.ts';
import { claimMark, eventsOf, knownClaim, paperRows, type ClaimRow } from '../queries.ts';

type Here = InTx<OperatorInCompany>;

/** Every look at a claim and every decision about it: by whom, whom it is about and why. */
export const recordOnClaim = (ctx: Here, claim: ClaimRow, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, {
    action,
    subject: { kind: 'claim', id: String(claim.claim_id) },
    personGuid: claim.person_guid,
    reason,
  });

/** A claim beside its papers, with what the portal itself has found out about it. */
export async function opsClaim(
  ctx: OperatorCtx,
  { companyId, claimId }: Input<typeof opsReimbursement.OpsClaim>,
): Promise<OpsClaimDetail> {
  const centers = await openCenters(ctx.portal);
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const claim = await knownClaim(ctx, claimId);
    const { limitFen, fourEyesFen, withinDays } = ctx.company.config.reimbursement;
    const { code, name, nameEng } = ctx.company;
    const { fault } = await coverageOf(ctx, claim.person_guid, centers);
    const events = await eventsOf(ctx, [claimId]);
    const { reason } = decisionOf(claim, events);
    const leftFen = await leftOfLimit(ctx, { personGuid: claim.person_guid, year: claim.year }, limitFen);
    const shown = {
      claimId,
      claimNo: claimNumber(claimId, claim.created_at),
      company: { companyId, code, name: { zh: name, en: nameEng } },
      state: claim.state,
      type: claim.type,
      amountFen: claim.amount_fen,
      approvedFen: claim.approved_fen,
      fourEyes: claim.four_eyes,
      round: claim.round,
      submittedAt: claim.submitted_at?.toISOString() ?? '',
      revision: claim.revision,
      city: claim.city,
      hospital: claim.hospital,
      examDay: claim.exam_day,
      days: {
        used: daysBetween(claim.exam_day, claim.first_submitted_on ?? dayInShanghai(ctx.now())),
        most: withinDays,
      },
      covered: fault ? reasonOf(fault, ctx.lang) : null,
      ...(await maskedDetails(ctx, claim)),
      files: await papersOf(ctx, claimId),
      limit: { year: claim.year, limitFen, leftFen, fourEyesFen },
      reviewedBy: reviewer(ctx, claim, events),
      history: events.map((event) => ({ ...presentEvent(event), by: event.by_name })),
      reason,
    };
    // last: every other audited action in this company waits for it
    await recordOnClaim(ctx, claim, 'claim.view');
    return shown;
  });
}

async function maskedDetails(ctx: Here, claim: ClaimRow) {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const row = await personRow(ctx, claim.person_guid);
  const name = unsealed(key, row, 'name');
  const { accountName, bank, accountNumber, mobile } = detailsOf(key, claim);
  return {
    person: {
      guid: row.person_guid,
      name: maskName(name),
      idNumber: maskIdNumber(unsealed(key, row, 'id_number')),
      employeeNo: row.employee_no ?? '',
    },
    accountName: maskName(accountName),
    isHolder: isSameName(accountName, name),
    bank,
    hasBranch: namesBranch(bank),
    accountNumber: maskBankAccount(accountNumber),
    mobile: maskPhone(mobile),
  };
}

/** Each paper with the other claims the very same file was handed in with. */
async function papersOf(ctx: Here, claimId: number): Promise<OpsClaimDetail['files']> {
  const same = await sameFilesOf(ctx, claimMark(claimId));
  const numbers = await numbersOf(ctx, [...same.values()].flat());
  return (await filesOf(ctx, claimId)).map((file) => ({
    ...file,
    usedIn: (same.get(file.fileId) ?? []).flatMap((mark) => numbers.get(mark) ?? []),
  }));
}

/** Claims by the mark their papers are kept under, with the number people know them by. */
async function numbersOf({ db, company }: Here, marks: string[]) {
  const ids = marks.flatMap((mark) => /^claim:(\d+)$/.exec(mark)?.[1] ?? []).map(Number);
  if (ids.length === 0) return new Map<string, { claimId: number; claimNo: string }>();
  const rows = await db
    .selectFrom('claim')
    .select(['claim_id', 'created_at'])
    .where('company_id', '=', company.companyId)
    .where('claim_id', 'in', ids)
    .where('state', '!=', 'draft')
    .execute();
  return new Map(
    rows.map(({ claim_id: claimId, created_at }) => [
      claimMark(claimId),
      { claimId, claimNo: claimNumber(claimId, created_at) },
    ]),
  );
}

function reviewer(ctx: Here, claim: ClaimRow, events: { kind: string; by_name: string }[]) {
  if (claim.reviewed_by === null) return null;
  const name = events.findLast(({ kind }) => kind === 'reviewed')?.by_name ?? '';
  return { name, isMe: claim.reviewed_by === ctx.operator.operatorId };
}

/** One paper of this claim and of no other; that it was looked at is audited. */
export async function opsClaimFile(
  ctx: OperatorCtx,
  { companyId, claimId, fileId }: Input<typeof opsReimbursement.OpsClaimFile>,
): Promise<Download> {
  const entered = await enterCompany(ctx, companyId);
  await transact(entered, async (ctx) => {
    const claim = await knownClaim(ctx, claimId);
    const papers = await paperRows(ctx, claimId);
    // guard: claims: a paper of this claim and no other
    if (!papers.some((paper) => paper.file_id === fileId.toLowerCase())) throw new Fault('recordUnknown');
    await recordOnClaim(ctx, claim, 'claim.file');
  });
  return openClaimedFile(entered, fileId.toLowerCase(), claimMark(claimId));
}
