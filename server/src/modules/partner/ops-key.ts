import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsPartner } from '#contract/ops/partner';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { callbackOf } from './relogon.ts';
import { keyMade, newSecret, saveSecret } from './secret.ts';

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
      key: made ? { madeAt: made.made_at.toISOString(), madeBy: made.made_by } : null,
    };
  });

/** Whoever presses on top of another's is told: the key that one has just handed over would be dead. */
export const makeKey = async (
  ctx: OperatorCtx,
  { companyId, seen, reason }: Input<Calls['OpsPartnerKeyMake']>,
): Promise<Committed<Reply<Calls['OpsPartnerKeyMake']>>> =>
  commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    if (!ctx.company.config.partner) throw new Fault('partnerKeyOff');
    // two who make the first at the same moment have no row to wait at
    await sql`SELECT 1 FROM company WHERE company_id = ${companyId} FOR UPDATE`.execute(ctx.db);
    const made = await keyMade(ctx, { lock: true });
    if (made?.made_at.toISOString() !== seen) throw new Fault('settingsMoved', { who: made?.made_by ?? '' });
    const secret = newSecret();
    await saveSecret(ctx, secret, ctx.operator.name);
    await recordByOperator(ctx, {
      action: 'partner.key',
      subject: { kind: 'company', id: String(companyId) },
      reason,
    });
    return { secret };
  });
