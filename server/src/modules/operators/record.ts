import type { OperatorCtx } from '../../ctx.ts';
import { recordAudit } from '../audit/index.ts';
import type { InPlatform } from './in-platform.ts';
import type { Operator } from './queries.ts';

/** An operator's act on an account in the console, with the act itself. */
export const recordOn = (
  ctx: InPlatform & OperatorCtx,
  operatorId: number,
  action: string,
  reason = '',
): Promise<unknown> =>
  recordAudit(ctx, {
    actor: { kind: 'operator', id: String(ctx.operator.operatorId), role: ctx.operator.role },
    action,
    subject: { kind: 'operator', id: String(operatorId) },
    personGuid: null,
    reason,
    requestId: ctx.requestId,
  });

/** An operator's act on their own account, with or without a session yet. */
export const recordByOperator = (
  ctx: InPlatform & { requestId: string },
  operator: Pick<Operator, 'operator_id' | 'role'>,
  action: string,
): Promise<unknown> =>
  recordAudit(ctx, {
    actor: { kind: 'operator', id: String(operator.operator_id), role: operator.role },
    action,
    subject: { kind: 'operator', id: String(operator.operator_id) },
    personGuid: null,
    reason: '',
    requestId: ctx.requestId,
  });
