import type { InCompany } from '../../ctx.ts';
import { recordAudit } from '../audit/index.ts';

/** Money went back, or the provider refused to give it: written with the refund's new state. */
export const recordOutcome = (ctx: InCompany, outRefundNo: string, state: 'done' | 'failed'): Promise<void> =>
  recordAudit(ctx, {
    actor: { kind: 'job', id: 'payment', role: '' },
    action: `refund.${state}`,
    subject: { kind: 'refund', id: outRefundNo },
    personGuid: null,
    reason: '',
    requestId: '',
  });
