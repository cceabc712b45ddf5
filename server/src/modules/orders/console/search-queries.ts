import { sql, type RawBuilder } from 'kysely';
import type { ClosedAs } from '#contract/schemas/order-choices';
import { MOST_COUNTED, ORDER_FILTERS, type ORDER_SORTS } from '#contract/ops/orders';
import type { Tx } from '../../../ctx.ts';

/** Who a name means: so many people, always the same ones. */
const MOST_PEOPLE = 2_000;

export type OrderFilter = (typeof ORDER_FILTERS)[number];
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The search, as the database understands it. */
export interface OrderSearch {
  /** In which companies; the console sees them all. */
  companyIds: number[];
  by:
    | { as: 'none' }
    | { as: 'orderNo'; orderId: number; day: string }
    | { as: 'voucher'; indexes: Buffer[] }
    | { as: 'phone'; indexes: Buffer[] }
    | { as: 'name'; indexes: Buffer[] };
  from: string | undefined;
  to: string | undefined;
}

export interface FoundOrder {
  company_id: number;
  order_id: number;
  user_guid: string;
  person_guid: string;
  book_date: string;
  book_time: string;
  status: number;
  closed_as: ClosedAs | null;
  abnormal: boolean;
  created_at: Date;
  self_fen: number;
  held_until: Date | null;
  /** Of the change that waits for its difference. */
  change_date: string | null;
  change_time: string;
  change_until: Date;
  change_due: number;
  change_center: string;
  change_center_eng: string;
  asked_fen: number;
  failed_fen: number;
  done_fen: number;
  person_name: Buffer | null;
  phone: Buffer | null;
  center_name: string;
  center_name_eng: string;
}

/** Written out and not as values: the partial indexes are known to plans made beforehand, too. */
const FILTERS: Record<OrderFilter, RawBuilder<boolean>> = {
  all: sql`true`,
  '10': sql`o.status = 10`,
  '20': sql`o.status = 20`,
  '30': sql`o.status = 30`,
  '35': sql`o.status = 35`,
  '40': sql`o.status = 40`,
  abnormal: sql`o.abnormal_at IS NOT NULL`,
  noShow: sql`o.closed_as = 'noShow'`,
};

const SORTS: Record<OrderSort, RawBuilder<unknown>> = {
  bookDate: sql`o.book_date DESC, o.order_id DESC`,
  createdAt: sql`o.created_at DESC, o.order_id DESC`,
};

/** One page of found orders, the latest first. */
export const foundOrders = (
  db: Tx,
  search: OrderSearch,
  { filter, sort, limit, offset }: { filter: OrderFilter; sort: OrderSort; limit: number; offset: number },
): Promise<FoundOrder[]> => pageOf(db, search, { where: FILTERS[filter], sorted: SORTS[sort], limit, offset });

/** The last row of a page. */
export type OrderCursor = Pick<FoundOrder, 'book_date' | 'order_id'>;

/** All that is found, the earliest day first: the next page begins after the last row, whatever has been booked meanwhile. */
export const ordersAfter = (
  db: Tx,
  search: OrderSearch,
  { filter, after, limit }: { filter: OrderFilter; after: OrderCursor | undefined; limit: number },
): Promise<FoundOrder[]> =>
  pageOf(db, search, {
    where: after
      ? sql`${FILTERS[filter]} AND (o.book_date, o.order_id) > (${after.book_date}::date, ${after.order_id}::bigint)`
      : FILTERS[filter],
    sorted: sql`o.book_date, o.order_id`,
    limit,
    offset: 0,
  });

interface Page {
  where: RawBuilder<unknown>;
  sorted: RawBuilder<unknown>;
  limit: number;
  offset: number;
}

