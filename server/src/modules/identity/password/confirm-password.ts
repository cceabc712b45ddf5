import type { FaultName } from '#contract/faults';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { passwordMatches } from './password-hash.ts';
import { passwordHashOf } from '../queries.ts';
import { countOrRefuse, forgetSlowed } from '../sign-in/throttle.ts';

/** Long enough to look at a number and change a phone, too short to leave a desk. */
const CONFIRMED_MS = 5 * 60_000;

/** Checks the caller's password; answers with its hash, so that a change can see it is still that one. */
export async function assertOwnPassword(ctx: EmployeeCtx, password: string, wrong: FaultName): Promise<string> {
  const { accountId } = ctx.session;
  const who = `${ctx.company.companyId}|${accountId}`;
  // before it is looked at: guesses at the same moment must not slip through
  // guard: guesses of the password are counted
  await countOrRefuse(ctx, 'old-password', who);
  const { password_hash: stored } = await transact(ctx, (ctx) => passwordHashOf(ctx, accountId));
  if (!(await passwordMatches(password, stored))) throw new Fault(wrong);
  await forgetSlowed(ctx, 'old-password', who);
  return stored;
}

export async function confirmPassword(ctx: EmployeeCtx, password: string): Promise<Committed<{ until: string }>> {
  // there is no password to give
  if (ctx.session.singleSignOn) throw new Fault('passwordNotHere');
  await assertOwnPassword(ctx, password, 'passwordWrong');
  return commitOnce(ctx, async (ctx) => {
    const now = ctx.now();
    await ctx.db
      .updateTable('session')
      .set({ confirmed_at: now })
      .where('company_id', '=', ctx.company.companyId)
      // guard: a confirmed password counts for its session
      .where('token_hash', '=', ctx.session.tokenHash)
      .execute();
    return { until: new Date(now.getTime() + CONFIRMED_MS).toISOString() };
  });
}

/**
 * For actions a stolen session must not be enough for. Asked of the row and not of the cached session, so that a
 * confirmation at one node counts at all. A person who came by single sign-on has no password here.
 */
export async function assertPasswordConfirmed({ db, company, session, now }: InTx<EmployeeCtx>): Promise<void> {
  if (session.singleSignOn) return;
  const row = await db
    .selectFrom('session')
    .select('confirmed_at')
    .where('company_id', '=', company.companyId)
    .where('token_hash', '=', session.tokenHash)
    .executeTakeFirst();
  const since = row?.confirmed_at;
  if (!since || /* guard: a confirmed password grows old */ now().getTime() - since.getTime() > CONFIRMED_MS)
    throw new Fault('passwordAgain');
}
