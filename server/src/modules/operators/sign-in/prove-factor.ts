import type { Ctx } from '../../../ctx.ts';
import type { InPlatform } from '../in-platform.ts';
import type { Operator } from '../queries.ts';
import { renewRecoveryCodes, spendRecoveryCode } from './recovery.ts';
import { stepOfCode } from './second-factor.ts';
import { newSecretSealContext, type openTicket } from './ticket.ts';

type ProofCtx = InPlatform & Ctx;
type Ticket = Awaited<ReturnType<typeof openTicket>>;
export interface Typed {
  code: string | undefined;
  recoveryCode: string | undefined;
}
export interface Proof {
  way: 'code' | 'recovery' | 'enrolment';
  /** New ones, when the second factor was set up just now. */
  recoveryCodes: string[];
}

/** Whether the typed code proves the second factor; each code does so once. */
export async function proveFactor(ctx: ProofCtx, ticket: Ticket, typed: Typed): Promise<Proof | undefined> {
  const { operator } = ticket;
  if (typed.recoveryCode !== undefined) {
    const isGood =
      operator.totp_secret !== null &&
      (await spendRecoveryCode(ctx, operator.operator_id, typed.recoveryCode, ctx.now()));
    return isGood ? { way: 'recovery', recoveryCodes: [] } : undefined;
  }
  const code = typed.code ?? '';
  return operator.totp_secret ? proveCode(ctx, operator, operator.totp_secret, code) : enrol(ctx, ticket, code);
}

async function proveCode(ctx: ProofCtx, operator: Operator, sealed: Buffer, code: string): Promise<Proof | undefined> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const step = stepOfCode(key.unseal(secretSealContext(operator.operator_id), sealed), code, ctx.now());
  if (step === undefined) return undefined;
  const taken = await ctx.db
    .updateTable('operator')
    .set({ totp_last_step: step })
    .where('operator_id', '=', operator.operator_id)
    .where('totp_secret', '=', sealed)
    // guard: an operator’s code counts once
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n ? { way: 'code', recoveryCodes: [] } : undefined;
}

async function enrol(ctx: ProofCtx, ticket: Ticket, code: string): Promise<Proof | undefined> {
  const { operator, newSecret } = ticket;
  if (!newSecret) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const secret = key.unseal(newSecretSealContext(ticket), newSecret);
  const step = stepOfCode(secret, code, ctx.now());
  if (step === undefined) return undefined;
  if (!(await setSecondFactor(ctx, operator.operator_id, { secret, step }))) return undefined;
  return { way: 'enrolment', recoveryCodes: await renewRecoveryCodes(ctx, operator.operator_id) };
}

/** Gives an operator without a second factor this one; codes up to that step are used. */
export async function setSecondFactor(
  ctx: InPlatform,
  operatorId: number,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const set = await ctx.db
    .updateTable('operator')
    .set({ totp_secret: key.seal(secretSealContext(operatorId), secret), totp_last_step: step })
    .where('operator_id', '=', operatorId)
    // guard: one second factor of two at once
    .where('totp_secret', 'is', null)
    .executeTakeFirst();
  return set.numUpdatedRows === 1n;
}

/** Where in the database an operator's secret is sealed for. */
const secretSealContext = (operatorId: number) => ({
  table: 'operator',
  column: 'totp_secret',
  row: String(operatorId),
});
