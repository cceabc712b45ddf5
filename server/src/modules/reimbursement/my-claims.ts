import type { Input, Reply } from '#contract/call';
import type { reimbursement as contract } from '#contract/calls/reimbursement';
import { dayInShanghai } from '#contract/rules/day';
import { maskIdNumber, maskPhone } from '#contract/rules/mask';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault, reasonOf } from '../../fault.ts';
import { serviceText } from '../company/index.ts';
import { personRow, unsealed } from '../people/index.ts';
import { citiesWith, coverageOf, openCenters } from './eligibility.ts';
import { leftOfLimit } from './limit.ts';
import { filesOf, presentDetail, presentRow, promisedHere } from './present.ts';
import { eventsOf, ownClaim } from './queries.ts';
import { IN_PROGRESS, termsOf, yearOf } from './rules.ts';

/** Whether this person may claim, with the reason, before they fill in anything. */
export async function preCheck(ctx: EmployeeCtx): Promise<Reply<typeof contract.ClaimPreCheck>> {
  const centers = await openCenters(ctx.portal);
  return transact(ctx, async (ctx) => {
    const { personGuid } = ctx.session;
    const { fault, because, nearest, city } = await coverageOf(ctx, personGuid, centers);
    const year = yearOf(dayInShanghai(ctx.now()));
    const leftFen = await leftOf(ctx, year);
    const why = fault ?? usedUpFault(ctx, year, leftFen);
    const person = await personRow(ctx, personGuid);
    const key = await ctx.portal.keyring.companyKey(ctx);
    return {
      mayClaim: why === undefined,
      because,
      reason: why ? reasonOf(why, ctx.lang) : null,
      city,
      nearest,
      coveredCities: because === 'noCentre' ? await citiesWith(ctx, centers) : [],
      terms: termsOf(ctx.company, year, leftFen),
      applicant: {
        name: unsealed(key, person, 'name'),
        idNumber: maskIdNumber(unsealed(key, person, 'id_number')),
        mobile: maskPhone(unsealed(key, person, 'phone')),
      },
    };
  });
}

/** Claims that were sent back and wait for their person, as the list shows them; the newest first. */
export async function returnedClaims(ctx: InTx<EmployeeCtx>): Promise<ReturnType<typeof presentRow>[]> {
  const rows = await ctx.db
    .selectFrom('claim')
    .selectAll()
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', ctx.session.personGuid)
    .where('state', '=', 'returned')
    .orderBy('created_at', 'desc')
    .execute();
  const events = await eventsOf(
    ctx,
    rows.map(({ claim_id }) => claim_id),
  );
  const promised = await promisedHere(ctx);
  return rows.map((row) =>
    presentRow(
      row,
      events.filter(({ claim_id }) => claim_id === row.claim_id),
      promised,
    ),
  );
}

export const leftOf = (ctx: InTx<EmployeeCtx>, year: number): Promise<number> =>
  leftOfLimit(ctx, { personGuid: ctx.session.personGuid, year }, ctx.company.config.reimbursement.limitFen);

export const usedUpFault = (ctx: EmployeeCtx, year: number, leftFen: number): Fault | undefined =>
  leftFen > 0 ? undefined : new Fault('claimUsedUp', { year, service: serviceText(ctx.company, ctx.lang) });

export const myClaims = (
  ctx: EmployeeCtx,
  { pageIndex, pageSize }: Input<typeof contract.MyClaims>,
): Promise<Reply<typeof contract.MyClaims>> =>
  transact(ctx, async (ctx) => {
    const own = ctx.db
      .selectFrom('claim')
      .where('company_id', '=', ctx.company.companyId)
      .where('person_guid', '=', ctx.session.personGuid);
    const rows = await own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('claim_id', 'desc')
      .limit(pageSize)
      .offset(pageIndex * pageSize)
      .execute();
    const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const events = await eventsOf(
      ctx,
      rows.map(({ claim_id }) => claim_id),
    );
    const promised = await promisedHere(ctx);
    return {
      rows: rows.map((row) => {
        const shown = presentRow(
          row,
          events.filter(({ claim_id }) => claim_id === row.claim_id),
          promised,
        );
        return { ...shown, state: shown.state === 'reviewed' ? 'submitted' : shown.state };
      }),
      total,
      wording: ctx.company.config.reimbursement.wording,
    };
  });

export const myClaim = (
  ctx: EmployeeCtx,
  { reimId }: Input<typeof contract.MyClaim>,
): Promise<Reply<typeof contract.MyClaim>> =>
  transact(ctx, async (ctx) => {
    const claim = await ownClaim(ctx, reimId);
    const person = await personRow(ctx, claim.person_guid);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const files = await filesOf(ctx, reimId);
    return {
      ...presentDetail(key, claim, person, await eventsOf(ctx, [reimId]), files, await promisedHere(ctx)),
      wording: ctx.company.config.reimbursement.wording,
      leftFen: await leftOf(ctx, claim.year),
    };
  });

export const myClaimCount = (ctx: EmployeeCtx): Promise<Reply<typeof contract.MyClaimCount>> =>
  transact(ctx, async ({ db, company, session }) => {
    const { inProgress } = await db
      .selectFrom('claim')
      .select(({ fn }) => fn.countAll<number>().as('inProgress'))
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', session.personGuid)
      .where('state', 'in', IN_PROGRESS)
      .executeTakeFirstOrThrow();
    return { inProgress };
  });
