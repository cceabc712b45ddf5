import type { Input, Reply } from '#contract/call';
import type { opsSignIn } from '#contract/ops/sign-in';
import type { Ctx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import {
  assertOwnSite,
  countOrRefuse,
  forgetSlowed,
  forgetTries,
  hashPassword,
  newToken,
  passwordMatches,
  triedBy,
} from '../../identity/index.ts';
import { inPlatform, type InPlatform } from '../in-platform.ts';
import { assertAcceptable } from './passwords.ts';
import { proveFactor, type Typed } from './prove-factor.ts';
import { replacePassword, type Operator } from '../queries.ts';
import { recordByOperator } from '../record.ts';
import { recoveryCodesLeft } from './recovery.ts';
import { endSessions, forgetSessions, startSession } from './session.ts';
import { openTicket, spendTicket, tryTicket } from './ticket.ts';

type Call = typeof opsSignIn.OpsEnterCode;

/** The last step: the second factor and, in place of an initial password, one of the operator's own. */
export async function enterCode(ctx: Ctx, request: Input<Call>): Promise<Reply<Call>> {
  assertOwnSite(ctx);
  const { operator } = await inPlatform(ctx, (ctx) => openTicket(ctx, request.ticket));
  await assertNewPassword(operator, request.newPassword);
  // over all tickets: a thief of the password must not guess codes without end
  // guard: codes over all tickets
  await countOrRefuse(ctx, 'operator-code', String(operator.operator_id));
  const newHash = request.newPassword === undefined ? undefined : await hashPassword(request.newPassword);
  const typed = { code: request.code, recoveryCode: request.recoveryCode };
  const cookie = newToken();
  const entered = await inPlatform(ctx, (ctx) => enter(ctx, { ticket: request.ticket, typed, newHash, cookie }));
  if (!entered) throw new Fault('codeWrong');
  // guard: right codes do not count towards too many
  await forgetSlowed(ctx, 'operator-code', String(operator.operator_id));
  forgetSessions(ctx.portal);
  ctx.client.setCookie(cookie, 'ops');
  return entered;
}

async function assertNewPassword(operator: Operator, newPassword: string | undefined): Promise<void> {
  if (!operator.must_change) {
    if (newPassword !== undefined) throw new Fault('badInput', { field: 'newPassword' });
    return;
  }
  // guard: the initial password is changed → if (newPassword === undefined) return
  if (newPassword === undefined) throw new Fault('newPasswordNeeded');
  assertAcceptable(newPassword, operator);
  if (await passwordMatches(newPassword, operator.password_hash)) throw new Fault('passwordSame');
}

interface Entering {
  ticket: string;
  typed: Typed;
  newHash: string | undefined;
  cookie: string;
}

/** Answers with nothing instead of throwing when the code is wrong: the try must stay counted. */
async function enter(
  ctx: InPlatform & Ctx,
  { ticket, typed, newHash, cookie }: Entering,
): Promise<Reply<Call> | undefined> {
  const held = await tryTicket(ctx, ticket);
  const { operator } = held;
  const proof = await proveFactor(ctx, held, typed);
  if (!proof) {
    await recordByOperator(ctx, operator, 'operator.codeRefused');
    return undefined;
  }
  // guard: a ticket is spent
  await spendTicket(ctx, held);
  if (newHash !== undefined) {
    const next = { password_hash: newHash, must_change: false };
    if (!(await replacePassword(ctx, operator, next))) throw new Fault('signInExpired');
    await endSessions(ctx, operator.operator_id);
    await recordByOperator(ctx, operator, 'operator.changePassword');
  }
  if (proof.way === 'enrolment') await recordByOperator(ctx, operator, 'operator.enrol');
  const session = await startSession(ctx, operator.operator_id, cookie);
  const recoveryLeft = await recoveryCodesLeft(ctx, operator.operator_id);
  await recordByOperator(ctx, operator, proof.way === 'recovery' ? 'operator.signInByRecovery' : 'operator.signIn');
  await forgetTries(ctx, triedBy(ctx, operator.operator_id, operator.login_name));
  return { session, name: operator.name, role: operator.role, recoveryCodes: proof.recoveryCodes, recoveryLeft };
}
