import { sql } from 'kysely';
import type { Portal } from '../../ctx.ts';
import type { Job } from '../../jobs/start.ts';
import { whereWaiting, type Question } from '../../jobs/waiting.ts';
import { expireMallOrders } from './orders/expire-orders.ts';
import { completeMallOrders } from './fulfilment/receipt-job.ts';

export const mallOrderJobs: Job[] = [
  { name: 'expiring mall orders', everyMs: 5_000, work: (portal) => expireAllMallOrders(portal) },
  { name: 'completing mall orders', everyMs: 60_000, work: (portal) => completeMallOrders(portal) },
];

const overdueOrders: Question = (now) => sql`
  SELECT DISTINCT company_id FROM mall_order WHERE status = 10 AND held_until < ${now}`;

/** Closes unpaid orders; every node may do it, and each is closed once. */
export const expireAllMallOrders = (portal: Portal): Promise<void> =>
  whereWaiting(portal, overdueOrders, (companyId) => expireMallOrders(portal, companyId));
