import type { InCompany } from '../../../ctx.ts';
import { normalLogin } from './login-index.ts';

/** Makes a name one the account is typed by; false where it is another account’s. */
export async function addLogin(ctx: InCompany, accountId: number, login: string): Promise<boolean> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const name = normalLogin(login);
  const owner = await db
    .selectFrom('account_login')
    .select('account_id')
    .where('company_id', '=', company.companyId)
    .where('login_index', 'in', key.indexes('login', name))
    .executeTakeFirst();
  if (owner) return owner.account_id === accountId;
  const added = await db
    .insertInto('account_login')
    .values({ company_id: company.companyId, login_index: key.index('login', name), account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** The names an account is typed by no longer: these, or all but these. */
export async function removeLogins(
  ctx: InCompany,
  accountId: number,
  which: { only: string } | { allBut: readonly string[] },
): Promise<void> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const indexesOf = (logins: readonly string[]): Buffer[] =>
    logins.filter(Boolean).flatMap((login) => key.indexes('login', normalLogin(login)));
  const own = db
    .deleteFrom('account_login')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId);
  if ('only' in which) {
    const indexes = indexesOf([which.only]);
    if (indexes.length > 0) await own.where('login_index', 'in', indexes).execute();
    return;
  }
  const kept = indexesOf(which.allBut);
  await (kept.length > 0 ? own.where('login_index', 'not in', kept) : own).execute();
}
