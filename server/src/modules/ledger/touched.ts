import { sql } from 'kysely';
import type { Names, Subject } from './subjects.ts';

/** Whatever has moved since a moment, found by when it happened. What moved without a trace is for the pass over everything. */
export function touchedSince(since: Date): Partial<Record<Subject, Names>> {
  const payments = sql`
    SELECT company_id, payment_id, subject, subject_id FROM payment WHERE created_at >= ${since}
    UNION SELECT company_id, payment_id, subject, subject_id FROM payment WHERE state = 'paid' AND paid_at >= ${since}`;
  const refunds = sql`
    SELECT company_id, refund_id, payment_id FROM refund WHERE created_at >= ${since}
    UNION SELECT company_id, refund_id, payment_id FROM refund WHERE state = 'done' AND done_at >= ${since}`;
  const transfers = sql`
    SELECT company_id, from_account, to_account, unit FROM ledger_transfer WHERE at >= ${since}
    UNION ALL
    SELECT t.company_id, t.from_account, t.to_account, t.unit
    FROM ledger_resolution r JOIN ledger_transfer t USING (company_id, transfer) WHERE r.at >= ${since}`;
  const orders = sql`
    SELECT company_id, order_id FROM order_event WHERE at >= ${since}
    UNION SELECT company_id, subject_id FROM (${payments}) p WHERE subject = 'exam'`;
  const segments = sql`
    SELECT o.company_id, o.segment_id FROM (${orders}) t JOIN exam_order o USING (company_id, order_id)
    UNION
    SELECT c.company_id, c.segment_id FROM (${orders}) t JOIN order_change c USING (company_id, order_id) WHERE c.state = 'held'`;
  const accounts = sql`
    SELECT company_id, from_account AS account, unit FROM (${transfers}) t
    UNION SELECT company_id, to_account, unit FROM (${transfers}) t`;
  const mallOrders = sql`
    SELECT company_id, order_id FROM mall_order WHERE created_at >= ${since}
    UNION SELECT company_id, order_id FROM mall_order_source WHERE given_back_at >= ${since}
    UNION SELECT company_id, subject_id FROM (${payments}) p WHERE subject = 'mall'`;
  return {
    account: sql`(${accounts})`,
    points: sql`(SELECT company_id, account, unit FROM (${accounts}) a WHERE unit = 'points' AND account LIKE 'points:%')`,
    resolution: sql`(SELECT company_id, transfer FROM ledger_resolution WHERE at >= ${since})`,
    payment: sql`(SELECT company_id, payment_id FROM (${payments}) p UNION SELECT company_id, payment_id FROM (${refunds}) r)`,
    refund: sql`(SELECT company_id, refund_id FROM (${refunds}) r)`,
    order: sql`(${orders})`,
    mallOrder: sql`(${mallOrders})`,
    mallGift: sql`(SELECT company_id, gift_id FROM mall_gift WHERE given_at >= ${since}
      UNION SELECT s.company_id, s.source_id FROM (${mallOrders}) o JOIN mall_order_source s USING (company_id, order_id)
      WHERE s.source = 'gift')`,
    stock: sql`(SELECT DISTINCT company_id, product_id FROM stock_move WHERE /* guard: stock: watch over recent moves → at < */ at >= /* end */ ${since})`,
    segment: sql`(SELECT DISTINCT segment_id FROM (${segments}) s)`,
    quota: sql`(${segments})`,
  };
}
