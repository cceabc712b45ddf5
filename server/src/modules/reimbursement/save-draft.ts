import type { Input, Reply } from '#contract/call';
import type { reimbursement as contract } from '#contract/calls/reimbursement';
import { isSameName } from '#contract/rules/claim';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { nextId } from '../../db/next-id.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { serviceText } from '../company/index.ts';
import { dropFile } from '../files/index.ts';
import { personRow, unsealed } from '../people/index.ts';
import { detailsOf, sealDetails } from './details.ts';
import { coverageOf, openCenters, type Centers } from './eligibility.ts';
import { claimMark, lockOwnClaim, paperRows, updateClaim } from './queries.ts';
import { assertEditable, dayFault, yearOf } from './rules.ts';

type Fees = Input<typeof contract.SaveClaimFees>;

/** Step 1: the fees, where and when. Without a claim it begins one, for a person who may claim. */
export async function saveFees(
  ctx: EmployeeCtx,
  { reimId, ...fees }: Fees,
): Promise<Committed<Reply<typeof contract.SaveClaimFees>>> {
  const centers = await openCenters(ctx.portal);
  return commitOnce(ctx, async (ctx) => {
    const claim = reimId === undefined ? undefined : await lockOwnClaim(ctx, reimId);
    if (claim) assertEditable(claim);
    const { reimbursement } = ctx.company.config;
    const when = { exam_day: fees.examDay, first_submitted_on: claim?.first_submitted_on ?? null };
    const service = serviceText(ctx.company, ctx.lang);
    const late = dayFault(when, dayInShanghai(ctx.now()), reimbursement, service);
    if (late) throw late;
    const columns = {
      type: fees.type,
      city: fees.city,
      hospital: fees.hospital,
      exam_day: fees.examDay,
      year: yearOf(fees.examDay),
      amount_fen: fees.amountFen,
      lang: ctx.lang,
    };
    if (!claim) return { reimId: await beginClaim(ctx, centers, columns) };
    await updateClaim(ctx, claim.claim_id, columns);
    return { reimId: claim.claim_id };
  });
}

type Begun = { type: 'physical' | 'vaccine'; city: string; hospital: string; exam_day: string; year: number } & {
  amount_fen: number;
  lang: EmployeeCtx['lang'];
};

async function beginClaim(ctx: InTx<EmployeeCtx>, centers: Centers, columns: Begun): Promise<number> {
  const { personGuid } = ctx.session;
  const { fault } = await coverageOf(ctx, personGuid, centers);
  // guard: claims: only where no centre is near
  if (fault) throw fault;
  const own = { company_id: ctx.company.companyId, person_guid: personGuid };
  const { claim_id } = await ctx.db
    .insertInto('claim')
    .values({ ...own, ...columns, claim_id: nextId('claim_number'), state: 'draft', created_at: ctx.now() })
    .returning('claim_id')
    .executeTakeFirstOrThrow();
  return claim_id;
}

type Account = Input<typeof contract.SaveClaimAccount>;

/** Step 2: where the money goes. The holder is the person, and the bank goes down to the branch. */
export const saveAccount = (
  ctx: EmployeeCtx,
  { reimId, accountName, bank, accountNumber, mobile }: Account,
): Promise<Committed<Reply<typeof contract.SaveClaimAccount>>> =>
  commitOnce(ctx, async (ctx) => {
    const claim = await lockOwnClaim(ctx, reimId);
    assertEditable(claim);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const person = await personRow(ctx, claim.person_guid);
    const name = unsealed(key, person, 'name');
    // guard: claims: the holder is the person
    if (!isSameName(accountName, name)) throw new Fault('claimHolder', { name });
    const before = detailsOf(key, claim);
    const details = {
      accountName,
      bank,
      accountNumber: accountNumber || before.accountNumber,
      mobile: mobile || before.mobile || unsealed(key, person, 'phone'),
    };
    if (!details.accountNumber) throw new Fault('claimAccountNeeded');
    if (!details.mobile) throw new Fault('phoneBad');
    await updateClaim(ctx, reimId, { details: sealDetails(key, reimId, details) });
    return { reimId };
  });

/** An unsent draft goes with its papers. */
export const dropClaim = (
  ctx: EmployeeCtx,
  { reimId }: Input<typeof contract.DropClaim>,
): Promise<Committed<Reply<typeof contract.DropClaim>>> =>
  commitOnce(ctx, async (ctx) => {
    const claim = await lockOwnClaim(ctx, reimId);
    if (claim.state !== 'draft') throw new Fault('claimLocked');
    const own = { company_id: ctx.company.companyId, claim_id: reimId };
    for (const { file_id: fileId } of await paperRows(ctx, reimId))
      await dropFile(ctx, { fileId, claimedBy: claimMark(reimId) });
    await ctx.db
      .deleteFrom('claim_file')
      .where((where) => where.and(own))
      .execute();
    await ctx.db
      .deleteFrom('claim')
      .where((where) => where.and(own))
      .execute();
    return {};
  });
