import type { Log, Portal } from '../ctx.ts';
import { brokenInvariants } from '../modules/ledger/index.ts';
import { needsAttention, reconcileBills, sendRefunds, sweepPayments } from '../modules/payment/index.ts';
import { repeat } from './repeat.ts';
import { whereWaiting } from './waiting.ts';

const EVERY_MS = 5_000;
/** reliability §5.4 */
const AUDIT_EVERY_MS = 5 * 60_000;

/** Asks providers about what no notice came for, and gives back what is owed. Safe on several nodes. */
export const startSettling = (portal: Portal, log: Log): (() => void) =>
  repeat('settling payments', EVERY_MS, log, () => settleAll(portal));

export const settleAll = (portal: Portal): Promise<void> =>
  whereWaiting(portal, 'payments', async (companyId) => {
    await sweepPayments(portal, companyId);
    await sendRefunds(portal, companyId);
  });

/** A bill comes once a day; one that could not be read is tried again. */
const BILLS_EVERY_MS = 15 * 60_000;

/** Holds the providers' bills against the ledger; what differs is told by the audit. One node reads each. */
export const startReconciling = (portal: Portal, log: Log): (() => void) =>
  repeat('reading bills', BILLS_EVERY_MS, log, () => reconcileBills(portal));

/** Proves that the money adds up; what does not is an alarm, never mended silently. */
export const startAuditing = (portal: Portal, log: Log): (() => void) =>
  repeat('auditing the ledger', AUDIT_EVERY_MS, log, async () => {
    const broken = await brokenInvariants(portal.database);
    if (broken.length > 0) log.error({ broken }, 'the ledger does not add up');
    const attention = await needsAttention(portal.database);
    if (attention.length > 0)
      log.warn({ count: attention.length, attention }, 'somebody should look at these payments');
  });
