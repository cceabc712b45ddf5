import { sql } from 'kysely';
import type { EmployeeCtx, InCompany, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';

export type TryKind = 'bind' | 'gift';

/** Slips of the finger cost nothing; then the wait doubles, up to an hour. */
const FREE_TRIES = 3;
const FIRST_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 3_600;

/**
 * Counts a guess before anybody looks whether it is right, in a transaction of its own: it stays counted whatever comes of
 * it, and many at once are counted one after the other.
 */
export async function countTry(ctx: EmployeeCtx, kind: TryKind): Promise<void> {
  const now = ctx.now();
  const wait = sql`CASE WHEN t.failures + 1 < ${FREE_TRIES} THEN interval '0'
    ELSE least(${FIRST_WAIT_SECONDS} * 2 ^ least(t.failures + 1 - ${FREE_TRIES}, 20), ${LONGEST_WAIT_SECONDS})
      * interval '1 second' END`;
  const seconds = await transact(ctx, async ({ db, company, session }) => {
    const counted = await sql`
      INSERT INTO card_try AS t (company_id, account_id, kind, failures, next_at, last_at)
      VALUES (${company.companyId}, ${session.accountId}, ${kind}, 1, ${now}, ${now})
      ON CONFLICT (company_id, account_id, kind) DO UPDATE SET
        failures = t.failures + 1, next_at = ${now}::timestamptz + ${wait}, last_at = ${now}
      WHERE t.next_at <= ${now}`.execute(db);
    if (counted.numAffectedRows === 1n) return 0;
    const { next_at } = await db
      .selectFrom('card_try')
      .select('next_at')
      .where((where) => where.and({ company_id: company.companyId, account_id: session.accountId, kind }))
      .executeTakeFirstOrThrow();
    return Math.max(1, Math.ceil((next_at.getTime() - now.getTime()) / 1_000));
  });
  if (seconds > 0) throw new Fault('cardTryLater', { seconds });
}

/** It was right: what went wrong before is forgotten. */
export const forgetTries = ({ db, company, session }: InTx<EmployeeCtx>, kind: TryKind): Promise<unknown> =>
  db
    .deleteFrom('card_try')
    .where((where) => where.and({ company_id: company.companyId, account_id: session.accountId, kind }))
    .execute();

export const forgetOldTries = ({ db, company }: InCompany, before: Date): Promise<unknown> =>
  db.deleteFrom('card_try').where('company_id', '=', company.companyId).where('last_at', '<', before).execute();
