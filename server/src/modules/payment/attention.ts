import { sql } from 'kysely';
import { asAuditor } from '../../db/transact.ts';
import type { Database } from '../../db/open.ts';

/** A provider may be late with a bill. */
const TRIES_IN_PEACE = 6;

/**
 * What a person should look at, of all companies: nothing here is wrong in our books, but somebody outside has to be asked.
 * Logged by the audit job until it is cleared up.
 */
export const needsAttention = (database: Database): Promise<string[]> =>
  asAuditor(database, async (db) => {
    const { rows } = await sql<{ what: string }>`
      SELECT 'payment ' || out_trade_no || ' (' || state || '): ' || provider || ' has not said what became of it since '
        || to_char(expires_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') AS what
      FROM payment WHERE flagged_at IS NOT NULL
      UNION ALL
      SELECT 'refund ' || out_refund_no || ': refused by the provider, ' || amount_fen || ' fen are still owed'
      FROM refund WHERE state = 'failed'
      UNION ALL
      SELECT 'bill of ' || provider || ', ' || day || ': ' || CASE kind WHEN 'paid' THEN 'payment ' ELSE 'refund ' END || number
        || CASE what
          WHEN 'missingHere' THEN ' of ' || theirs_fen || ' fen is not in our books'
          WHEN 'missingThere' THEN ' of ' || ours_fen || ' fen is not on it'
          ELSE ' is ' || theirs_fen || ' fen, in our books ' || ours_fen END
      FROM bill_difference
      UNION ALL
      SELECT 'bill of ' || provider || ', ' || day || ': not read after ' || tries || ' tries'
      FROM bill_day WHERE read_at IS NULL AND tries >= ${TRIES_IN_PEACE}
      ORDER BY what`.execute(db);
    return rows.map(({ what }) => what);
  });
