import { sql } from 'kysely';
import type { InvoiceSubject } from '#contract/calls/invoice';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';
import { INVOICE_TABLES, invoiceTable, type InvoiceRow, type OrderName } from './subjects.ts';

/** An order of the signed-in person with what an invoice of it says; the invoice's own columns are null without one. */
export type OrderedInvoice = { [C in Exclude<keyof InvoiceRow, 'company_id' | 'order_id'>]: InvoiceRow[C] | null } & {
  subject: InvoiceSubject;
  order_name: OrderName;
  order_id: number;
  created_at: Date;
  status: number;
  person_guid: string;
  person_name: Buffer | null;
  set_name: string;
  set_name_eng: string;
  book_date: string;
  /** From which day on its working days are counted, unless it is asked for later. */
  settled_on: string;
  /** The part that can be invoiced. */
  self_fen: number;
};

/** Closed orders and those the company paid whole have none. */
export async function invoiceRows(
  { db, company, session }: InTx<EmployeeCtx>,
  orderId: number | undefined,
): Promise<OrderedInvoice[]> {
  const { rows } = await sql<OrderedInvoice>`
    SELECT i.*, 'exam' AS subject, o.order_id AS order_name, o.order_id, o.created_at, o.status, o.person_guid, p.name AS person_name, s.name AS set_name,
      s.name_eng AS set_name_eng, o.book_date, o.book_date AS settled_on, o.self_fen
    FROM exam_order o
    JOIN person p USING (company_id, person_guid)
    JOIN exam_set s USING (set_id)
    LEFT JOIN order_invoice i ON i.company_id = o.company_id AND i.order_id = o.order_id
    WHERE o.company_id = ${company.companyId} AND o.user_guid = ${session.personGuid} AND o.status <> 40
      AND o.self_fen > 0 AND (${orderId ?? null}::bigint IS NULL OR o.order_id = ${orderId ?? null})
    ORDER BY o.book_date DESC, o.order_id DESC`.execute(db);
  return rows;
}

/** An invoice with the order's number, for the issuer. */
export type DueInvoice = InvoiceRow & { subject: InvoiceSubject; created_at: Date };

export interface Turn {
  now: Date;
  /** No other node takes the same one before. */
  until: Date;
  limit: number;
}

/**
 * Takes invoices whose time has come, and those a fallen node left half-way, in turn. What they say and their amount are
 * final from here on; nothing is made out for money that did not come.
 */
export async function takeDue(
  { db, company }: InTx<Tenant>,
  startedBy: string,
  { now, until, limit }: Turn,
): Promise<DueInvoice[]> {
  const { rows } = await sql<DueInvoice>`
    WITH due AS (
      SELECT i.order_id, o.created_at, m.fen
      FROM order_invoice i
      JOIN exam_order o ON o.company_id = i.company_id AND o.order_id = i.order_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_fen - refunded_fen), 0)::int AS fen FROM payment y
        WHERE y.company_id = o.company_id AND y.subject = 'exam' AND y.subject_id = o.order_id AND y.state = 'paid') m
      WHERE i.company_id = ${company.companyId} AND i.state IN ('asked', 'issuing') AND NOT i.refused
        AND i.next_try <= ${now} /* guard: invoice before the check-up */ AND o.status IN (30, 35) /* end */ AND m.fen > 0
        /* guard: invoice days */ AND greatest(o.book_date, i.asked_on) <= ${startedBy} /* end */
      ORDER BY i.next_try, i.order_id LIMIT ${limit}
      FOR UPDATE OF i SKIP LOCKED)
    UPDATE order_invoice i
    SET state = 'issuing', /* guard: invoice lease */ next_try = ${until}, /* end */ amount_fen = coalesce(i.amount_fen, due.fen)
    FROM due WHERE i.company_id = ${company.companyId} AND i.order_id = due.order_id
    RETURNING i.*, 'exam' AS subject, due.created_at`.execute(db);
  return rows;
}

const ORDER_TABLES = { exam: 'exam_order', mall: 'mall_order' } as const;

/** Issued ones that have not left yet. */
export async function takeUnsent(
  { db, company }: InTx<Tenant>,
  subject: InvoiceSubject,
  { now, until, limit }: Turn,
): Promise<DueInvoice[]> {
  const [invoices, orders] = [sql.table(INVOICE_TABLES[subject]), sql.table(ORDER_TABLES[subject])];
  const { rows } = await sql<DueInvoice>`
    WITH unsent AS (
      SELECT i.order_id, o.created_at
      FROM ${invoices} i
      JOIN ${orders} o ON o.company_id = i.company_id AND o.order_id = i.order_id
      WHERE i.company_id = ${company.companyId} AND i.state = 'issued' AND i.next_try <= ${now}
      ORDER BY i.next_try, i.order_id LIMIT ${limit}
      FOR UPDATE OF i SKIP LOCKED)
    UPDATE ${invoices} i SET next_try = ${until}
    FROM unsent WHERE i.company_id = ${company.companyId} AND i.order_id = unsent.order_id
    RETURNING i.*, ${subject}::text AS subject, unsent.created_at`.execute(db);
  return rows;
}

/** Moves it on, unless another node has done so already. */
export const moveInvoice = (
  { db, company }: InTx<Tenant>,
  { subject, order_id, state }: DueInvoice,
  change: Partial<Omit<InvoiceRow, 'company_id' | 'order_id'>>,
) =>
  db
    .updateTable(invoiceTable(subject))
    .set(change)
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', order_id)
    .where('state', '=', state)
    .execute();
