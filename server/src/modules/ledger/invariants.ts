import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../ctx.ts';
import type { Database } from '../../db/open.ts';
import { asWatch } from './as-watch.ts';
import { CHECKS, outsideCheck, schemaCheck } from './checks.ts';
import { allOf, SUBJECTS, type Subject } from './subjects.ts';

/**
 * Every condition, for all companies at once; answers with the broken ones. Tests ask it after every step. As it looks
 * at every row it is not for a database that has grown: there `watch.ts` asks the same, bit by bit. `about` leaves out
 * subjects that cannot have been touched.
 */
export const brokenInvariants = (database: Database, about: readonly Subject[] = SUBJECTS): Promise<string[]> =>
  asWatch(database, async (db) => {
    const checks = about.map((subject) => CHECKS[subject](allOf(subject)));
    return askAll(db, [...checks, outsideCheck(await closedTo(db)), schemaCheck]);
  });

export async function askAll(db: Tx, checks: RawBuilder<{ broken: string }>[]): Promise<string[]> {
  const { rows } = await sql<{ broken: string }>`${sql.join(checks, sql` UNION ALL `)}`.execute(db);
  return rows.map(({ broken }) => broken);
}

/** The last day whose books are closed. */
export async function closedTo(db: Tx): Promise<string | null> {
  const row = await db.selectFrom('ledger_watch').select('closed_to').executeTakeFirstOrThrow();
  return row.closed_to;
}
