import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { endSessions, forgetSessions } from './session.ts';

export async function signOut(ctx: EmployeeCtx): Promise<Committed<Record<string, never>>> {
  const done = await commitOnce(ctx, async (ctx) => {
    await endSessions(ctx, ctx.session.accountId, { only: ctx.session.tokenHash });
    return {};
  });
  forgetSessions(ctx.portal);
  return done;
}
