import { sql } from 'kysely';
import { asAuditor } from '../../db/transact.ts';
import type { Database } from '../../db/open.ts';

/**
 * reliability §5.4: what must hold at every moment, for all companies at once, as one question to the database. Answers
 * with what is broken. Asked by tests after every step and by a job; reads as a role that can see numbers only.
 */
export const brokenInvariants = (database: Database): Promise<string[]> =>
  asAuditor(database, async (db) => {
    const { rows } = await sql<{ broken: string }>`
      WITH moved AS (
        SELECT t.company_id, t.unit, t.from_account, t.to_account, t.amount, t.pending, t.kind, t.subject, t.transfer, r.outcome,
          NOT t.pending OR r.outcome = 'post' AS posted, t.pending AND r.outcome IS NULL AS promised
        FROM ledger_transfer t LEFT JOIN ledger_resolution r USING (company_id, transfer)),
      entry AS (
        SELECT company_id, unit, to_account AS account, amount, 0 AS promised FROM moved WHERE posted
        UNION ALL SELECT company_id, unit, from_account, -amount, 0 FROM moved WHERE posted
        UNION ALL SELECT company_id, unit, from_account, 0, amount FROM moved WHERE promised),
      summed AS (
        SELECT company_id, unit, account, sum(amount) AS balance, sum(promised) AS reserved
        FROM entry GROUP BY company_id, unit, account),
      repaid AS (
        SELECT company_id, payment_id, sum(amount_fen) AS fen, sum(amount_fen) FILTER (WHERE state = 'done') AS done
        FROM refund GROUP BY company_id, payment_id),
      kept AS (
        SELECT p.company_id, p.subject, p.subject_id AS order_id, sum(p.amount_fen - coalesce(r.fen, 0)) AS fen
        FROM payment p LEFT JOIN repaid r USING (company_id, payment_id)
        WHERE p.state = 'paid' GROUP BY p.company_id, p.subject, p.subject_id),
      seat AS (
        SELECT company_id, segment_id FROM exam_order WHERE status IN (10, 20)
        UNION ALL
        SELECT c.company_id, c.segment_id FROM order_change c JOIN exam_order o USING (company_id, order_id)
        WHERE c.state = 'held' AND c.segment_id <> o.segment_id)

      SELECT 'I1 ' || company_id || ' ' || unit || ': accounts sum up to ' || sum(balance) AS broken
      FROM ledger_account GROUP BY company_id, unit HAVING sum(balance) <> 0
      UNION ALL
      SELECT 'I2 ' || a.account || ': holds ' || a.balance || '/' || a.reserved || ', entries say '
        || coalesce(s.balance, 0) || '/' || coalesce(s.reserved, 0)
      FROM ledger_account a LEFT JOIN summed s USING (company_id, unit, account)
      WHERE a.balance <> coalesce(s.balance, 0) OR a.reserved <> coalesce(s.reserved, 0)
      UNION ALL
      SELECT 'I3 ' || account || ': ' || balance || ' with ' || reserved || ' promised'
      FROM ledger_account WHERE NOT outside AND balance < reserved
      UNION ALL
      SELECT 'I4 ' || transfer || ': resolved without a promise' FROM moved WHERE outcome IS NOT NULL AND NOT pending
      UNION ALL
      SELECT 'I5 order ' || o.order_id || ' (' || o.status || '): costs ' || o.self_fen || ', holds ' || coalesce(k.fen, 0)
      FROM exam_order o LEFT JOIN kept k ON k.company_id = o.company_id AND k.subject = 'exam' AND k.order_id = o.order_id
      WHERE coalesce(k.fen, 0) <> CASE WHEN o.status IN (20, 30, 35) OR o.closed_as = 'noShow' THEN o.self_fen ELSE 0 END
      UNION ALL
      SELECT 'I5 mall order ' || o.order_id || ' (' || o.status || '): costs ' || o.amount_fen || ', holds ' || coalesce(k.fen, 0)
      FROM mall_order o LEFT JOIN kept k ON k.company_id = o.company_id AND k.subject = 'mall' AND k.order_id = o.order_id
      WHERE coalesce(k.fen, 0) <> CASE WHEN o.status IN (20, 30) THEN o.amount_fen ELSE 0 END
      UNION ALL
      SELECT 'I6 payment ' || p.payment_id || ': ' || p.refunded_fen || ' given back of ' || p.amount_fen || ', refunds say '
        || coalesce(r.fen, 0)
      FROM payment p LEFT JOIN repaid r USING (company_id, payment_id)
      WHERE p.refunded_fen <> coalesce(r.fen, 0) OR p.refunded_fen > CASE p.state WHEN 'paid' THEN p.amount_fen ELSE 0 END
      UNION ALL
      SELECT 'I7 segment ' || g.segment_id || ': ' || g.booked || ' of ' || g.capacity || ' taken, held by ' || count(s.segment_id)
      FROM segment g LEFT JOIN seat s USING (segment_id)
      GROUP BY g.segment_id HAVING g.booked <> count(s.segment_id) OR g.booked NOT BETWEEN 0 AND g.capacity
      UNION ALL
      SELECT 'I7 share of ' || q.company_id || ' at ' || q.segment_id || ': ' || q.booked || ' of ' || q.quota
        || ' taken, held by ' || count(s.segment_id)
      FROM segment_quota q LEFT JOIN seat s USING (company_id, segment_id)
      GROUP BY q.company_id, q.segment_id HAVING q.booked <> count(s.segment_id) OR q.booked NOT BETWEEN 0 AND q.quota
      UNION ALL
      SELECT 'I8 payment ' || p.payment_id || ': in the ledger ' || coalesce(sum(m.amount) FILTER (WHERE m.kind = 'capture'), 0)
      FROM payment p LEFT JOIN moved m ON m.company_id = p.company_id AND m.transfer = 'capture/' || p.out_trade_no AND m.posted
      GROUP BY p.company_id, p.payment_id
      HAVING coalesce(sum(m.amount), 0) <> CASE p.state WHEN 'paid' THEN p.amount_fen ELSE 0 END
      UNION ALL
      SELECT 'I8 refund ' || f.refund_id || ' (' || f.state || '): in the ledger '
        || coalesce(m.amount::text, 'nothing') || ' ' || coalesce(m.outcome, 'promised')
      FROM refund f LEFT JOIN moved m ON m.company_id = f.company_id AND m.transfer = 'refund/' || f.out_refund_no
      WHERE m.amount IS DISTINCT FROM f.amount_fen OR (f.state = 'done') <> (m.outcome IS NOT DISTINCT FROM 'post')
      UNION ALL
      SELECT 'I9 person ' || person_guid || ' has ' || count(*) || ' live orders of plan ' || plan_id
      FROM exam_order WHERE status IN (10, 20) GROUP BY company_id, person_guid, plan_id HAVING count(*) > 1
      UNION ALL
      SELECT 'I10 ' || relname || ' can be rewritten'
      FROM pg_class WHERE relname IN ('ledger_transfer', 'ledger_resolution') AND relkind = 'r'
        AND (has_table_privilege('portal_app', oid, 'UPDATE, DELETE, TRUNCATE')
          OR NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'written_once' AND tgenabled <> 'D'))`.execute(
      db,
    );
    return rows.map(({ broken }) => broken);
  });
