import { sql, type RawBuilder } from 'kysely';
import type { Names, Subject } from './subjects.ts';

type Check = (names: Names) => RawBuilder<{ broken: string }>;

/** One line for each text that is not null. */
const lines = (...texts: RawBuilder<unknown>[]) => sql`unnest(array_remove(ARRAY[${sql.join(texts)}], NULL)) AS broken`;

/** Looked up entry by entry: joined, all of a company's would be read for one account. */
const outcome = sql`(SELECT r.outcome FROM ledger_resolution r WHERE r.company_id = t.company_id AND r.transfer = t.transfer)`;

/** Whose points an account holds. */
const personOf = sql`substr(a.account, length('points:') + 1)::uuid`;

/** The amount paid for something, without refunds. */
const kept = (subject: 'exam' | 'mall') => sql`
  SELECT coalesce(sum(p.amount_fen - (SELECT coalesce(sum(r.amount_fen), 0) FROM refund r
    WHERE r.company_id = p.company_id AND r.payment_id = p.payment_id)), 0) AS fen
  FROM payment p WHERE p.company_id = o.company_id AND p.subject = ${sql.lit(subject)} AND p.subject_id = o.order_id
    AND p.state = 'paid'`;

/** Live orders, and changes that hold a second seat. */
const seats = (of: RawBuilder<unknown>) => sql`
  SELECT (SELECT count(*) FROM exam_order o WHERE ${of} AND o.is_live) + (
    SELECT count(*) FROM order_change c JOIN exam_order o USING (company_id, order_id)
    WHERE c.segment_id = g.segment_id AND c.state = 'held' AND c.segment_id <> o.segment_id AND ${
      /* the seat it holds is the company's, too */ sql`c.company_id = coalesce(g.company_id, c.company_id)`
    }) AS held`;

/**
 * The conditions that hold at every moment, asked of the named subjects. Each looks at one subject by the indexes it
 * has, so that it costs the same however many others there are.
 */
