import type { Log, Portal } from '../ctx.ts';
import { followExams } from '../modules/orders/index.ts';
import { forEachCompany, repeat } from './repeat.ts';

/** Nobody waits at the screen for it; soon enough to be asked about the check-up the same evening. */
const EVERY_MS = 10 * 60_000;

export const startFollowing = (portal: Portal, log: Log): (() => void) =>
  repeat('following check-ups', EVERY_MS, log, () => followAllExams(portal));

export const followAllExams = (portal: Portal): Promise<void> =>
  forEachCompany(portal, (companyId) => followExams(portal, companyId));
