import type { ClaimDetail, ClaimFile, ClaimRow as Shown } from '#contract/calls/reimbursement';
import { claimNumber } from '#contract/rules/claim-number';
import { maskBankAccount, maskIdNumber, maskPhone } from '#contract/rules/mask';
import { reviewPromise } from '#contract/rules/review-promise';
import type { CompanyCtx, InCompany, InTx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { holidaysHere } from '../booking/index.ts';
import { claimedFiles } from '../files/index.ts';
import { unsealed, type PersonRow } from '../people/index.ts';
import { detailsOf } from './details.ts';
import { claimMark, paperRows, type ClaimRow, type EventRow } from './queries.ts';
import { mayEdit } from './rules.ts';

/** The decision that stands: the fields sent back, or why it was refused. */
export function decisionOf(claim: ClaimRow, events: EventRow[]): Pick<Shown, 'reason' | 'returned'> {
  if (claim.state !== 'returned' && claim.state !== 'rejected') return { reason: '', returned: [] };
  const last = events.findLast(({ kind }) => kind === claim.state);
  return { reason: last?.reason ?? '', returned: last?.fields ?? [] };
}

/** The company's promise, and the calendar it is counted by. */
export type Promised = Awaited<ReturnType<typeof promisedHere>>;
export const promisedHere = async (ctx: InTx<CompanyCtx>) => ({
  now: ctx.now(),
  workingDays: ctx.company.config.reimbursement.reviewWorkingDays,
  holidays: await holidaysHere(ctx),
});

/** A claim that was sent back is promised an answer as if it were sent in again now. */
export function answerBy(
  { state, submitted_at }: Pick<ClaimRow, 'state' | 'submitted_at'>,
  { now, workingDays, holidays }: Promised,
): Shown['answerBy'] {
  if (state === 'returned') return reviewPromise(now, workingDays, holidays);
  const isUnderReview = state === 'submitted' || state === 'reviewed';
  return isUnderReview && submitted_at ? reviewPromise(submitted_at, workingDays, holidays) : null;
}

export const presentRow = (claim: ClaimRow, events: EventRow[], promised: Promised): Shown => ({
  reimId: claim.claim_id,
  claimNo: claimNumber(claim.claim_id, claim.created_at),
  state: claim.state,
  type: claim.type,
  city: claim.city,
  hospital: claim.hospital,
  examDay: claim.exam_day,
  amountFen: claim.amount_fen,
  // a claim one pair of eyes has looked at is not decided yet
  approvedFen: claim.state === 'reviewed' ? null : claim.approved_fen,
  createdAt: claim.created_at.toISOString(),
  dates: {
    submittedAt: claim.submitted_at?.toISOString() ?? null,
    decidedAt: claim.decided_at?.toISOString() ?? null,
    payingAt: claim.paying_at?.toISOString() ?? null,
    paidAt: claim.paid_at?.toISOString() ?? null,
  },
  ...decisionOf(claim, events),
  answerBy: answerBy(claim, promised),
});

/** Account, mobile and ID number leave masked; the second look of two operators is not shown to the person. */
export function presentDetail(
  key: CompanyKey,
  claim: ClaimRow,
  person: PersonRow,
  events: EventRow[],
  files: ClaimFile[],
  promised: Promised,
): ClaimDetail {
  const { accountName, bank, accountNumber, mobile } = detailsOf(key, claim);
  const row = presentRow(claim, events, promised);
  return {
    ...row,
    // for the person both are "under review"
    state: row.state === 'reviewed' ? 'submitted' : row.state,
    name: unsealed(key, person, 'name'),
    idNumber: maskIdNumber(unsealed(key, person, 'id_number')),
    accountName,
    bank,
    accountNumber: maskBankAccount(accountNumber),
    mobile: maskPhone(mobile),
    files,
    history: events.filter(({ kind }) => kind !== 'reviewed').map(presentEvent),
    mayEdit: mayEdit(claim),
    mayWithdraw: claim.state === 'submitted',
  };
}

export const presentEvent = ({ at, kind, reason, fields, amount_fen }: EventRow) => ({
  at: at.toISOString(),
  kind,
  reason,
  fields,
  amountFen: amount_fen,
});

export async function filesOf(ctx: InCompany, claimId: number): Promise<ClaimFile[]> {
  const known = await claimedFiles(ctx, claimMark(claimId));
  return (await paperRows(ctx, claimId)).flatMap(({ file_id, kind }) => {
    const file = known.get(file_id);
    return file ? [{ ...file, kind }] : [];
  });
}
