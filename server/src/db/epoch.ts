import type pg from 'pg';

/** More than were ever given out on a busy day, and so many more for every second of the time that was lost. */
const LEAST_STEP = 1_000_000;
const PER_SECOND = 100;

/** Counters whose numbers leave the platform, or are written down outside of it. */
export const MOVED: readonly string[] = [
  'order_number',
  'mall_order_number',
  'change_number',
  'payment_number',
  'message_number',
  'claim_number',
  'claim_batch_number',
  'feedback_number',
  'points_number',
  'mall_gift_number',
  'operator_operator_id_seq',
  'news_article_news_id_seq',
  'faq_entry_faq_id_seq',
  'company_number',
];
/** Those whose numbers stay within, in columns too small to go far. */
export const STAYING: readonly string[] = [
  'account_number',
  'address_number',
  'card_counter',
  'preview_preview_no_seq',
  'product_number',
  'segment_segment_id_seq',
];
/** Operators, articles, answers and companies are few; the audit and the addresses of pages name them by number. */
const SHORT = ['operator_operator_id_seq', 'news_article_news_id_seq', 'faq_entry_faq_id_seq', 'company_number'];
const SHORT_STEP = 1_000;

/**
 * After a restore: counters that were set back move on past every number that may have been given out since the last moment
 * the database knows. The time of the restore decides how far, not a counter in the database: two restores of one backup do
 * not meet either. Run by the owner of the tables; answers with the epoch.
 */
export async function raiseEpoch(pool: pg.Pool, since: Date, at: Date): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ number: number }>(
      `UPDATE epoch SET number = number + 1, raised_at = greatest($1, raised_at) RETURNING number`,
      [at],
    );
    const step = stepSince(since, at);
    const steps = MOVED.map((name) => (SHORT.includes(name) ? SHORT_STEP : step));
    // guard: a raised epoch moves the counters
    await client.query(MOVE_ON, [MOVED, steps]);
    await client.query('COMMIT');
    client.release();
    return rows[0]?.number ?? 0;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    client.release(true);
    throw error;
  }
}

const stepSince = (since: Date, at: Date): number =>
  LEAST_STEP + Math.max(0, Math.ceil((at.getTime() - since.getTime()) / 1_000)) * PER_SECOND;

const MOVE_ON = `
  SELECT setval(sequencename::regclass, coalesce(last_value, start_value) + step)
  FROM pg_sequences JOIN unnest($1::text[], $2::bigint[]) AS moved(name, step) ON name = sequencename
  WHERE schemaname = 'public'`;
