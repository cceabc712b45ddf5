import type { CompanyCtx, Ctx } from '../../../ctx.ts';
import type { AccountRow } from '../queries.ts';

/** Names the account a try is for, found or not: from here on the log and the audit can tell. */
export function leaveTrail(
  { portal, company, trail }: CompanyCtx,
  login: string,
  account: AccountRow | undefined,
): void {
  trail.companyId = company.companyId;
  trail.account = portal.watch.marks.account(company.companyId, account?.account_id ?? login);
  trail.personGuid = account?.person_guid;
}

/**
 * Notes a sign-in; written to the audit a little later, since a morning's logins would queue for the end of its chain.
 */
export function noteSignIn({ portal, client, trail, requestId, now }: Ctx, call = 'Login'): void {
  const { companyId, account = '', personGuid = null } = trail;
  if (companyId === undefined) return;
  portal.watch.events.done({
    ...{ companyId, action: 'signIn', actor: 'employee', account, personGuid, call, requestId, at: now() },
    address: portal.watch.marks.address(client.address()),
  });
}