export const CHECKS: Record<Subject, Check> = {
  account: (names) => sql`
    SELECT ${lines(
      sql`CASE WHEN a.balance <> s.balance OR a.reserved <> s.reserved THEN 'I2 ' || a.account || ': holds ' || a.balance
        || '/' || a.reserved || ', entries say ' || s.balance || '/' || s.reserved END`,
      sql`CASE WHEN a.balance < a.reserved THEN 'I3 ' || a.account || ': ' || a.balance || ' with ' || a.reserved || ' promised' END`,
    )}
    FROM ${names} n JOIN ledger_account a USING (company_id, account, unit)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE WHEN e.comes THEN e.amount ELSE -e.amount END)
          FILTER (WHERE NOT e.pending OR e.outcome = 'post'), 0) AS balance,
        coalesce(sum(e.amount) FILTER (WHERE NOT e.comes AND e.pending AND e.outcome IS NULL), 0) AS reserved
      FROM (
        SELECT true AS comes, t.amount, t.pending, ${outcome} AS outcome FROM ledger_transfer t
        WHERE t.company_id = a.company_id AND t.to_account = a.account AND t.unit = a.unit
        UNION ALL
        SELECT false, t.amount, t.pending, ${outcome} FROM ledger_transfer t
        WHERE t.company_id = a.company_id AND t.from_account = a.account AND t.unit = a.unit) e) s
    WHERE NOT a.outside`,
  resolution: (names) => sql`
    SELECT 'I4 ' || transfer || ': resolved without a promise' AS broken
    FROM ${names} n JOIN ledger_transfer USING (company_id, transfer) WHERE NOT pending`,
  payment: (names) => sql`
    SELECT ${lines(
      sql`CASE WHEN p.refunded_fen <> r.fen OR p.refunded_fen > CASE p.state WHEN 'paid' THEN p.amount_fen ELSE 0 END
        THEN 'I6 payment ' || p.payment_id || ': ' || p.refunded_fen || ' given back of ' || p.amount_fen || ', refunds say ' || r.fen END`,
      sql`CASE WHEN coalesce(t.amount, 0) <> CASE p.state WHEN 'paid' THEN p.amount_fen ELSE 0 END
          OR t.pending OR t.kind <> 'capture'
        THEN 'I8 payment ' || p.payment_id || ' (' || p.state || '): in the ledger ' || coalesce(t.amount, 0) END`,
    )}
    FROM ${names} n JOIN payment p USING (company_id, payment_id)
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount_fen), 0) AS fen FROM refund
      WHERE company_id = p.company_id AND payment_id = p.payment_id) r
    LEFT JOIN ledger_transfer t ON t.company_id = p.company_id AND t.transfer = 'capture/' || p.out_trade_no`,
  refund: (names) => sql`
    SELECT 'I8 refund ' || f.refund_id || ' (' || f.state || '): in the ledger '
      || coalesce(t.amount::text, 'nothing') || ' ' || coalesce(r.outcome, 'promised') AS broken
    FROM ${names} n JOIN refund f USING (company_id, refund_id)
    LEFT JOIN ledger_transfer t ON t.company_id = f.company_id AND t.transfer = 'refund/' || f.out_refund_no
    LEFT JOIN ledger_resolution r ON r.company_id = t.company_id AND r.transfer = t.transfer
    WHERE t.amount IS DISTINCT FROM f.amount_fen OR (f.state = 'done') <> (r.outcome IS NOT DISTINCT FROM 'post')`,
  order: (names) => sql`
    SELECT ${lines(
      sql`CASE WHEN k.fen <> CASE WHEN o.status IN (20, 30, 35) OR o.closed_as = 'noShow' THEN o.self_fen ELSE 0 END
        THEN 'I5 order ' || o.order_id || ' (' || o.status || '): costs ' || o.self_fen || ', holds ' || k.fen END`,
      sql`CASE WHEN o.is_live AND EXISTS (SELECT 1 FROM exam_order b WHERE b.company_id = o.company_id
          AND b.person_guid = o.person_guid AND b.plan_id = o.plan_id AND b.is_live AND b.order_id <> o.order_id)
        THEN 'I9 person ' || o.person_guid || ' has more than one live order of plan ' || o.plan_id END`,
    )}
    FROM ${names} n JOIN exam_order o USING (company_id, order_id) CROSS JOIN LATERAL (${kept('exam')}) k`,
  mallOrder: (names) => sql`
    SELECT ${lines(
      sql`CASE WHEN k.fen <> CASE WHEN o.status NOT IN (20, 30) THEN 0 WHEN s.has THEN s.money ELSE o.amount_fen END
        THEN 'I5 mall order ' || o.order_id || ' (' || o.status || '): costs ' || o.amount_fen || ', holds ' || k.fen END`,
      sql`CASE WHEN o.status <> 40 AND i.wrong IS NOT NULL
        THEN 'I12 mall order ' || o.order_id || ': item ' || i.wrong || ' is not paid for to the fen' END`,
      sql`CASE WHEN o.status = 40 AND s.open > 0 THEN 'I12 mall order ' || o.order_id || ': closed, and holds sources' END`,
    )}
    FROM ${names} n JOIN mall_order o USING (company_id, order_id) CROSS JOIN LATERAL (${kept('mall')}) k
    CROSS JOIN LATERAL (
      SELECT count(*) > 0 AS has, count(*) FILTER (WHERE s.given_back_at IS NULL) AS open,
        coalesce(sum(s.amount_fen) FILTER (WHERE s.source = 'money' AND s.given_back_at IS NULL), 0) AS money
      FROM mall_order_source s WHERE s.company_id = o.company_id AND s.order_id = o.order_id) s
    CROSS JOIN LATERAL (
      SELECT min(i.item_no) FILTER (WHERE i.count * i.unit_fen <> (SELECT coalesce(sum(s.amount_fen), 0)
        FROM mall_order_source s WHERE s.company_id = i.company_id AND s.order_id = i.order_id AND s.item_no = i.item_no
          AND s.given_back_at IS NULL)) AS wrong
      FROM mall_order_item i WHERE i.company_id = o.company_id AND i.order_id = o.order_id AND i.state <> 'refunded') i`,
  mallGift: (names) => sql`
    SELECT 'I12 gift ' || g.gift_id || ': ' || g.left_fen || ' left of ' || g.amount_fen || ', orders hold ' || s.fen AS broken
    FROM ${names} n JOIN mall_gift g USING (company_id, gift_id)
    CROSS JOIN LATERAL (SELECT coalesce(sum(s.amount_fen), 0) AS fen FROM mall_order_source s
      WHERE s.company_id = g.company_id AND s.source = 'gift' AND s.source_id = g.gift_id AND s.given_back_at IS NULL) s
    WHERE g.left_fen <> g.amount_fen - s.fen`,
  stock: (names) => sql`
    SELECT 'I13 product ' || p.product_id || ' of ' || p.company_id || ': ' || p.on_hand || ' there, its moves say ' || m.sum AS broken
    FROM ${names} n JOIN product_stock p USING (company_id, product_id)
    CROSS JOIN LATERAL (SELECT coalesce(sum(m.change), 0) AS sum FROM stock_move m
      WHERE m.company_id = p.company_id AND m.product_id = p.product_id) m
    WHERE p.on_hand <> m.sum`,
  segment: (names) => sql`
    SELECT 'I7 segment ' || g.segment_id || ': ' || g.booked || ' of ' || g.capacity || ' taken, held by ' || s.held AS broken
    FROM (SELECT NULL::int AS company_id, segment_id, booked, capacity FROM ${names} n JOIN segment USING (segment_id)) g
    CROSS JOIN LATERAL (${seats(sql`o.segment_id = g.segment_id`)}) s
    WHERE g.booked <> s.held OR g.booked NOT BETWEEN 0 AND g.capacity`,
  quota: (names) => sql`
    SELECT 'I7 share of ' || g.company_id || ' at ' || g.segment_id || ': ' || g.booked || ' of ' || g.quota
      || ' taken, held by ' || s.held AS broken
    FROM ${names} n JOIN segment_quota g USING (company_id, segment_id)
    CROSS JOIN LATERAL (${seats(sql`o.segment_id = g.segment_id AND o.company_id = g.company_id`)}) s
    WHERE g.booked <> s.held OR g.booked NOT BETWEEN 0 AND g.quota`,
  points: (names) => sql`
    SELECT ${lines(
      sql`CASE WHEN a.balance <> g.remaining OR a.balance <> e.points THEN 'I11 ' || a.account || ': holds ' || a.balance
        || ', grants say ' || g.remaining || ', its history ' || e.points END`,
      sql`CASE WHEN g.wrong IS NOT NULL THEN 'I11 ' || a.account || ': what was taken of grant ' || g.wrong || ' is not told' END`,
    )}
    FROM ${names} n JOIN ledger_account a USING (company_id, account, unit)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(g.remaining), 0) AS remaining,
        min(g.grant_id) FILTER (WHERE g.points - g.remaining <> u.points - t.points) AS wrong
      FROM points_grant g
      CROSS JOIN LATERAL (SELECT coalesce(sum(u.points), 0) AS points FROM points_use u
        JOIN points_spend s USING (company_id, kind, reference)
        WHERE u.company_id = g.company_id AND u.grant_id = g.grant_id AND s.given_back_at IS NULL) u
      CROSS JOIN LATERAL (SELECT coalesce(sum(t.points), 0) AS points FROM points_entry t
        WHERE t.company_id = g.company_id AND t.grant_id = g.grant_id AND t.kind IN ('expire', 'reverse')) t
      WHERE g.company_id = a.company_id AND g.person_guid = ${personOf}) g
    CROSS JOIN LATERAL (SELECT coalesce(sum(e.points), 0) AS points FROM points_entry e
      WHERE e.company_id = a.company_id AND e.person_guid = ${personOf}) e`,
  closedDay: (names) => sql`
    SELECT 'I2 ' || c.account || ': closed ' || c.day || ' with ' || c.balance AS broken
    FROM ${names} n JOIN ledger_close c USING (day)
    LEFT JOIN LATERAL (SELECT b.balance FROM ledger_close b WHERE b.company_id = c.company_id AND b.account = c.account
      AND b.unit = c.unit AND b.day < c.day ORDER BY b.day DESC LIMIT 1) b ON true
    LEFT JOIN LATERAL (SELECT sum(e.amount) AS moved FROM (${outsideEntries(sql`c.day`, sql`c.day + 1`)}) e
      WHERE e.company_id = c.company_id AND e.account = c.account AND e.unit = c.unit) e ON true
    WHERE c.balance <> coalesce(b.balance, 0) + coalesce(e.moved, 0)`,
  books: (names) => sql`
    SELECT 'I1 ' || company_id || ' ' || unit || ': accounts sum up to ' || sum(balance) AS broken
    FROM ${names} n JOIN ledger_account USING (company_id, unit) GROUP BY company_id, unit HAVING sum(balance) <> 0`,
};

