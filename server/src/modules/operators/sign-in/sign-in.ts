import type { Input, Reply } from '#contract/call';
import type { opsSignIn } from '#contract/ops/sign-in';
import type { Ctx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import {
  admitTry,
  assertAdmitted,
  assertOwnSite,
  countFailure,
  newToken,
  normalLogin,
  passwordMatches,
  readWork,
  triedBy,
} from '../../identity/index.ts';
import { inPlatform } from '../in-platform.ts';
import { operatorByLogin } from '../queries.ts';
import { issueTicket } from './ticket.ts';

type Call = typeof opsSignIn.OpsSignIn;

/** The first step: the password. Unknown, disabled and wrong take the same time and give the same text. */
export async function checkOperator(ctx: Ctx, { loginName, password, work }: Input<Call>): Promise<Reply<Call>> {
  assertOwnSite(ctx);
  const login = normalLogin(loginName);
  const done = await readWork(ctx, 'sign-in', work);
  const { operator, verdict } = await inPlatform(ctx, async (ctx) => {
    const operator = await operatorByLogin(ctx, login);
    ctx.trail.account = ctx.portal.watch.marks.operator(operator?.operator_id ?? login);
    return { operator, verdict: await admitTry(ctx, triedBy(ctx, operator?.operator_id, login), done) };
  });
  await assertAdmitted(ctx, verdict);
  // outside any transaction: a hash takes long enough to hold up the embedded engine's only connection
  if (!(await passwordMatches(password, operator?.password_hash)) || !operator) {
    await countFailure(ctx, verdict.tried);
    throw new Fault('wrongOperator');
  }
  const cookie = newToken();
  const ticket = await inPlatform(ctx, (ctx) => issueTicket(ctx, operator, cookie));
  ctx.client.setCookie(cookie, 'ops');
  return { step: operator.totp_secret ? 'code' : 'enrol', ticket, mustChange: operator.must_change };
}
