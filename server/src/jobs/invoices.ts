import type { Log, Portal } from '../ctx.ts';
import { issueInvoices } from '../modules/invoice/index.ts';
import { forEachCompany, repeat } from './repeat.ts';

/** Days matter here, not minutes; often enough that a morning's invoices are there in the morning. */
const EVERY_MS = 5 * 60_000;

export const startIssuing = (portal: Portal, log: Log): (() => void) =>
  repeat('issuing invoices', EVERY_MS, log, () => issueAllInvoices(portal));

export const issueAllInvoices = (portal: Portal): Promise<void> =>
  forEachCompany(portal, (companyId) => issueInvoices(portal, companyId));
