import { sql, type RawBuilder } from 'kysely';
import type { MallKind } from '#contract/calls/mall-payment';
import { MALL_FILTERS, MOST_MALL_ORDERS } from '#contract/ops/mall-orders';
import { SENT_KINDS } from '#contract/rules/product-kind';
import type { Tx } from '../../../ctx.ts';

/** Who a name means: so many people, always the same ones. */
const MOST_PEOPLE = 2_000;

export type MallFilter = (typeof MALL_FILTERS)[number];

/** The search, as the database understands it. */
export interface MallSearch {
  companyIds: number[];
  by:
    | { as: 'none' }
    | { as: 'nothing' }
    | { as: 'orderNo'; orderId: number; day: string }
    | { as: 'sampleNo'; sampleNo: string }
    | { as: 'phone'; indexes: Buffer[] }
    | { as: 'name'; indexes: Buffer[] };
  mall: MallKind | 'all';
  from: string | undefined;
  to: string | undefined;
}

export interface FoundMallOrder {
  company_id: number;
  order_id: number;
  person_guid: string;
  mall: MallKind;
  title: string;
  title_eng: string;
  price_fen: number;
  amount_fen: number;
  status: number;
  closed_as: 'expired' | 'cancelled' | 'refunded' | null;
  created_at: Date;
  items: number;
  points: number;
  points_back: number;
  to_send: boolean;
  sent: boolean;
  promised_fen: number;
  failed_fen: number;
  done_fen: number;
  person_name: Buffer | null;
  phone: Buffer | null;
}

const TO_SEND = sql<boolean>`(o.status = 20 AND EXISTS (SELECT 1 FROM mall_order_item i
  WHERE i.company_id = o.company_id AND i.order_id = o.order_id AND i.state = 'open'
    AND i.kind IN (${sql.join(SENT_KINDS.map((kind) => sql.lit(kind)))})))`;

/** Written out and not as values: the partial index is known to plans made beforehand, too. */
const FILTERS: Record<MallFilter, RawBuilder<unknown>> = {
  all: sql`true`,
  toSend: TO_SEND,
  '10': sql`o.status = 10`,
  '20': sql`o.status = 20`,
  '30': sql`o.status = 30`,
  '40': sql`o.status = 40`,
};

/** The last row of a page. */
export interface MallCursor {
  created_at: string;
  order_id: number;
}

interface Page {
  filter: MallFilter;
  limit: number;
  offset?: number;
  after?: MallCursor | undefined;
}

/** One page of found orders, the latest first; after a row it goes on there, whatever has been ordered meanwhile. */
export async function foundMallOrders(
  db: Tx,
  search: MallSearch,
  { filter, limit, offset = 0, after }: Page,
): Promise<FoundMallOrder[]> {
  const further = after
    ? sql`AND (o.created_at, o.order_id) < (${after.created_at}::timestamptz, ${after.order_id}::bigint)`
    : sql``;
  const { rows } = await sql<FoundMallOrder>`
    WITH found AS (${found(search)}),
    o AS (SELECT * FROM found o WHERE ${FILTERS[filter]} ${further}
      ORDER BY o.created_at DESC, o.order_id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT o.*, ${TO_SEND} AS to_send, p.name AS person_name, p.phone,
      (SELECT coalesce(sum(i.count), 0)::int FROM mall_order_item i
       WHERE i.company_id = o.company_id AND i.order_id = o.order_id) AS items,
      EXISTS (SELECT 1 FROM mall_order_item i
       WHERE i.company_id = o.company_id AND i.order_id = o.order_id AND i.state = 'sent') AS sent, s.*, r.*
    FROM o JOIN person p ON p.company_id = o.company_id AND p.person_guid = o.person_guid
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(s.points), 0)::int AS points,
        coalesce(sum(s.points) FILTER (WHERE s.given_back_at IS NOT NULL), 0)::int AS points_back
      FROM mall_order_source s
      WHERE s.company_id = o.company_id AND s.order_id = o.order_id AND s.revision = o.revision) s
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(r.amount_fen) FILTER (WHERE r.state = 'asked'), 0)::int AS promised_fen,
        coalesce(sum(r.amount_fen) FILTER (WHERE r.state = 'failed'), 0)::int AS failed_fen,
        coalesce(sum(r.amount_fen) FILTER (WHERE r.state = 'done'), 0)::int AS done_fen
      FROM payment y JOIN refund r ON r.company_id = y.company_id AND r.payment_id = y.payment_id
      WHERE y.company_id = o.company_id AND y.subject = 'mall' AND y.subject_id = o.order_id) r
    ORDER BY o.created_at DESC, o.order_id DESC`.execute(db);
  return rows;
}

/** How many there are of each filter. Each stops counting where a reader would stop. */
export async function mallOrderCounts(db: Tx, search: MallSearch): Promise<Record<MallFilter, number>> {
  const counted = MALL_FILTERS.map(
    (filter) => sql`
      (SELECT count(*)::int FROM (SELECT FROM found o WHERE ${FILTERS[filter]} LIMIT ${MOST_MALL_ORDERS}) counted)
      AS ${sql.id(filter)}`,
  );
  const { rows } = await sql<Record<MallFilter, number>>`
    WITH found AS (${found(search)}) SELECT ${sql.join(counted)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no rows');
  return counts;
}

const COLUMNS = sql`o.company_id, o.order_id, o.person_guid, o.mall, o.title, o.title_eng, o.price_fen, o.amount_fen,
  o.revision, o.status, o.closed_as, o.created_at`;
const startOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Shanghai')`;

function found({ companyIds, by, mall, from, to }: MallSearch): RawBuilder<unknown> {
  const narrowed = sql`o.company_id = ANY(${companyIds}::int[])
    ${mall === 'all' ? sql`` : sql`AND o.mall = ${mall}`}
    ${from === undefined ? sql`` : sql`AND o.created_at >= ${startOf(from)}`}
    ${to === undefined ? sql`` : sql`AND o.created_at < ${startOf(to)} + interval '1 day'`}`;
  return sql`SELECT ${COLUMNS} FROM mall_order o WHERE ${narrowed} AND ${condition(by, companyIds)}`;
}

function condition(by: MallSearch['by'], companyIds: number[]): RawBuilder<unknown> {
  const ofPeople = (people: RawBuilder<unknown>) => sql`(o.company_id, o.person_guid) IN (${people})`;
  switch (by.as) {
    case 'none':
      return sql`true`;
    case 'nothing':
      return sql`false`;
    case 'orderNo':
      return sql`o.order_id = ${by.orderId}
        AND to_char(o.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') = ${by.day}`;
    case 'sampleNo':
      return sql`EXISTS (SELECT 1 FROM mall_order_item i WHERE i.company_id = o.company_id AND i.order_id = o.order_id
        AND i.sample_no = ${by.sampleNo})`;
    case 'phone':
      return ofPeople(sql`SELECT company_id, person_guid FROM person WHERE phone_index = ANY(${by.indexes}::bytea[])`);
    case 'name':
      return ofPeople(sql`SELECT company_id, person_guid FROM person
        WHERE name_indexes && ${by.indexes}::bytea[] AND company_id = ANY(${companyIds}::int[])
        ORDER BY company_id, person_guid LIMIT ${MOST_PEOPLE}`);
  }
}
