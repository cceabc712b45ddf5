import type { Portal } from '../../ctx.ts';
import type { Job } from '../../jobs/start.ts';
import { needsAttention } from './bills/attention.ts';
import { reconcileBills } from './bills/reconcile.ts';
import { sendRefunds } from './refunds.ts';
import { sweepPayments } from './sweep.ts';

/** A bill comes once a day; one that could not be read is tried again. */
const BILLS_EVERY_MS = 15 * 60_000;
/** How often the list of attention is looked at. */
const ATTENTION_EVERY_MS = 5 * 60_000;

export const paymentJobs: Job[] = [
  { name: 'asking about payments', everyMs: 5_000, work: (portal) => sweepPayments(portal) },
  { name: 'sending refunds', everyMs: 5_000, work: (portal) => sendRefunds(portal) },
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

/** Asks providers about payments without a notice, and gives owed money back. Safe on several nodes. */
export async function settleAll(portal: Portal): Promise<void> {
  await sweepPayments(portal);
  await sendRefunds(portal);
}
