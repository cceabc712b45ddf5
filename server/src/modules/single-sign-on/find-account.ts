import type { CompanyCtx, InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { anyAccountByLogin, leaveTrail, normalLogin, type AccountRow } from '../identity/index.ts';

/** The account the company means by a login name, staff number, phone or e-mail; a closed one is no way in. */
export async function accountNamed(ctx: InTx<CompanyCtx>, name: string): Promise<AccountRow | undefined> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const login = normalLogin(name);
  const account = await anyAccountByLogin(ctx, key.indexes('login', login));
  leaveTrail(ctx, login, account);
  // guard: sso: closed account
  if (account?.disabled) throw new Fault('ssoClosed');
  return account;
}
