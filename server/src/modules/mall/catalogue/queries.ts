import { sql, type Selectable, type Updateable } from 'kysely';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { InCompany, InTx, MemberCtx } from '../../../ctx.ts';
import type { Schema } from '../../../db/tables.ts';
import { Fault } from '../../../fault.ts';

export type MallOrderRow = Selectable<Schema['mall_order']>;

const byId = ({ db, company }: InCompany, id: number) =>
  db.selectFrom('mall_order').selectAll().where('company_id', '=', company.companyId).where('order_id', '=', id);

/** An operator may name an order of another company, or one that does not exist. */
const unknown = () => new Fault('recordUnknown');

export const readMallOrder = (ctx: InCompany, id: number): Promise<MallOrderRow> =>
  byId(ctx, id).executeTakeFirstOrThrow(unknown);

/** The order, locked until the transaction ends: the only way a mall order is locked to be changed. */
export const lockMallOrder = (ctx: InCompany, id: number): Promise<MallOrderRow> =>
  byId(ctx, id).forUpdate().executeTakeFirstOrThrow(unknown);

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

/** `changed`: what it is paid with was changed in the same moment, so that nothing is left for money. */
export const markRedeemed = (ctx: InCompany, id: number, changed: Partial<Amount> = {}) =>
  updateOrder(ctx, id, {
    ...changed,
    ...{ status: MALL_STATUS.redeemed, closed_as: null, held_until: null },
    paid_at: ctx.portal.clock(),
  });

export const closeMallOrder = (ctx: InCompany, id: number, as: NonNullable<MallOrderRow['closed_as']>) =>
  updateOrder(ctx, id, { status: MALL_STATUS.closed, closed_as: as, held_until: null });

export const setRevision = (ctx: InCompany, id: number, revision: number) => updateOrder(ctx, id, { revision });

/** The money to pay after the other sources were changed. */
export type Amount = Pick<MallOrderRow, 'revision' | 'amount_fen'>;
export const setAmount = (ctx: InCompany, id: number, next: Amount) => updateOrder(ctx, id, next);

const updateOrder = ({ db, company }: InCompany, id: number, next: Updateable<Schema['mall_order']>) =>
  db
    .updateTable('mall_order')
    .set(next)
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', id)
    .execute();

/** Orders whose time is over and without a payment under way, the oldest first; or only one of them. */
export async function overdueMallOrders(
  { db, company, portal }: InCompany,
  { limit, only = null }: { limit: number; only?: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT order_id AS id FROM mall_order o
    WHERE company_id = ${company.companyId} AND status = ${MALL_STATUS.toPay} AND held_until < ${portal.clock()}
      AND order_id = coalesce(${only}, order_id) AND NOT EXISTS (
        SELECT 1 FROM payment p WHERE p.company_id = o.company_id AND p.subject = 'mall' AND p.subject_id = o.order_id
          AND /* guard: mall order closed at the provider first → false */ p.state = 'open' /* end */)
    ORDER BY held_until, order_id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
