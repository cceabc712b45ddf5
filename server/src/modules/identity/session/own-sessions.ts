import type { SignedInDevice } from '#contract/calls/sessions';
import type { CompanyCtx, EmployeeCtx, InTx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { assertPasswordConfirmed } from '../password/confirm-password.ts';
import { deviceText } from './device.ts';
import { openSessions } from '../queries.ts';
import { ABSOLUTE_MS, endSessions, forgetSessions, IDLE_MS } from './session.ts';

/** The sessions of an account the door would still let in, the one used last in front. */
export async function livingOf(ctx: InTx<CompanyCtx>, accountId: number): Promise<OpenSession[]> {
  const now = ctx.now().getTime();
  return (await openSessions(ctx, accountId)).filter(
    ({ seen_at, created_at }) => now - seen_at.getTime() <= IDLE_MS && now - created_at.getTime() <= ABSOLUTE_MS,
  );
}
type OpenSession = Awaited<ReturnType<typeof openSessions>>[number];

/** Where one is signed in: this session first, then the one that was used last. */
export async function listSessions(ctx: EmployeeCtx): Promise<SignedInDevice[]> {
  const { accountId, tokenHash } = ctx.session;
  const living = await transact(ctx, (ctx) => livingOf(ctx, accountId));
  return living
    .map((row) => ({
      id: row.session_id,
      device: deviceText(row.device, ctx.lang),
      since: row.created_at.toISOString(),
      lastSeen: row.seen_at.toISOString(),
      isThis: row.token_hash.equals(tokenHash),
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

export const endOwnSession = (ctx: EmployeeCtx, withId: string) => end(ctx, { withId });

export const endOtherSessions = (ctx: EmployeeCtx) => end(ctx, { allBut: ctx.session.tokenHash });

async function end(
  ctx: EmployeeCtx,
  which: { withId: string } | { allBut: Buffer },
): Promise<Committed<{ ended: number }>> {
  const done = await commitOnce(ctx, async (ctx) => {
    // a thief must not be able to put the owner out
    // guard: password again before ending sessions
    await assertPasswordConfirmed(ctx);
    return { ended: await endSessions(ctx, ctx.session.accountId, which) };
  });
  forgetSessions(ctx.portal);
  return done;
}
