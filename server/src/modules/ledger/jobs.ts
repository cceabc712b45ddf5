import type { Job } from '../../jobs/start.ts';
import { brokenInvariants } from './invariants.ts';

/** reliability §5.4 */
const EVERY_MS = 5 * 60_000;

/** Proves that the money adds up; what does not is an alarm, never mended silently. */
export const ledgerJobs: Job[] = [
  {
    name: 'auditing the ledger',
    everyMs: EVERY_MS,
    work: async ({ database }, log) => {
      const broken = await brokenInvariants(database);
      if (broken.length > 0) log.error({ broken }, 'the ledger does not add up');
    },
  },
];
