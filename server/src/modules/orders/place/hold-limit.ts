import { sql, type RawBuilder } from 'kysely';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { dayText } from '../../booking/index.ts';

/**
 * So many seats may be held and given up unpaid in a day: enough to change one's mind, too few to keep seats from others by
 * holding them again and again.
 */
const GIVEN_UP_A_DAY = 5;

const midnight = (ctx: EmployeeCtx): Date => new Date(`${dayInShanghai(ctx.now())}T00:00:00+08:00`);

/** How many seats the employee has held today, for whomever, and cancelled or let run out without paying. */
export const holdsGivenUp = (ctx: EmployeeCtx): RawBuilder<number> => sql`(
  SELECT count(*)::int FROM exam_order o
  WHERE company_id = ${ctx.company.companyId} AND user_guid = ${ctx.session.personGuid} AND created_at >= ${midnight(ctx)}
    AND status = 40 AND self_fen > 0 AND NOT EXISTS (
      SELECT 1 FROM payment p WHERE p.company_id = o.company_id AND p.subject = 'exam' AND p.subject_id = o.order_id
        AND p.state = 'paid'))`;

/** The same for the second seats that changes of an order have held. */
export async function changesGivenUp(ctx: InTx<EmployeeCtx>, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM order_event
    WHERE company_id = ${ctx.company.companyId} AND order_id = ${orderId} AND kind = 'changeDropped'
      AND at >= ${midnight(ctx)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

export const holdLimitFault = (ctx: EmployeeCtx, givenUp: number): Fault | undefined =>
  givenUp >= GIVEN_UP_A_DAY
    ? new Fault('holdsUsedUp', { n: givenUp, date: dayText(addDays(dayInShanghai(ctx.now()), 1), ctx.lang) })
    : undefined;
