import { sql } from 'kysely';
import { machineClock } from '../clock.ts';
import type { Database } from './open.ts';

/**
 * By how many milliseconds PostgreSQL's clock is ahead of this machine's (negative: behind), as far as that is certain:
 * a difference within the time the question took counts as none. `PORTAL_NOW` moves neither of the two.
 */
export async function clockDifference(
  { engine, borrow }: Pick<Database, 'engine' | 'borrow'>,
  machine = machineClock,
): Promise<number> {
  if (engine === 'embedded') return 0; // it reads the clock of this very process
  const before = machine().getTime();
  const asked = sql<{ at: string }>`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS at`;
  const { rows } = await borrow(({ db }) => asked.execute(db));
  const after = machine().getTime();
  const theirs = Math.round(Number(rows[0]?.at));
  if (theirs < before) return theirs - before;
  return Math.max(0, theirs - after);
}
