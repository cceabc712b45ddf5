import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { recordAudit, type AuditEntry } from './record-audit.ts';

type Act = Pick<AuditEntry, 'action' | 'subject'> & { personGuid?: string; reason: string };

/** What an operator does or looks at, in the transaction of what it is about. */
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