/** In Shanghai a day of the books begins. */
const begins = (day: RawBuilder<unknown>) => sql`((${day})::timestamp AT TIME ZONE 'Asia/Shanghai')`;

/** The moves between two days, seen from both sides: a promise moves when it is kept. */
export const outsideEntries = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT m.company_id, m.unit, s.account, s.amount, (m.at AT TIME ZONE 'Asia/Shanghai')::date AS day FROM (
    SELECT company_id, unit, from_account, to_account, amount, at FROM ledger_transfer
    WHERE NOT pending AND at >= ${begins(from)} AND at < ${begins(to)}
    UNION ALL
    SELECT t.company_id, t.unit, t.from_account, t.to_account, t.amount, r.at
    FROM ledger_resolution r JOIN ledger_transfer t USING (company_id, transfer)
    WHERE r.outcome = 'post' AND r.at >= ${begins(from)} AND r.at < ${begins(to)}) m
  CROSS JOIN LATERAL (VALUES (m.to_account, m.amount), (m.from_account, -m.amount)) s(account, amount)`;

/** The world outside holds what it held when its days were closed and what has moved since. */
export const outsideCheck = (closedTo: string | null): RawBuilder<{ broken: string }> => sql`
  SELECT 'I2 ' || a.account || ' of ' || a.company_id || ': holds ' || a.balance || ', entries say '
    || coalesce(c.balance, 0) + coalesce(e.moved, 0) AS broken
  FROM ledger_account a
  LEFT JOIN LATERAL (SELECT balance FROM ledger_close c WHERE c.company_id = a.company_id AND c.account = a.account
    AND c.unit = a.unit AND c.day <= ${closedTo}::date ORDER BY c.day DESC LIMIT 1) c ON true
  LEFT JOIN (SELECT company_id, unit, account, sum(amount) AS moved
    FROM (${outsideEntries(sql`coalesce(${closedTo}::date + 1, '-infinity')`, sql`'infinity'::date`)}) x
    GROUP BY company_id, unit, account) e
    ON e.company_id = a.company_id AND e.unit = a.unit AND e.account = a.account
  WHERE /* guard: closed days of the ledger → false */ a.outside /* end */ AND a.balance <> coalesce(c.balance, 0) + coalesce(e.moved, 0)`;

/** The append-only tables cannot be rewritten. */
export const schemaCheck: RawBuilder<{ broken: string }> = sql`
  SELECT 'I10 ' || relname || ' can be rewritten' AS broken
  FROM pg_class WHERE relname IN ('ledger_transfer', 'ledger_resolution') AND relkind = 'r'
    AND (has_table_privilege('portal_app', oid, 'UPDATE, DELETE, TRUNCATE')
      OR NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'written_once' AND tgenabled <> 'D'))`;
