import { sql } from 'kysely';
import type { RelationKind } from '#contract/calls/booking';
import type { OrderReason } from '#contract/schemas/order-choices';
import type { InTx, EmployeeCtx } from '../../../ctx.ts';
import type { OrderRow } from '../order-row.ts';

type Here = InTx<EmployeeCtx>;

export interface RecordRow extends OrderRow {
  person_name: Buffer | null;
  relation: RelationKind;
  gender: 'male' | 'female';
  paid_fen: number;
  refund_fen: number;
  /** Whether some of what goes back is still on its way. */
  refunds_open: boolean;
  invoice_type: number | null;
  invoice_title: Buffer | null;
  invoice_issued: boolean;
  evaluated: boolean;
  /** The last change of the seat, where an operator made it. */
  service_kind: 'changed' | 'cancelled' | null;
  service_reason: OrderReason | null;
}

/** Orders of the signed-in person with who they are for and the amount paid, the newest first. */
export async function recordRows(
  { db, company, session }: Here,
  wanted: { statuses: number[] } | { orderId: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<RecordRow[]> {
  const only = 'orderId' in wanted ? sql`o.order_id = ${wanted.orderId}` : sql`o.status = ANY(${wanted.statuses})`;
  const { rows } = await sql<RecordRow>`
    SELECT o.*, p.name AS person_name, p.gender,
      CASE WHEN o.person_guid = o.user_guid THEN 'self' ELSE coalesce(r.kind, 'other') END AS relation,
      coalesce(m.paid, 0)::int AS paid_fen, coalesce(m.refunded, 0)::int AS refund_fen,
      EXISTS (
        SELECT 1 FROM refund f JOIN payment y USING (company_id, payment_id)
        WHERE y.company_id = o.company_id AND y.subject = 'exam' AND y.subject_id = o.order_id AND f.state <> 'done'
      ) AS refunds_open,
      i.invoice_type, i.title AS invoice_title, i.number IS NOT NULL AS invoice_issued,
      EXISTS (SELECT 1 FROM evaluation e WHERE e.company_id = o.company_id AND e.order_id = o.order_id) AS evaluated,
      v.kind AS service_kind, v.detail ->> 'reasonKind' AS service_reason
    FROM exam_order o
    JOIN person p USING (company_id, person_guid)
    LEFT JOIN relation r
      ON r.company_id = o.company_id AND r.person_guid = o.user_guid AND r.relative_guid = o.person_guid
    LEFT JOIN order_invoice i ON i.company_id = o.company_id AND i.order_id = o.order_id
    LEFT JOIN LATERAL (
      SELECT sum(amount_fen) AS paid, sum(refunded_fen) AS refunded FROM payment y
      WHERE y.company_id = o.company_id AND y.subject = 'exam' AND y.subject_id = o.order_id AND y.state = 'paid') m ON true
    LEFT JOIN LATERAL (
      SELECT kind, detail FROM order_event e
      WHERE e.company_id = o.company_id AND e.order_id = o.order_id AND e.kind IN ('changed', 'cancelled')
      ORDER BY at DESC LIMIT 1) v ON v.detail ->> 'by' = 'operator'
    WHERE o.company_id = ${company.companyId} AND o.user_guid = ${session.personGuid} AND ${only}
    ORDER BY o.created_at DESC, o.order_id DESC
    LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}

export async function statusCounts({ db, company, session }: Here): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('exam_order')
    .select((select) => ['status', select.fn.countAll<number>().as('count')])
    .where('company_id', '=', company.companyId)
    .where('user_guid', '=', session.personGuid)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export const recordExtras = ({ db, company }: Here, orderIds: number[]) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('exam_order_extra')
        .select(['order_id', 'extra_id', 'price_fen'])
        .where('company_id', '=', company.companyId)
        .where('order_id', 'in', orderIds)
        .orderBy('extra_id')
        .execute();
