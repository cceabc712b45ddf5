import { checkPassword, companyWords, containsCompanyWord } from '#contract/rules/password';
import type { Company, EmployeeCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByAccount } from '../../audit/index.ts';
import { unbind } from '../../messaging-app/index.ts';
import { isCommonPassword } from './common-passwords.ts';
import { assertOwnPassword } from './confirm-password.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions, forgetSessions } from '../session/session.ts';

/** Changes the password and ends the account's sessions, so that a thief of the old one is out. */
export async function changePassword(
  ctx: EmployeeCtx,
  oldOne: string,
  newOne: string,
): Promise<Committed<Record<string, never>>> {
  const { company, session } = ctx;
  if (session.singleSignOn || !company.config.account.changePassword) throw new Fault('passwordNotHere');
  assertAcceptable(ctx, oldOne, newOne);
  const stored = await assertOwnPassword(ctx, oldOne, 'oldPasswordWrong');
  const hash = await hashPassword(newOne);
  const done = await commitOnce(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('account')
      .set({ password_hash: hash })
      .where('company_id', '=', company.companyId)
      .where('account_id', '=', session.accountId)
      // another request changed it meanwhile: the old password given here is no longer the old one
      .where('password_hash', '=', stored)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Fault('oldPasswordWrong');
    const staysIn = company.config.afterPasswordChange === 'home';
    await endSessions(ctx, session.accountId, staysIn ? { allBut: session.tokenHash } : {});
    // a thief of the old password may have bound a messaging app of their own
    // guard: a new password ends the binding to the messaging app
    await unbind(ctx, session.accountId);
    await recordByAccount(ctx, session.accountId, {
      action: 'password.change',
      subject: { kind: 'account', id: String(session.accountId) },
      personGuid: session.personGuid,
    });
    return {};
  });
  forgetSessions(ctx.portal);
  return done;
}

function assertAcceptable({ company }: EmployeeCtx, oldOne: string, newOne: string): void {
  if (!oldOne || !newOne) throw new Fault('passwordEmpty');
  if (newOne === oldOne) throw new Fault('passwordSame');
  assertNewPassword(company, newOne);
}

/** The rules for every change and reset (docs/product §2.3). */
export function assertNewPassword(company: Company, newOne: string): void {
  if (!newOne) throw new Fault('passwordEmpty');
  if (!checkPassword(newOne).ok) throw new Fault('passwordRule');
  if (isCommonPassword(newOne) || containsCompanyWord(newOne, companyWords(company.name, company.nameEng))) {
    throw new Fault('passwordCommon');
  }
}
