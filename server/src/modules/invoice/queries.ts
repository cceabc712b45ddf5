import { sql, type Selectable } from 'kysely';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tenant } from '../../db/transact.ts';

export type InvoiceRow = Selectable<Schema['order_invoice']>;

/** An order of the signed-in person with what an invoice of it says; the invoice's own columns are null without one. */
export type OrderedInvoice = { [C in Exclude<keyof InvoiceRow, 'company_id' | 'order_id'>]: InvoiceRow[C] | null } & {
  order_id: number;
  created_at: Date;
  status: number;
  person_guid: string;
  person_name: Buffer | null;
  set_name: string;
  set_name_eng: string;
  book_date: string;
  self_fen: number;
};

/** Closed orders and those the company paid whole have none. */
export async function invoiceRows(
  { db, company, session }: InTx<EmployeeCtx>,
  orderId: number | undefined,
): Promise<OrderedInvoice[]> {
  const { rows } = await sql<OrderedInvoice>`
    SELECT i.*, o.order_id, o.created_at, o.status, o.person_guid, p.name AS person_name, s.name AS set_name,
      s.name_eng AS set_name_eng, o.book_date, o.self_fen
    FROM exam_order o
    JOIN person p USING (company_id, person_guid)
    JOIN exam_set s USING (set_id)
    LEFT JOIN order_invoice i ON i.company_id = o.company_id AND i.order_id = o.order_id
    WHERE o.company_id = ${company.companyId} AND o.user_guid = ${session.personGuid} AND o.status <> 40
      AND o.self_fen > 0 AND (${orderId ?? null}::bigint IS NULL OR o.order_id = ${orderId ?? null})
    ORDER BY o.book_date DESC, o.order_id DESC`.execute(db);
  return rows;
}

const invoicedOrder = ({ db, company, session }: InTx<EmployeeCtx>, orderId: number) =>
  db
    .selectFrom('exam_order')
    .select(['person_guid', 'status', 'self_fen', 'created_at'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('user_guid', '=', session.personGuid);

/** One's own order as an invoice sees it. */
export const readInvoicedOrder = (ctx: InTx<EmployeeCtx>, orderId: number) =>
  invoicedOrder(ctx, orderId).executeTakeFirst();

/** The same, which nobody else changes until the transaction ends: it must not be cancelled meanwhile. */
export const lockInvoicedOrder = (ctx: InTx<EmployeeCtx>, orderId: number) =>
  invoicedOrder(ctx, orderId).forUpdate().executeTakeFirst();

/** An invoice with the order's number, for the issuer. */
export type DueInvoice = InvoiceRow & { created_at: Date };

interface Turn {
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
        AND i.next_try <= ${now} AND o.status IN (30, 35) AND m.fen > 0
        AND greatest(o.book_date, i.asked_on) <= ${startedBy}
      ORDER BY i.next_try, i.order_id LIMIT ${limit}
      FOR UPDATE OF i SKIP LOCKED)
    UPDATE order_invoice i
    SET state = 'issuing', next_try = ${until}, amount_fen = coalesce(i.amount_fen, due.fen)
    FROM due WHERE i.company_id = ${company.companyId} AND i.order_id = due.order_id
    RETURNING i.*, due.created_at`.execute(db);
  return rows;
}

/** Issued ones that have not left yet. */
export async function takeUnsent({ db, company }: InTx<Tenant>, { now, until, limit }: Turn): Promise<DueInvoice[]> {
  const { rows } = await sql<DueInvoice>`
    WITH unsent AS (
      SELECT i.order_id, o.created_at
      FROM order_invoice i
      JOIN exam_order o ON o.company_id = i.company_id AND o.order_id = i.order_id
      WHERE i.company_id = ${company.companyId} AND i.state = 'issued' AND i.next_try <= ${now}
      ORDER BY i.next_try, i.order_id LIMIT ${limit}
      FOR UPDATE OF i SKIP LOCKED)
    UPDATE order_invoice i SET next_try = ${until}
    FROM unsent WHERE i.company_id = ${company.companyId} AND i.order_id = unsent.order_id
    RETURNING i.*, unsent.created_at`.execute(db);
  return rows;
}

/** Moves it on, unless another node has done so already. */
export const moveInvoice = (
  { db, company }: InTx<Tenant>,
  { order_id, state }: InvoiceRow,
  change: Partial<Omit<InvoiceRow, 'company_id' | 'order_id'>>,
) =>
  db
    .updateTable('order_invoice')
    .set(change)
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', order_id)
    .where('state', '=', state)
    .execute();
