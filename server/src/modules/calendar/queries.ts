import { sql } from 'kysely';
import { ORDER_STATUS } from '#contract/calls/orders';
import type { InTx } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';

type Here = InTx<Tenant>;

const changedAt = sql<Date>`coalesce(
  (SELECT max(e.at) FROM order_event e WHERE e.company_id = o.company_id AND e.order_id = o.order_id), o.created_at)`;

/** Orders with who they are for, where, and when something last happened to them. */
const orders = ({ db, company }: Here, userGuid: string) =>
  db
    .selectFrom('exam_order as o')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'o.company_id').onRef('p.person_guid', '=', 'o.person_guid'),
    )
    .innerJoin('center as c', 'c.center_id', 'o.center_id')
    .leftJoin('order_change as h', (join) =>
      join.onRef('h.company_id', '=', 'o.company_id').onRef('h.order_id', '=', 'o.order_id').on('h.state', '=', 'held'),
    )
    .where('o.company_id', '=', company.companyId)
    .where('o.user_guid', '=', userGuid)
    .select(['o.order_id', 'o.user_guid', 'o.person_guid', 'o.revision', 'o.status', 'o.book_date', 'o.book_time'])
    .select(['o.created_at', 'o.closed_as', 'o.abnormal_at', 'o.held_until', 'h.held_until as change_until'])
    .select(['h.book_date as change_date', 'h.book_time as change_time', 'p.name as person_name'])
    .select(['c.name', 'c.name_eng', 'c.address', 'c.address_eng', 'c.phone', 'c.lng', 'c.lat', 'c.changeable'])
    .select(changedAt.as('changed_at'));

export const calendarOrder = (ctx: Here, userGuid: string, orderId: number) =>
  orders(ctx, userGuid).where('o.order_id', '=', orderId).executeTakeFirst();
export type CalendarRow = NonNullable<Awaited<ReturnType<typeof calendarOrder>>>;

/** Those of a year back and all to come; closed ones only while a calendar may still show them. */
export const calendarOrders = (
  ctx: Here,
  userGuid: string,
  { since, closedSince }: { since: string; closedSince: Date },
) =>
  orders(ctx, userGuid)
    .where('o.book_date', '>=', since)
    .where((where) => where.or([where('o.status', '!=', ORDER_STATUS.closed), where(changedAt, '>', closedSince)]))
    .orderBy('o.book_date')
    .orderBy('o.order_id')
    .execute();

export const feedOfAccount = ({ db, company }: Here, accountId: number) =>
  db
    .selectFrom('calendar_feed')
    .select('made_at')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** The account whose feed a token opens; none, once the account is closed. */
export const feedByToken = ({ db, company }: Here, tokenHash: Buffer) =>
  db
    .selectFrom('calendar_feed as f')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'f.company_id').onRef('a.account_id', '=', 'f.account_id'),
    )
    .select(['a.person_guid', 'f.lang'])
    .where('f.company_id', '=', company.companyId)
    .where('f.token_hash', '=', tokenHash)
    .where('a.disabled', '=', false)
    .executeTakeFirst();
