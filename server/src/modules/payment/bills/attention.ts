import { sql } from 'kysely';
import type { AttentionItem } from '#contract/ops/payments';
import { dayInShanghai, timeInShanghai } from '#contract/rules/day';
import { asAuditor } from '../../../db/transact.ts';
import type { Database } from '../../../db/open.ts';

/** A provider may be late with a bill. */
const TRIES_IN_PEACE = 6;

/** One entry of the list of attention; a field its kind does not have is null. */
export interface AttentionRow {
  kind: AttentionItem['kind'];
  provider: string;
  number: string;
  day: string | null;
  /** Of a payment: open or closed. Of a line of a bill: paid or refunded. */
  state: string | null;
  difference: AttentionItem['difference'];
  ours_fen: number | null;
  theirs_fen: number | null;
  since: Date;
  /** Of a bill: how often it was asked for. */
  tries: number | null;
  company_id: number | null;
  subject: 'exam' | 'mall' | null;
  subject_id: number | null;
  /** Of the order: its number begins with it. */
  ordered_at: Date | null;
}

/**
 * The list of attention, of all companies: nothing here is wrong in our books, but a provider or person outside has to
 * be asked. The console lists it, and a job logs it until it is cleared up.
 */
export const attentionRows = (database: Database): Promise<AttentionRow[]> =>
  asAuditor(database, async (db) => {
    const { rows } = await sql<AttentionRow>`
      SELECT a.*, coalesce(o.created_at, m.created_at) AS ordered_at FROM (
        SELECT 'payment' AS kind, provider, out_trade_no AS number, NULL::date AS day, state, flagged_for AS difference,
          amount_fen AS ours_fen, NULL::int AS theirs_fen, expires_at AS since, NULL::int AS tries, company_id, subject, subject_id
        FROM payment WHERE flagged_at IS NOT NULL
        UNION ALL
        SELECT 'refund', p.provider, r.out_refund_no, NULL, r.state, NULL, r.amount_fen, NULL, r.created_at, NULL, r.company_id,
          p.subject, p.subject_id
        FROM refund r JOIN payment p USING (company_id, payment_id) WHERE r.state = 'failed'
        UNION ALL
        SELECT 'billDifference', d.provider, d.number, d.day, d.kind, d.what, d.ours_fen, d.theirs_fen, d.found_at,
          NULL, p.company_id, p.subject, p.subject_id
        FROM bill_difference d
        LEFT JOIN refund r ON d.kind = 'refunded' AND r.out_refund_no = d.number
        LEFT JOIN payment p ON (d.kind = 'paid' AND p.out_trade_no = d.number)
          OR (p.company_id = r.company_id AND p.payment_id = r.payment_id)
        WHERE d.cleared_at IS NULL
        UNION ALL
        SELECT 'billUnread', provider, '', day, NULL, NULL, NULL, NULL, next_try, tries, NULL, NULL, NULL
        FROM bill_day WHERE read_at IS NULL AND tries >= ${TRIES_IN_PEACE}) a
      LEFT JOIN exam_order o ON a.subject = 'exam' AND o.company_id = a.company_id AND o.order_id = a.subject_id
      LEFT JOIN mall_order m ON a.subject = 'mall' AND m.company_id = a.company_id AND m.order_id = a.subject_id
      ORDER BY a.since, a.kind, a.number`.execute(db);
    return rows;
  });

/** The same as sentences, for readers of the log. */
export const needsAttention = async (database: Database): Promise<string[]> =>
  (await attentionRows(database)).map(said).sort();

function said(row: AttentionRow): string {
  const { kind, provider, number, day, state, difference, ours_fen, theirs_fen, since, tries } = row;
  switch (kind) {
    case 'payment':
      if (difference === 'foreign')
        return `payment ${number} (${state}): what ${provider} says of it is not about ours`;
      return `payment ${number} (${state}): ${provider} has not said what became of it since ${dayInShanghai(since)} ${timeInShanghai(since)}`;
    case 'refund':
      return `refund ${number}: refused by the provider, ${ours_fen} fen are still owed`;
    case 'billUnread':
      return `bill of ${provider}, ${day}: not read after ${tries} tries`;
    case 'billDifference': {
      const line = `bill of ${provider}, ${day}: ${state === 'paid' ? 'payment' : 'refund'} ${number}`;
      if (difference === 'missingHere') return `${line} of ${theirs_fen} fen is not in our books`;
      if (difference === 'missingThere') return `${line} of ${ours_fen} fen is not on it`;
      return `${line} is ${theirs_fen} fen, in our books ${ours_fen}`;
    }
  }
}
