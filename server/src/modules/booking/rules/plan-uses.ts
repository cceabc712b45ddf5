import { sql, type RawBuilder } from 'kysely';
import type { CompanyCtx, InTx } from '../../../ctx.ts';
import type { Tenant } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { BookingPlan } from '../supply/plans.ts';

interface Use {
  customerGuid: string;
  bookingId: number;
  bookDate: string;
}

/**
 * How often the person has used the plan up in the period of this day: examined orders and, where the company wants it
 * so, missed ones. The period is the plan's own, or the day's year.
 */
export const usesOf = ({ company }: Tenant, use: Use, noShowCounts: boolean): RawBuilder<number> => sql<number>`(
  SELECT (SELECT count(*) FROM exam_order o WHERE ${inPeriod(company.companyId, use)} AND o.status IN (30, 35))::int
       + ${noShowCounts ? missed(company.companyId, use) : sql`0`}
  FROM plan p WHERE p.company_id = ${company.companyId} AND p.plan_id = ${use.bookingId})`;

/** Those that hold a seat, as the statement finds them at its beginning. */
export const liveUsesOf = ({ company }: Tenant, use: Use): RawBuilder<number> => sql<number>`(
  SELECT (SELECT count(*) FROM exam_order o WHERE ${inPeriod(company.companyId, use)} AND o.is_live)::int
  FROM plan p WHERE p.company_id = ${company.companyId} AND p.plan_id = ${use.bookingId})`;

const missed = (companyId: number, use: Use) =>
  sql`(SELECT count(*) FROM exam_order o WHERE ${inPeriod(companyId, use)} AND o.closed_as = 'noShow')::int`;

const inPeriod = (companyId: number, { customerGuid, bookDate }: Use) => sql`o.company_id = ${companyId}
    AND o.person_guid = ${customerGuid} AND o.plan_id = p.plan_id
    AND o.book_date BETWEEN coalesce(p.exam_from, date_trunc('year', ${bookDate}::date)::date)
      AND coalesce(p.exam_to, (date_trunc('year', ${bookDate}::date) + interval '1 year - 1 day')::date)`;

export async function countUses(ctx: InTx<CompanyCtx>, use: Use): Promise<number> {
  const { noShowUsesPlan } = ctx.company.config.booking;
  const { rows } = await sql<{ used: number }>`SELECT ${usesOf(ctx, use, noShowUsesPlan)} AS used`.execute(ctx.db);
  return rows[0]?.used ?? 0;
}

export const usedFault = (plan: Pick<BookingPlan, 'uses'>, used: number): Fault | undefined =>
  used >= plan.uses ? new Fault('planUsed', { n: plan.uses }) : undefined;
