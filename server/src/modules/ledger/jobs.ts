import type { Job } from '../../jobs/start.ts';
import { closeDays } from './close-days.ts';
import { passOn } from './pass.ts';
import { checkLastDays, watchState } from './watch.ts';

/** How often recent rows are checked. */
const EVERY_MS = 5 * 60_000;
const CLOSE_EVERY_MS = 10 * 60_000;
const PASS_EVERY_MS = 10_000;

/** Proves that the money adds up; what does not is an alarm, never mended silently. */
export const ledgerJobs: Job[] = [
  {
    name: 'auditing the last days of the ledger',
    everyMs: EVERY_MS,
    work: async (portal, log) => {
      const broken = await checkLastDays(portal);
      // the pass's findings are told again until the next one finds them right
      const { found } = await watchState(portal);
      const all = [...new Set([...broken, ...found])];
      portal.watch.counters.set('portal_invariants_broken', all.length);
      if (all.length > 0) log.error({ broken: all }, 'the ledger does not add up');
    },
  },
  { name: 'closing the days of the ledger', everyMs: CLOSE_EVERY_MS, work: (portal) => closeDays(portal) },
  {
    name: 'auditing the whole ledger',
    everyMs: PASS_EVERY_MS,
    work: async (portal, log, isStopping) => {
      const broken = await passOn(portal, isStopping);
      if (broken.length > 0) log.error({ broken }, 'the ledger does not add up');
    },
  },
];
