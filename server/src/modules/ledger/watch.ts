import { addDays, dayInShanghai } from '#contract/rules/day';
import type { Portal } from '../../ctx.ts';
import { asAuditor } from '../../db/transact.ts';
import { asWatch } from './as-watch.ts';
import { CHECKS, outsideCheck, schemaCheck } from './checks.ts';
import { askAll, closedTo } from './invariants.ts';
import { touchedSince } from './touched.ts';

/**
 * The breaches among everything that moved today or yesterday: it costs as much as a day, however old the books are.
 */
export async function checkLastDays(portal: Portal): Promise<string[]> {
  const now = portal.clock();
  const since = new Date(`${addDays(dayInShanghai(now), -1)}T00:00:00+08:00`);
  return asWatch(portal.database, async (db) => {
    const broken = [...(await askAll(db, [outsideCheck(await closedTo(db)), schemaCheck]))];
    const touched = touchedSince(since);
    for (const [subject, names] of Object.entries(touched)) {
      // each subject is a question of its own, so that a slow one has its own time
      broken.push(...(await askAll(db, [CHECKS[subject as keyof typeof touched](names)])));
    }
    await db.updateTable('ledger_watch').set({ checked_at: now }).execute();
    return broken;
  });
}

/** The state of the watch, for the operators. */
export const watchState = (portal: Portal) =>
  asAuditor(portal.database, (db) =>
    db
      .selectFrom('ledger_watch')
      .select(['checked_at', 'pass_began', 'pass_ended', 'closed_to', 'found'])
      .executeTakeFirstOrThrow(),
  );
