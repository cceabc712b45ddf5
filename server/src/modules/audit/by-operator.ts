import type { AuditList, AuditNarrowedBy } from '#contract/ops/audit';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { recordAudit, type AuditEntry } from './record-audit.ts';

type Act = Pick<AuditEntry, 'action' | 'subject'> & { personGuid?: string; reason: string };

/** An operator's act or look, in the transaction it belongs to. */
export const recordByOperator = (
  ctx: InCompany & Pick<OperatorCtx, 'operator' | 'requestId'>,
  { personGuid, ...act }: Act,
): Promise<void> =>
  recordAudit(ctx, {
    actor: { kind: 'operator', id: String(ctx.operator.operatorId), role: ctx.operator.role },
    personGuid: personGuid ?? null,
    requestId: ctx.requestId,
    ...act,
  });

interface ListRead {
  action: AuditList;
  companyId: number | undefined;
  /** How it was narrowed. Typed text may be personal and is not written down. */
  by: AuditNarrowedBy;
}

/** An operator looks through a list of people's things, of one company or of all: written down before anything is read. */
export const recordListRead = (ctx: OperatorCtx, { action, companyId, by }: ListRead): Promise<void> =>
  transact({ ...ctx, company: { companyId: PLATFORM_ID } }, (ctx) =>
    recordByOperator(ctx, {
      action,
      subject: { kind: 'company', id: companyId === undefined ? '' : String(companyId) },
      reason: by,
    }),
  );
