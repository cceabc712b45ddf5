import type { Selectable } from 'kysely';
import type { InTx } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import type { Tenant } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';

export type OrderRow = Selectable<Schema['exam_order']>;
export type ChangeRow = Selectable<Schema['order_change']>;

type Here = InTx<Tenant>;

const byId = ({ db, company }: Here, orderId: number) =>
  db.selectFrom('exam_order').selectAll().where('company_id', '=', company.companyId).where('order_id', '=', orderId);

/** An operator may name an order of another company, or one that does not exist. */
const unknown = () => new Fault('recordUnknown');

/** The order, locked until the transaction ends: the only way it is locked. Every money and seat move begins here. */
export const lockOrder = (ctx: Here, orderId: number): Promise<OrderRow> =>
  byId(ctx, orderId).forUpdate().executeTakeFirstOrThrow(unknown);

export const readOrder = (ctx: Here, orderId: number): Promise<OrderRow> =>
  byId(ctx, orderId).executeTakeFirstOrThrow(unknown);

export const heldChangeOf = ({ db, company }: Here, orderId: number) =>
  db
    .selectFrom('order_change')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .executeTakeFirst();

export const changeById = ({ db, company }: Here, changeId: number) =>
  db
    .selectFrom('order_change')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('change_id', '=', changeId)
    .executeTakeFirst();

export const setChangeState = ({ db, company }: Here, changeId: number, state: ChangeRow['state']) =>
  db
    .updateTable('order_change')
    .set({ state })
    .where('company_id', '=', company.companyId)
    .where('change_id', '=', changeId)
    .execute();

/** The price of a change beyond the order it changes. */
export const differenceOf = (order: Pick<OrderRow, 'self_fen'>, change: ChangeRow): number =>
  change.price_fen - change.company_fen - order.self_fen;

export type EventKind =
  | 'placed'
  | 'paid'
  | 'expired'
  | 'changed'
  | 'cancelled'
  | 'reseated'
  | 'changeDropped'
  | 'examined'
  | 'reportReady'
  | 'noShow'
  | 'abnormal'
  | 'abnormalCleared';

export const recordEvent = ({ db, company }: Here, orderId: number, kind: EventKind, at: Date, detail: object = {}) =>
  db
    .insertInto('order_event')
    .values({ company_id: company.companyId, order_id: orderId, at, kind, detail: JSON.stringify(detail) })
    // two changes within one millisecond are one line of the history
    .onConflict((conflict) => conflict.doNothing())
    .execute();
