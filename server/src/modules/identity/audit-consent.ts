import type { CompanyCtx, InTx } from '../../ctx.ts';
import { recordByAccount } from '../audit/index.ts';
import { PORTAL_CONSENT, type AccountRow } from './queries.ts';

export const auditConsent = (
  ctx: InTx<CompanyCtx>,
  { account_id, person_guid }: AccountRow,
  version: string,
): Promise<void> =>
  recordByAccount(ctx, account_id, {
    action: 'consent.give',
    subject: { kind: 'consent', id: `${PORTAL_CONSENT} ${version}` },
    personGuid: person_guid,
  });
