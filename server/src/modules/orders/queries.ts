import { sql } from 'kysely';
import type { InTx, EmployeeCtx, MemberCtx } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';

/** An order of the signed-in person, whole. */
export const ownOrderRow = ({ db, company, session }: InTx<MemberCtx>, orderId: number) =>
  db
    .selectFrom('exam_order')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    // guard: order ownership
    .where('user_guid', '=', session.personGuid)
    .executeTakeFirst();

export const eventRows = ({ db, company }: InTx<Tenant>, orderId: number) =>
  db
    .selectFrom('order_event')
    .select(['kind', 'at', 'detail'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();

export const liveOrderRows = ({ db, company }: InTx<Tenant>, personGuid: string, planId: number) =>
  db
    .selectFrom('exam_order as o')
    .innerJoin('center as c', 'c.center_id', 'o.center_id')
    .where('o.company_id', '=', company.companyId)
    .where('o.person_guid', '=', personGuid)
    .where('o.plan_id', '=', planId)
    .where('o.is_live', '=', true)
    .select(['o.order_id', 'o.status', 'o.book_date', 'o.book_time', 'o.created_at', 'c.name', 'c.name_eng'])
    .execute();

/** Which of the company's people, booked by themselves or by a relative, have a seat of a segment. */
export const holdersOf = async ({ db, company }: InTx<Tenant>, segmentId: number): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('exam_order')
    .select('user_guid')
    .where('company_id', '=', company.companyId)
    .where('segment_id', '=', segmentId)
    .where('is_live', '=', true)
    .execute();
  return new Set(rows.map((row) => row.user_guid));
};

/**
 * How many people besides this one the employee has booked for under a plan. Their own orders first, whatever became of
 * them: a plan made before the rush, when hardly anything was live, may otherwise walk through all that is live now.
 */
export const othersBooked = ({ company, session }: EmployeeCtx, planId: number, personGuid: string) => sql<number>`(
    SELECT count(*)::int FROM (
      SELECT person_guid, plan_id, is_live FROM exam_order
      WHERE company_id = ${company.companyId} AND user_guid = ${session.personGuid} OFFSET 0) own
    WHERE plan_id = ${planId} AND person_guid <> ${personGuid} AND is_live)`;

/** The newest order of a person that was carried out: what "same as last year" starts from. */
export const lastOrderRow = ({ db, company }: InTx<Tenant>, personGuid: string) =>
  db
    .selectFrom('exam_order')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    // as its index says it, and not as values: a plan made beforehand knows no values
    .where(sql<boolean>`status IN (30, 35)`)
    .orderBy('book_date', 'desc')
    .executeTakeFirst();

/** The add-ons of an order with what each cost then. */
export const extraRows = ({ db, company }: InTx<Tenant>, orderId: number) =>
  db
    .selectFrom('exam_order_extra')
    .select(['extra_id', 'price_fen'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .orderBy('extra_id')
    .execute();
