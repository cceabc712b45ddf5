import type { Log, Portal } from '../ctx.ts';
import { startKeepingCapacity } from './capacity.ts';
import { startFollowing } from './exams.ts';
import { startExpiringHolds } from './holds.ts';
import { startSendingMessages } from './messages.ts';
import { startIssuing } from './invoices.ts';
import { startAuditing, startReconciling, startSettling } from './payments.ts';
import { startSweeping } from './sweep.ts';

/** Everything that happens without a request; answers with how to stop it. */
export async function startJobs(portal: Portal, log: Log): Promise<() => void> {
  const stops = [
    startSweeping(portal, log),
    startExpiringHolds(portal, log),
    startSettling(portal, log),
    startAuditing(portal, log),
    startReconciling(portal, log),
    startSendingMessages(portal, log),
    startIssuing(portal, log),
    startFollowing(portal, log),
    await startKeepingCapacity(portal, log),
  ];
  return () => stops.forEach((stop) => stop());
}
