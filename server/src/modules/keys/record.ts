import { randomUUID } from 'node:crypto';
import type { InCompany } from '../../ctx.ts';
import { recordAudit } from '../audit/index.ts';

export const BY_COMMAND = { id: 'npm run keys', name: 'npm run keys' };

/** Changes of keys are in the audit of the keys' owner. */
export const recordRotation = (ctx: InCompany, action: string, keyNo: string): Promise<void> =>
  recordAudit(ctx, {
    actor: { kind: 'command', id: BY_COMMAND.id, role: '' },
    action,
    subject: { kind: 'key', id: keyNo },
    personGuid: null,
    reason: '',
    requestId: randomUUID(),
  });
