import type { Portal } from '../../ctx.ts';
import { forEachCompany } from '../../jobs/repeat.ts';
import type { Job } from '../../jobs/start.ts';
import { issueInvoices } from './issue-invoices.ts';

/** Days matter here, not minutes; often enough that a morning's invoices are there in the morning. */
const EVERY_MS = 5 * 60_000;

export const invoiceJobs: Job[] = [
  { name: 'issuing invoices', everyMs: EVERY_MS, work: (portal) => issueAllInvoices(portal) },
];

export const issueAllInvoices = (portal: Portal): Promise<void> =>
  forEachCompany(portal, (companyId) => issueInvoices(portal, companyId));
