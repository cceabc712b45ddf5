import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import type { opsPartner } from '#contract/ops/partner';
import { defineApproval } from '../../../approval.ts';
import type { InCompany, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { askForApproval, waitingFor } from '../../approvals/index.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany } from '../../company/index.ts';
import { queueAccessChanged } from '../../messages/index.ts';
import { callbackOf } from '../relogon.ts';
import { keyMade, newSecret, saveSecret } from '../secret.ts';

type Calls = typeof opsPartner;

export const readKey = async (
  ctx: OperatorCtx,
  { companyId }: Input<Calls['OpsPartnerKey']>,
): Promise<Reply<Calls['OpsPartnerKey']>> =>
  transact(await enterCompany(ctx, companyId), async (ctx) => {
    const callbackUrl = callbackOf(ctx.company);
    const made = await keyMade(ctx);
    return {
      isOn: ctx.company.config.partner !== undefined,
      host: callbackUrl === undefined ? '' : new URL(callbackUrl).host,
      waits: (await waitingFor(ctx, partnerKeyApproval.kind, 'key')) !== undefined,
      key: made ? { madeAt: made.made_at.toISOString(), madeBy: made.made_by } : null,
    };
  });

/** Asked for by one administrator, made when a second one approves. */
export const makeKey = async (
  ctx: OperatorCtx,
  { companyId, seen, reason }: Input<Calls['OpsPartnerKeyMake']>,
): Promise<Committed<Reply<Calls['OpsPartnerKeyMake']>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    if (!ctx.company.config.partner) throw new Fault('partnerKeyOff');
    await assertUnmoved(ctx, seen);
    return {
      approvalId: await askForApproval(ctx, partnerKeyApproval, { subject: 'key', proposal: { seen }, reason }),
    };
  });

export const partnerKeyApproval = defineApproval({
  kind: 'partner.key',
  roles: ['admin'],
  title: { zh: '更换合作平台密钥', en: 'New key for the partner site' },
  proposal: z.object({ seen: z.optional(z.string()) }),
  lines: () => [{ zh: '旧密钥立即失效', en: 'The key before ends at once' }],
  apply: async (ctx, { proposal, reason, approvalId, askedBy }) => {
    const { companyId } = ctx.company;
    // two who make the first at the same moment have no row to wait at
    await sql`SELECT 1 FROM company WHERE company_id = ${companyId} FOR UPDATE`.execute(ctx.db);
    await assertUnmoved(ctx, proposal.seen);
    const secret = newSecret();
    await saveSecret(ctx, secret, askedBy.name);
    await queueAccessChanged(ctx, 'partnerKey', approvalId);
    await recordByOperator(ctx, { action: 'partner.key', subject: { kind: 'company', id: String(companyId) }, reason });
    return { name: ctx.company.code, secret };
  },
});

/** Refuses a new key on top of another operator's: the one just handed over would be dead. */
async function assertUnmoved(ctx: InCompany, seen: string | undefined): Promise<void> {
  const made = await keyMade(ctx, { lock: true });
  // guard: partner key: replace the key seen
  if (made?.made_at.toISOString() !== seen) throw new Fault('settingsMoved', { who: made?.made_by ?? '' });
}
