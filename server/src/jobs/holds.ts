import type { Log, Portal } from '../ctx.ts';
import { expireMallOrders } from '../modules/mall-orders/index.ts';
import { expireHolds } from '../modules/orders/index.ts';
import { repeat } from './repeat.ts';
import { whereWaiting } from './waiting.ts';

const EVERY_MS = 5_000;

/** Frees seats whose holds have run out, and closes mall orders nobody paid for; every node may do it, none does it twice. */
export const startExpiringHolds = (portal: Portal, log: Log): (() => void) =>
  repeat('expiring holds', EVERY_MS, log, () => expireAllHolds(portal));

export const expireAllHolds = (portal: Portal): Promise<void> =>
  whereWaiting(portal, 'holds', async (companyId) => {
    await expireHolds(portal, companyId);
    await expireMallOrders(portal, companyId);
  });
