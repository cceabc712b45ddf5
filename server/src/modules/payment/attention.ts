import { sql } from 'kysely';
import { asAuditor } from '../../db/transact.ts';
import type { Database } from '../../db/open.ts';

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
      ORDER BY what`.execute(db);
    return rows.map(({ what }) => what);
  });
