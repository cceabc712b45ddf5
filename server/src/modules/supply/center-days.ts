import { sql } from 'kysely';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { Fault } from '../../fault.ts';
import { followWeek, KEPT_AHEAD } from '../booking/index.ts';
import type { CenterRow } from './center-row.ts';
import { lockTable, staleFault, type SupplyWrite } from './change-supply.ts';

/** The row as the caller has seen it. One operator changes a centre at a time; orders that name it do not wait. */
export async function centerToChange(
  { db }: SupplyWrite,
  centerId: number,
  revision: number | undefined,
): Promise<CenterRow> {
  if (revision === undefined) throw new Fault('badInput', { field: 'revision' });
  await lockTable(db, 'center');
  const row = await db
    .selectFrom('center')
    .selectAll()
    .where('center_id', '=', centerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // guard: supply: a centre is saved as it was seen
  if (row?.revision !== revision) throw staleFault(row);
  return row;
}

/** Days that have seats, and may be booked. */
export const daysAhead = ({ now }: Pick<SupplyWrite, 'now'>) => {
  const today = dayInShanghai(now());
  return { today, tomorrow: addDays(today, 1), last: addDays(today, KEPT_AHEAD) };
};

/**
 * Seats that are sold or held between two days. Asked after the free ones were taken away: an order that is being placed
 * has its seat by then, or gets none.
 */
export async function bookedBetween({ db }: SupplyWrite, centerId: number, from: string, to?: string): Promise<number> {
  const { rows } = await sql<{ booked: number }>`
    SELECT coalesce(sum(booked), 0)::int AS booked FROM segment
    WHERE center_id = ${centerId} AND day >= ${from} AND (${to ?? null}::date IS NULL OR day <= ${to ?? null}::date)`.execute(
    db,
  );
  return rows[0]?.booked ?? 0;
}

/** After the opening day was written: days that have check-ups now get their seats, others lose those that are free. */
export async function moveOpening(write: SupplyWrite, before: CenterRow, opensOn: string | null): Promise<void> {
  const { center_id: centerId, opens_on: openedOn } = before;
  if (openedOn === opensOn) return;
  const { today, last } = daysAhead(write);
  const [first = today, second = today] = [openedOn ?? today, opensOn ?? today].sort();
  const from = first < today ? today : first;
  const to = second > last ? last : addDays(second, -1);
  if (from <= to) await followWeek(write.db, centerId, from, to);
  if (opensOn === null || opensOn <= today) return;
  const n = await bookedBetween(write, centerId, today, addDays(opensOn, -1));
  // guard: supply: no booking is left before the opening day
  if (n > 0) throw new Fault('centreOpeningBooked', { n, field: 'opensOn' });
}
