import { sql } from 'kysely';
import type { Portal } from '../../ctx.ts';
import type { Job } from '../../jobs/start.ts';
import { whereWaiting, type Question } from '../../jobs/waiting.ts';
import { needsAttention } from './attention.ts';
import { reconcileBills } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';
import { sweepPayments } from './sweep.ts';

/** A bill comes once a day; one that could not be read is tried again. */
const BILLS_EVERY_MS = 15 * 60_000;
/** reliability §5.4 */
const ATTENTION_EVERY_MS = 5 * 60_000;

export const paymentJobs: Job[] = [
  { name: 'settling payments', everyMs: 5_000, work: (portal) => settleAll(portal) },
  { name: 'reading bills', everyMs: BILLS_EVERY_MS, work: (portal) => reconcileBills(portal) },
  {
    name: 'looking for payments that need somebody',
    everyMs: ATTENTION_EVERY_MS,
    work: async ({ database }, log) => {
      const attention = await needsAttention(database);
      if (attention.length > 0)
        log.warn({ count: attention.length, attention }, 'somebody should look at these payments');
    },
  },
];

const unsettled: Question = (now) => sql`
  SELECT company_id FROM payment WHERE state = 'open' AND checked_at < ${now}
  UNION SELECT company_id FROM refund WHERE state = 'asked' AND next_try <= ${now}`;

/** Asks providers about what no notice came for, and gives back what is owed. Safe on several nodes. */
export const settleAll = (portal: Portal): Promise<void> =>
  whereWaiting(portal, unsettled, async (companyId) => {
    await sweepPayments(portal, companyId);
    await sendRefunds(portal, companyId);
  });
