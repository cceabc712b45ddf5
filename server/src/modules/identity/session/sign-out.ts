import type { EmployeeCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { endSessions, forgetSessions } from './session.ts';

export async function signOut(ctx: EmployeeCtx): Promise<Committed<Record<string, never>>> {
  // a person who came by single sign-on goes out where they came in
  // guard: sso: no exit from single sign-on
  if (ctx.session.singleSignOn) throw new Fault('exitNotHere');
  const done = await commitOnce(ctx, async (ctx) => {
    await endSessions(ctx, ctx.session.accountId, { only: ctx.session.tokenHash });
    return {};
  });
  forgetSessions(ctx.portal);
  return done;
}
