import { sql, type RawBuilder } from 'kysely';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';
import type { DueInvoice, OrderedInvoice, Turn } from './queries.ts';

/** The part paid in money for the order `o` that has not gone back nor been promised back. */
const MONEY_LEFT = sql<number>`(
  SELECT coalesce(sum(y.amount_fen /* guard: mall invoice less refunds */ - y.refunded_fen /* end */), 0)::int FROM payment y
  WHERE y.company_id = o.company_id AND y.subject = 'mall' AND y.subject_id = o.order_id AND y.state = 'paid')`;

const PAID_ON = sql`(coalesce(o.paid_at, o.created_at) AT TIME ZONE 'Asia/Shanghai')::date`;

/** The day from which on the buyer cannot cancel the order `o`: its completion, or the company's days after it was paid. */
const settledOn = (confirmDays: number): RawBuilder<unknown> => sql`
  least(${PAID_ON} + ${confirmDays}::int, (o.completed_at AT TIME ZONE 'Asia/Shanghai')::date)`;

/** Orders paid in money, and those that were invoiced and given back later. */
export async function mallInvoiceRows(
  { db, company, session }: InTx<EmployeeCtx>,
  orderGuid: string | undefined,
): Promise<OrderedInvoice[]> {
  const { rows } = await sql<OrderedInvoice>`
    SELECT i.*, 'mall' AS subject, o.order_guid AS order_name, o.order_id, o.created_at, o.status,
      p.person_guid, p.name AS person_name, o.title AS set_name, o.title_eng AS set_name_eng,
      ${PAID_ON} AS book_date, ${settledOn(company.config.mall.confirmDays)} AS settled_on, ${MONEY_LEFT} AS self_fen
    FROM mall_order o
    JOIN person p ON p.company_id = o.company_id AND p.person_guid = coalesce(o.customer_guid, o.person_guid)
    LEFT JOIN mall_invoice i ON i.company_id = o.company_id AND i.order_id = o.order_id
    WHERE o.company_id = ${company.companyId} AND o.person_guid = ${session.personGuid}
      AND ((o.status IN (20, 30) AND ${MONEY_LEFT} > 0) OR i.amount_fen IS NOT NULL)
      AND (${orderGuid ?? null}::uuid IS NULL OR o.order_guid = ${orderGuid ?? null})
    ORDER BY book_date DESC, o.order_id DESC`.execute(db);
  return rows;
}

/** As of check-ups (queries.ts); one a fallen node left half-way is asked for again whatever became of the order since. */
export async function takeDuePurchases(
  { db, company }: InTx<Tenant>,
  startedBy: string,
  { now, until, limit, confirmDays }: Turn & { confirmDays: number },
): Promise<DueInvoice[]> {
  const { rows } = await sql<DueInvoice>`
    WITH due AS (
      SELECT i.order_id, o.created_at, ${MONEY_LEFT} AS fen
      FROM mall_invoice i
      JOIN mall_order o ON o.company_id = i.company_id AND o.order_id = i.order_id
      WHERE i.company_id = ${company.companyId} AND NOT i.refused AND i.next_try <= ${now}
        AND (i.state = 'issuing' OR (i.state = 'asked' AND o.status IN (20, 30) AND ${MONEY_LEFT} > 0
          /* guard: mall invoice days */ AND greatest(${settledOn(confirmDays)}, i.asked_on) <= ${startedBy} /* end */))
      ORDER BY i.next_try, i.order_id LIMIT ${limit}
      FOR UPDATE OF i SKIP LOCKED)
    UPDATE mall_invoice i
    SET state = 'issuing', next_try = ${until}, amount_fen = coalesce(i.amount_fen, due.fen)
    FROM due WHERE i.company_id = ${company.companyId} AND i.order_id = due.order_id
    RETURNING i.*, 'mall' AS subject, due.created_at`.execute(db);
  return rows;
}
