import type { Log, Portal } from '../../ctx.ts';
import type { Job } from '../../jobs/start.ts';
import { checkChains } from './check-chains.ts';
import { seenBy } from './check-now.ts';
import { writeEvents } from './write-events.ts';

const HOUR_MS = 3_600_000;

/** The most a kill takes along; the log has its lines at once. */
const EVENTS_EVERY_MS = 5_000;

export const auditJobs: Job[] = [
  { name: 'checking the audit', everyMs: HOUR_MS, work: checkAudit },
  { name: 'writing security events', everyMs: EVENTS_EVERY_MS, work: writeEvents },
];

/** Raises an alarm and never mends silently: a person has to find who broke the chain. */
async function checkAudit(portal: Portal, log: Log): Promise<void> {
  await checkChains(portal, seenBy(portal), log);
}
