import { sql } from 'kysely';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { Portal, Tx } from '../../ctx.ts';
import { outsideEntries } from './checks.ts';
import { asWatch } from './watch.ts';

/** What began before midnight has long been written by then. */
const AFTER_MIDNIGHT_MS = 3_600_000;
const DAYS_A_TURN = 31;

/** Closes the days that are over, each once by one node. Answers with how many. */
export async function closeDays(portal: Portal): Promise<number> {
  let closed = 0;
  while (closed < DAYS_A_TURN && (await asWatch(portal, (db) => closeNext(db, lastDayOver(portal))))) closed += 1;
  return closed;
}

const lastDayOver = ({ clock }: Portal): string =>
  addDays(dayInShanghai(new Date(clock().getTime() - AFTER_MIDNIGHT_MS)), -1);

async function closeNext(db: Tx, last: string): Promise<boolean> {
  const watch = await db.selectFrom('ledger_watch').select('closed_to').forUpdate().skipLocked().executeTakeFirst();
  if (!watch) return false;
  const day = watch.closed_to ? addDays(watch.closed_to, 1) : await firstDay(db);
  if (!day || day > last) return false;
  await sql`
    INSERT INTO ledger_close (company_id, account, unit, day, balance)
    SELECT a.company_id, a.account, a.unit, ${day}::date, coalesce(b.balance, 0) + e.moved
    FROM (SELECT company_id, unit, account, sum(amount) AS moved
      FROM (${outsideEntries(sql`${day}::date`, sql`${day}::date + 1`)}) x GROUP BY company_id, unit, account) e
    JOIN ledger_account a ON a.company_id = e.company_id AND a.unit = e.unit AND a.account = e.account AND a.outside
    LEFT JOIN LATERAL (SELECT balance FROM ledger_close c WHERE c.company_id = a.company_id AND c.account = a.account
      AND c.unit = a.unit ORDER BY c.day DESC LIMIT 1) b ON true`.execute(db);
  await db.updateTable('ledger_watch').set({ closed_to: day }).execute();
  return true;
}

async function firstDay(db: Tx): Promise<string | undefined> {
  const first = await db
    .selectFrom('ledger_transfer')
    .select((select) => select.fn.min('at').as('at'))
    .executeTakeFirst();
  return first?.at ? dayInShanghai(first.at) : undefined;
}
