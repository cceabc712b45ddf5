import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { asPlatform } from '../in-platform.ts';
import { recordOn } from '../record.ts';
import { endSessions, forgetSessions } from './session.ts';

export async function signOut(ctx: OperatorCtx): Promise<Committed<Record<string, never>>> {
  const { operatorId, tokenHash } = ctx.operator;
  const done = await commitOnce(asPlatform(ctx), async (ctx) => {
    await endSessions(ctx, operatorId, { only: tokenHash });
    await recordOn(ctx, operatorId, 'operator.signOut');
    return {};
  });
  forgetSessions(ctx.portal);
  return done;
}
