import type { FastifyBaseLogger } from 'fastify';
import type { Portal } from '../ctx.ts';
import { issueInvoices } from '../modules/invoice/index.ts';
import { forEachCompany, repeat } from './repeat.ts';

/** Days matter here, not minutes; often enough that a morning's invoices are there in the morning. */
const EVERY_MS = 5 * 60_000;

export const startIssuing = (portal: Portal, log: FastifyBaseLogger): (() => void) =>
  repeat('issuing invoices', EVERY_MS, log, () => issueAllInvoices(portal));

/** An issuer that does not answer one company's must not hold up another's. */
export async function issueAllInvoices(portal: Portal): Promise<void> {
  const failures: unknown[] = [];
  await forEachCompany(portal, (companyId) =>
    issueInvoices(portal, companyId).catch((error: unknown) => failures.push(error)),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'some invoices were not issued');
}
