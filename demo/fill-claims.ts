import { dayInShanghai } from '#contract/rules/day';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { sealDetails } from '../server/src/modules/reimbursement/index.ts';
import { claimsOf, type DemoClaim } from './claims.ts';
import { yearOf } from './days.ts';
import { nextOf } from './fill-booking.ts';
import type { FillCtx } from './fill-people.ts';
import type { DemoTenant } from './types.ts';

/** Of no bank; the digit at the end is right. */
const ACCOUNT_NUMBER = '6200000000123456782';
const FOUR_EYES_FEN = 100_000;
/** The first two operators there are. */
const [FIRST, SECOND] = [1, 2] as const;

export const fillClaims = (ctx: FillCtx, company: DemoTenant, key: CompanyKey): Promise<void> =>
  fillClaimList(ctx, claimsOf(company, dayInShanghai(ctx.portal.clock())), key);

export async function fillClaimList(ctx: FillCtx, claims: DemoClaim[], key: CompanyKey): Promise<void> {
  for (const claim of claims) await fillClaim(ctx, claim, key);
  await fillYears(ctx, claims);
}

const isApproved = ({ state }: DemoClaim): boolean => state === 'approved' || state === 'paying' || state === 'paid';

async function fillClaim(ctx: FillCtx, claim: DemoClaim, key: CompanyKey): Promise<void> {
  const { companyId: company_id } = ctx.company;
  const claim_id = await nextOf(ctx, 'claim_number');
  const at = (kind: string): Date | null => {
    const event = claim.events.find((one) => one.kind === kind);
    return event ? moment(event.day) : null;
  };
  const batch_id = claim.state === 'paying' || claim.state === 'paid' ? await fillBatch(ctx, claim, at) : null;
  const { person, holder: accountName, bank, state, type, city, hospital, examDay, fen } = claim;
  const details = { accountName, bank, accountNumber: ACCOUNT_NUMBER, mobile: '19900000000' };
  await ctx.db
    .insertInto('claim')
    .values({
      ...{ company_id, claim_id, person_guid: person, lang: 'zh-cn', state, type, city, hospital },
      ...{ exam_day: examDay, year: yearOf(examDay), amount_fen: fen, four_eyes: fen > FOUR_EYES_FEN },
      details: sealDetails(key, claim_id, details),
      approved_fen: claim.approvedFen ?? null,
      reviewed_by: state === 'reviewed' ? FIRST : null,
      approved_by: isApproved(claim) ? SECOND : null,
      round: state === 'draft' ? 0 : 1,
      first_submitted_on: claim.events[0]?.day ?? null,
      submitted_at: at('submitted'),
      decided_at: at('approved') ?? at('returned') ?? at('rejected'),
      ...{ batch_id, paying_at: at('batched'), paid_at: at('paid') },
      created_at: moment(claim.events[0]?.day ?? examDay),
    })
    .execute();
  const events = claim.events.map(({ kind, day, by, reason = '', fields = [] }, index) => ({
    ...{ company_id, claim_id, event_no: index + 1, kind, at: moment(day), by_name: by, reason },
    fields: JSON.stringify(fields),
    amount_fen:
      kind === 'submitted' ? fen : kind === 'approved' || kind === 'paid' ? (claim.approvedFen ?? null) : null,
  }));
  if (events.length > 0) await ctx.db.insertInto('claim_event').values(events).execute();
}

async function fillBatch(ctx: FillCtx, claim: DemoClaim, at: (kind: string) => Date | null): Promise<number> {
  const batch_id = await nextOf(ctx, 'claim_batch_number');
  const made = claim.events.find(({ kind }) => kind === 'batched');
  await ctx.db
    .insertInto('claim_batch')
    .values({
      ...{ company_id: ctx.company.companyId, batch_id, claims: 1, sum_fen: claim.approvedFen ?? 0 },
      ...{ made_by: SECOND, made_by_name: made?.by ?? '', made_at: moment(made?.day ?? claim.examDay) },
      ...(claim.state === 'paid' && { paid_by_name: made?.by ?? '', paid_at: at('paid') }),
    })
    .execute();
  return batch_id;
}

/** The part of each year's limit the approvals have taken. */
async function fillYears({ db, company }: FillCtx, claims: DemoClaim[]): Promise<void> {
  const taken = new Map<string, { person_guid: string; year: number; approved_fen: number }>();
  for (const claim of claims.filter(isApproved)) {
    const year = yearOf(claim.examDay);
    const before = taken.get(`${claim.person} ${year}`)?.approved_fen ?? 0;
    const approved_fen = before + (claim.approvedFen ?? 0);
    taken.set(`${claim.person} ${year}`, { person_guid: claim.person, year, approved_fen });
  }
  const rows = [...taken.values()].map((row) => ({ company_id: company.companyId, ...row }));
  if (rows.length > 0) await db.insertInto('claim_year').values(rows).execute();
}

const moment = (day: string): Date => new Date(`${day}T10:12:00+08:00`);
