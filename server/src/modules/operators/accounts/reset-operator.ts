import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { hashPassword } from '../../identity/index.ts';
import { decideLater } from '../decides-from.ts';
import { asPlatform, type InPlatform } from '../in-platform.ts';
import { initialPassword } from '../sign-in/passwords.ts';
import type { Operator } from '../queries.ts';
import { recordOn } from '../record.ts';
import { dropRecoveryCodes } from '../sign-in/recovery.ts';
import { endSessions, endTickets, forgetSessions } from '../sign-in/session.ts';

/** By an administrator, for a lost telephone: the next sign-in sets up a new second factor. */
export async function resetSecondFactor(
  ctx: OperatorCtx,
  operatorId: number,
  reason: string,
): Promise<Committed<Record<string, never>>> {
  const done = await commitOnce(asPlatform(ctx), async (ctx) => {
    await forgetFactor(ctx, operatorId);
    await decideLater(ctx, operatorId);
    await recordOn(ctx, operatorId, 'operator.resetSecondFactor', reason);
    return {};
  });
  forgetSessions(ctx.portal);
  return done;
}

/** By an administrator, for a forgotten password. */
export async function resetPassword(
  ctx: OperatorCtx,
  operatorId: number,
  reason: string,
): Promise<Committed<{ initialPassword: string }>> {
  const password = initialPassword();
  const passwordHash = await hashPassword(password);
  const done = await commitOnce(asPlatform(ctx), async (ctx) => {
    await setInitialPassword(ctx, operatorId, passwordHash);
    await decideLater(ctx, operatorId);
    await recordOn(ctx, operatorId, 'operator.resetPassword', reason);
    return { initialPassword: password };
  });
  forgetSessions(ctx.portal);
  return done;
}

export async function forgetFactor(ctx: InPlatform, operatorId: number): Promise<void> {
  await change(ctx, operatorId, { totp_secret: null, totp_last_step: null });
  await dropRecoveryCodes(ctx, operatorId);
}

export const setInitialPassword = (ctx: InPlatform, operatorId: number, passwordHash: string): Promise<void> =>
  change(ctx, operatorId, { password_hash: passwordHash, must_change: true });

type Change = Pick<Operator, 'totp_secret' | 'totp_last_step'> | Pick<Operator, 'password_hash' | 'must_change'>;

async function change(ctx: InPlatform, operatorId: number, values: Change): Promise<void> {
  const changed = await ctx.db
    .updateTable('operator')
    .set(values)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw new Fault('operatorUnknown');
  // a sign-in that is entering holds its ticket: its session is there once the ticket could be ended
  // guard: a reset ends a sign-in under way
  await endTickets(ctx, operatorId);
  await endSessions(ctx, operatorId);
}
