import { sql } from 'kysely';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import type { Job } from '../../jobs/start.ts';
import { whereWaiting, type Question } from '../../jobs/waiting.ts';
import { takeRest } from './take-rest.ts';

const EVERY_MS = 60_000;
const A_STEP = 50;

export const pointsJobs: Job[] = [
  { name: 'expiring points', everyMs: EVERY_MS, work: (portal) => expireAllPoints(portal) },
];

/** Grants with something left whose time is over, or that were taken back and have got points back since. */
const overdue: Question = (now) => sql`
  SELECT DISTINCT company_id FROM points_grant WHERE remaining > 0 AND expires_on < ${dayInShanghai(now)}
  UNION SELECT company_id FROM points_grant WHERE remaining > 0 AND reversed_at IS NOT NULL`;

/** Every node may do it, none does it twice. */
export const expireAllPoints = (portal: Portal): Promise<void> =>
  whereWaiting(portal, overdue, (companyId) => expirePoints(portal, companyId));

async function expirePoints(portal: Portal, companyId: number): Promise<void> {
  let expired: number;
  do expired = await transact({ portal, company: { companyId } }, expirePointsIn);
  while (expired === A_STEP);
}

/**
 * Some of a company's that are over; answers with how many. All grants are locked before the ledger, as everywhere; one that
 * is being spent is left for the next time.
 */
export async function expirePointsIn(ctx: InCompany): Promise<number> {
  const today = dayInShanghai(ctx.portal.clock());
  const over = await ctx.db
    .selectFrom('points_grant')
    .select(['grant_id', 'person_guid', 'remaining', 'reason', 'reversed_at'])
    .where('company_id', '=', ctx.company.companyId)
    .where('remaining', '>', 0)
    .where((where) => where.or([where('expires_on', '<', today), where('reversed_at', 'is not', null)]))
    .orderBy('expires_on')
    .orderBy('grant_id')
    .limit(A_STEP)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const grant of over) await takeRest(ctx, grant, grant.reversed_at ? 'reverse' : 'expire');
  return over.length;
}
