import type { InCompany } from '../../ctx.ts';
import { recordAudit, type AuditEntry } from './record-audit.ts';

type Act = Pick<AuditEntry, 'action' | 'subject'> & { personGuid: string; reason?: string };

/** Records an employee's action that must be told later, in the transaction it belongs to. */
export const recordByAccount = (ctx: InCompany & { requestId: string }, accountId: number, act: Act): Promise<void> =>
  recordAudit(ctx, entryByAccount(ctx, accountId, act));

/** The same to be recorded with others. */
export function entryByAccount(
  { portal, company, requestId }: Omit<InCompany, 'db'> & { requestId: string },
  accountId: number,
  { reason = '', ...act }: Act,
): AuditEntry {
  const id = portal.watch.marks.account(company.companyId, accountId);
  return { actor: { kind: 'employee', id, role: '' }, reason, requestId, ...act };
}
