import { sql } from 'kysely';
import type { Portal } from '../../ctx.ts';
import { forEachCompany } from '../../jobs/repeat.ts';
import type { Job } from '../../jobs/start.ts';
import { whereWaiting, type Question } from '../../jobs/waiting.ts';
import { expireHolds } from './place/expire-holds.ts';
import { followExams } from './records/follow-exams.ts';
import { issueMissingVouchers } from './records/vouchers.ts';

/** A seat is free again within five seconds. */
const EXPIRE_EVERY_MS = 2_000;
/** No person waits at the screen for it; soon enough for the question about the check-up the same evening. */
const FOLLOW_EVERY_MS = 10 * 60_000;
/** Rarely any: after an upgrade, and while a node of the version before still books. */
const VOUCHERS_EVERY_MS = 60_000;

export const orderJobs: Job[] = [
  { name: 'expiring holds', everyMs: EXPIRE_EVERY_MS, work: (portal) => expireAllHolds(portal) },
  { name: 'following check-ups', everyMs: FOLLOW_EVERY_MS, work: (portal) => followAllExams(portal) },
  {
    name: 'issuing vouchers',
    everyMs: VOUCHERS_EVERY_MS,
    atStart: true,
    work: (portal) => issueMissingVouchers(portal),
  },
];

const overdueHolds: Question = (now) => sql`
  SELECT company_id FROM exam_order WHERE status = 10 AND held_until < ${now}
  UNION SELECT company_id FROM order_change WHERE state = 'held' AND held_until < ${now}`;

/** Frees seats whose holds have run out; every node may do it, none does it twice. */
export const expireAllHolds = (portal: Portal): Promise<void> =>
  whereWaiting(portal, overdueHolds, (companyId) => expireHolds(portal, companyId));

export const followAllExams = (portal: Portal): Promise<void> =>
  forEachCompany(portal, (companyId) => followExams(portal, companyId));
