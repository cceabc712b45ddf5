import { sql } from 'kysely';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { Portal, Tx } from '../../ctx.ts';
import { outsideEntries } from './checks.ts';
import { asWatch } from './as-watch.ts';

/** Work begun before midnight has long been written by then. */
const AFTER_MIDNIGHT_MS = 3_600_000;
/** So many days at a time, where many are to be made up for. */
const MOST_DAYS = 31;

/** Closes the days that are over, each once by one node. Answers with how many. */
export const closeDays = (portal: Portal): Promise<number> =>
  asWatch(portal.database, (db) => closeNext(db, lastDayOver(portal)));

const lastDayOver = ({ clock }: Portal): string =>
  addDays(dayInShanghai(new Date(clock().getTime() - AFTER_MIDNIGHT_MS)), -1);

async function closeNext(db: Tx, last: string): Promise<number> {
  const watch = await db.selectFrom('ledger_watch').select('closed_to').forUpdate().skipLocked().executeTakeFirst();
  if (!watch) return 0;
  const from = watch.closed_to ? addDays(watch.closed_to, 1) : await firstDay(db);
  if (!from || from > last) return 0;
  const furthest = addDays(from, MOST_DAYS - 1);
  const to = furthest < last ? furthest : last;
  await sql`
    INSERT INTO ledger_close (company_id, account, unit, day, balance)
    SELECT a.company_id, a.account, a.unit, e.day, coalesce(b.balance, 0)
      + sum(e.moved) OVER (PARTITION BY a.company_id, a.account, a.unit ORDER BY e.day)
    FROM (SELECT company_id, unit, account, day, sum(amount) AS moved
      FROM (${outsideEntries(sql`${from}::date`, sql`${to}::date + 1`)}) x GROUP BY company_id, unit, account, day) e
    JOIN ledger_account a ON a.company_id = e.company_id AND a.unit = e.unit AND a.account = e.account AND a.outside
    LEFT JOIN LATERAL (SELECT balance FROM ledger_close c WHERE c.company_id = a.company_id AND c.account = a.account
      AND c.unit = a.unit ORDER BY c.day DESC LIMIT 1) b ON true`.execute(db);
  await db.updateTable('ledger_watch').set({ closed_to: to }).execute();
  return daysBetween(from, to);
}

const DAY_MS = 24 * 3_600_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

async function firstDay(db: Tx): Promise<string | undefined> {
  const first = await db
    .selectFrom('ledger_transfer')
    .select((select) => select.fn.min('at').as('at'))
    .executeTakeFirst();
  return first?.at ? dayInShanghai(first.at) : undefined;
}
