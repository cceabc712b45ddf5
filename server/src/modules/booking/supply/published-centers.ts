import { sql, type RawBuilder } from 'kysely';
import { dayInShanghai } from '#contract/rules/day';
import type { Portal } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { loadCenters, type SupplyCenter } from './load-centers.ts';

type Dated = Pick<SupplyCenter['row'], 'opens_on' | 'closes_on'>;

/** Whether there are check-ups on a day, as far as the centre's first and last day say. */
export const isWithinDays = ({ opens_on, closes_on }: Dated, day: string): boolean =>
  (opens_on === null || day >= opens_on) && (closes_on === null || day <= closes_on);

/** The one condition under which a centre is for employees; its last day may still be booked while it is to come. */
const isForEmployees = ({ row }: SupplyCenter, today: string): boolean =>
  /* guard: supply: only published centres are for employees → true */ row.state === 'published' &&
  (row.closes_on === null || row.closes_on >= today);

/** Whether a centre `c` has check-ups on a day, within a statement; a draft has, and only operators see them. */
export const hasCheckUps = (day: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(c.state <> 'closed' AND ${day} BETWEEN coalesce(c.opens_on, ${day}) AND coalesce(c.closes_on, ${day}))`;

/** The condition for employees within a statement about a centre `c` on a day. */
export const isForEmployeesOn = (day: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(c.state = 'published' AND ${hasCheckUps(day)})`;

/** The centres people can be offered, by id: everything employees choose from comes through here. */
export async function publishedCenters(portal: Portal): Promise<Map<number, SupplyCenter>> {
  const today = dayInShanghai(portal.clock());
  return new Map([...(await loadCenters(portal))].filter(([, center]) => isForEmployees(center, today)));
}

/** A centre that is not published does not exist for the caller. */
export async function publishedCenter(portal: Portal, centerId: number): Promise<SupplyCenter> {
  const center = (await publishedCenters(portal)).get(centerId);
  if (!center) throw new Fault('centreUnknown');
  return center;
}
