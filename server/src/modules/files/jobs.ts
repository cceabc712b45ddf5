import { sql } from 'kysely';
import type { Portal } from '../../ctx.ts';
import type { Job } from '../../jobs/start.ts';
import { whereWaiting, type Question } from '../../jobs/waiting.ts';
import { isDue, removeOldFiles } from './remove-files.ts';

const EVERY_MS = 10 * 60_000;

export const fileJobs: Job[] = [
  { name: 'removing files', everyMs: EVERY_MS, work: (portal) => removeAllOldFiles(portal) },
];

/** The platform among them. */
const withOldFiles: Question = (now) => sql`SELECT DISTINCT company_id FROM file WHERE ${isDue(now)}`;

export const removeAllOldFiles = (portal: Portal): Promise<void> =>
  whereWaiting(portal, withOldFiles, (companyId) => removeOldFiles(portal, companyId));