/** With whom each order is for, and where. */
async function pageOf(db: Tx, search: OrderSearch, { where, sorted, limit, offset }: Page): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    ${found(search)},
    o AS (SELECT * FROM found o WHERE ${where} ORDER BY ${sorted} LIMIT ${limit} OFFSET ${offset})
    SELECT o.company_id, o.order_id, o.user_guid, o.person_guid, o.book_date, o.book_time, o.status, o.closed_as,
      o.abnormal_at IS NOT NULL AS abnormal, o.created_at, p.name AS person_name, p.phone,
      c.name AS center_name, c.name_eng AS center_name_eng, o.self_fen, o.held_until,
      h.book_date AS change_date, h.book_time AS change_time, h.held_until AS change_until,
      h.price_fen - h.company_fen - o.self_fen AS change_due, hc.name AS change_center, hc.name_eng AS change_center_eng,
      coalesce(r.asked, 0)::int AS asked_fen, coalesce(r.failed, 0)::int AS failed_fen, coalesce(r.done, 0)::int AS done_fen
    FROM o
    JOIN person p ON p.company_id = o.company_id AND p.person_guid = o.person_guid
    JOIN center c ON c.center_id = o.center_id
    LEFT JOIN order_change h ON h.company_id = o.company_id AND h.order_id = o.order_id AND h.state = 'held'
    LEFT JOIN center hc ON hc.center_id = h.center_id
    LEFT JOIN LATERAL (
      SELECT sum(f.amount_fen) FILTER (WHERE f.state = 'asked') AS asked,
        sum(f.amount_fen) FILTER (WHERE f.state = 'failed') AS failed,
        sum(f.amount_fen) FILTER (WHERE f.state = 'done') AS done
      FROM payment y JOIN refund f USING (company_id, payment_id)
      WHERE y.company_id = o.company_id AND y.subject = 'exam' AND y.subject_id = o.order_id) r ON true
    ORDER BY ${sorted}`.execute(db);
  return rows;
}

/** How many there are of each filter. Each stops counting where a reader would stop. */
export async function orderCounts(db: Tx, search: OrderSearch): Promise<Record<OrderFilter, number>> {
  const counted = ORDER_FILTERS.map(
    (filter) => sql`
      (SELECT count(*)::int FROM (SELECT FROM found o WHERE ${FILTERS[filter]} LIMIT ${MOST_COUNTED}) counted)
      AS ${sql.id(filter)}`,
  );
  const { rows } = await sql<Record<OrderFilter, number>>`
    ${found(search)} SELECT ${sql.join(counted)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no rows');
  return counts;
}

const COLUMNS = sql`o.company_id, o.order_id, o.user_guid, o.person_guid, o.center_id, o.book_date, o.book_time, o.status,
  o.closed_as, o.abnormal_at, o.created_at, o.self_fen, o.held_until`;

/** WITH … found AS (…): all that fits but for the filter. */
function found({ companyIds, by, from, to }: OrderSearch): RawBuilder<unknown> {
  const narrowed = sql`o.company_id = ANY(${companyIds}::int[])
    ${from === undefined ? sql`` : sql`AND o.book_date >= ${from}`}
    ${to === undefined ? sql`` : sql`AND o.book_date <= ${to}`}`;
  switch (by.as) {
    case 'none':
      return sql`WITH found AS NOT MATERIALIZED (SELECT ${COLUMNS} FROM exam_order o WHERE ${narrowed})`;
    case 'orderNo':
      return sql`WITH found AS MATERIALIZED (
        SELECT ${COLUMNS} FROM exam_order o WHERE ${narrowed} AND o.order_id = ${by.orderId}
          AND to_char(o.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') = ${by.day})`;
    case 'voucher':
      return sql`WITH found AS MATERIALIZED (
        SELECT ${COLUMNS} FROM order_voucher v JOIN exam_order o ON o.company_id = v.company_id AND o.order_id = v.order_id
        WHERE v.company_id = ANY(${companyIds}::int[]) AND v.code_index = ANY(${by.indexes}) AND ${narrowed})`;
    case 'phone':
      return ofPeople(sql`SELECT company_id, person_guid FROM person WHERE phone_index = ANY(${by.indexes})`, narrowed);
    case 'name':
      return ofPeople(
        sql`SELECT company_id, person_guid FROM person
          WHERE name_indexes && ${by.indexes}::bytea[] AND company_id = ANY(${companyIds}::int[])
          ORDER BY company_id, person_guid LIMIT ${MOST_PEOPLE}`,
        narrowed,
      );
  }
}

/** People's bookings, for themselves or others, and those others have made for them. */
const ofPeople = (people: RawBuilder<unknown>, narrowed: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  WITH people AS MATERIALIZED (${people}),
  found AS MATERIALIZED (
    SELECT ${COLUMNS} FROM people w JOIN exam_order o ON o.company_id = w.company_id AND o.user_guid = w.person_guid
    WHERE ${narrowed}
    UNION
    SELECT ${COLUMNS} FROM people w
    JOIN relation r ON r.company_id = w.company_id AND r.relative_guid = w.person_guid
    JOIN exam_order o ON o.company_id = r.company_id AND o.user_guid = r.person_guid AND o.person_guid = w.person_guid
    WHERE ${narrowed})`;
