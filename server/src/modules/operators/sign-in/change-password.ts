import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { countOrRefuse, forgetSlowed, hashPassword, passwordMatches } from '../../identity/index.ts';
import { asPlatform, inPlatform } from '../in-platform.ts';
import { assertAcceptable } from './passwords.ts';
import { operatorById, replacePassword } from '../queries.ts';
import { recordByOperator } from '../record.ts';
import { endSessions, endTickets, forgetSessions } from './session.ts';

/** Changes one's own password and signs out every other session, a thief's among them. */
export async function changeOwnPassword(
  ctx: OperatorCtx,
  oldOne: string,
  newOne: string,
): Promise<Committed<Record<string, never>>> {
  const { operatorId, tokenHash } = ctx.operator;
  const operator = await inPlatform(ctx, (ctx) => operatorById(ctx, operatorId));
  if (!operator) throw new Fault('sessionExpired');
  assertAcceptable(newOne, operator);
  if (newOne === oldOne) throw new Fault('passwordSame');
  const who = `operator|${operatorId}`;
  await countOrRefuse(ctx, 'old-password', who);
  if (!(await passwordMatches(oldOne, operator.password_hash))) throw new Fault('oldPasswordWrong');
  await forgetSlowed(ctx, 'old-password', who);
  const password_hash = await hashPassword(newOne);
  const done = await commitOnce(asPlatform(ctx), async (ctx) => {
    if (!(await replacePassword(ctx, operator, { password_hash, must_change: false })))
      throw new Fault('oldPasswordWrong');
    // a sign-in that is entering holds its ticket: its session is there once the ticket could be ended
    await endTickets(ctx, operatorId);
    await endSessions(ctx, operatorId, { allBut: tokenHash });
    await recordByOperator(ctx, operator, 'operator.changePassword');
    return {};
  });
  forgetSessions(ctx.portal);
  return done;
}
