import { sql, type Selectable } from 'kysely';
import { MALL_STATUS } from '#contract/mall-payment';
import type { InCompany, InTx, MemberCtx } from '../../ctx.ts';
import type { Schema } from '../../db/schema.ts';

export type MallOrderRow = Selectable<Schema['mall_order']>;

const byId = ({ db, company }: InCompany, id: number) =>
  db.selectFrom('mall_order').selectAll().where('company_id', '=', company.companyId).where('order_id', '=', id);

export const readMallOrder = (ctx: InCompany, id: number): Promise<MallOrderRow> =>
  byId(ctx, id).executeTakeFirstOrThrow();

/** The order, which nobody else changes until the transaction ends. */
export const lockMallOrder = (ctx: InCompany, id: number): Promise<MallOrderRow> =>
  byId(ctx, id).forUpdate().executeTakeFirstOrThrow();

/** An order of the signed-in person, by its id or its guid. */
export const ownMallOrder = (
  { db, company, session }: InTx<MemberCtx>,
  by: { order_id: number } | { order_guid: string },
): Promise<MallOrderRow | undefined> =>
  db
    .selectFrom('mall_order')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', session.personGuid)
    .where((where) => where.and(by))
    .executeTakeFirst();

export const markRedeemed = (ctx: InCompany, id: number) =>
  setStatus(ctx, id, { status: MALL_STATUS.redeemed, closed_as: null, held_until: null });

export const markExpired = (ctx: InCompany, id: number) =>
  setStatus(ctx, id, { status: MALL_STATUS.closed, closed_as: 'expired', held_until: null });

const setStatus = (
  { db, company }: InCompany,
  id: number,
  next: Pick<MallOrderRow, 'status' | 'closed_as' | 'held_until'>,
) =>
  db
    .updateTable('mall_order')
    .set(next)
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', id)
    .execute();

/** Whose time is over and whom nobody is paying for, the oldest first; or only one of them. */
export async function overdueMallOrders(
  { db, company, portal }: InCompany,
  { limit, only = null }: { limit: number; only?: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT order_id AS id FROM mall_order o
    WHERE company_id = ${company.companyId} AND status = ${MALL_STATUS.toPay} AND held_until < ${portal.clock()}
      AND order_id = coalesce(${only}, order_id) AND NOT EXISTS (
        SELECT FROM payment p WHERE p.company_id = o.company_id AND p.subject = 'mall' AND p.subject_id = o.order_id
          AND p.state = 'open')
    ORDER BY held_until, order_id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
