import { sql } from 'kysely';
import type { Tx } from '../../ctx.ts';
import type { Database } from '../../db/open.ts';
import { asAuditor } from '../../db/transact.ts';

/** How long one question may take: no caller waits for the watch, and better late than never. */
const TIME_OUT_MS = 30_000;

/**
 * As the role that sees numbers only; planned for the days that are asked about, and by indexes: as an outside account is on
 * nearly every entry, PostgreSQL takes any account to be on so many that it would read them all, or compile the question first.
 */
export const asWatch = <T>(database: Database, work: (db: Tx) => Promise<T>): Promise<T> =>
  asAuditor(
    database,
    async (db) => {
      await sql`SELECT set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true),
        set_config('jit', 'off', true)`.execute(db);
      return work(db);
    },
    TIME_OUT_MS,
  );
