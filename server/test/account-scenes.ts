import type { CallName } from '#contract/registry';
import { codeHash, phoneSealContext } from '../src/modules/contact/code.ts';
import { tokenHash } from '../src/modules/identity/index.ts';
import { transact } from '../src/db/transact.ts';
import { MINUTE } from './clock.ts';
import type { SignedIn, TestPortal } from './portal.ts';

export const PHONE_CODE = '246810';
const NEW_PHONE = '19901008888';

const NEED_PASSWORD: readonly CallName[] = ['RevealPerson', 'AskPhoneCode', 'EndSession', 'EndOtherSessions'];

/** What a call about the account needs to have happened before, so that its sample is answered. */
export async function setAccountScene(stage: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  if (NEED_PASSWORD.includes(call)) await confirmSessions(stage, who);
  if (call === 'AskPhoneCode') await stage.portal.database.pool.query('DELETE FROM sms_quota');
  if (call === 'ConfirmPhone') await askForCode(stage, who);
}

/** As if the password had just been given again, in all of somebody's sessions. */
export const confirmSessions = ({ portal, clock }: TestPortal, { user }: SignedIn): Promise<unknown> =>
  portal.database.pool.query('UPDATE session SET confirmed_at = $1 WHERE company_id = $2 AND account_id = $3', [
    clock.now(),
    user.CompanyId,
    user.Id,
  ]);

async function askForCode({ portal, clock }: TestPortal, who: SignedIn): Promise<void> {
  const { CompanyId: companyId, CustomerGuid: personGuid } = who.user;
  const company = { companyId };
  await transact({ portal, company }, async (ctx) => {
    const key = await portal.keyring.companyKey(ctx);
    const row = {
      phone: key.seal(phoneSealContext(personGuid), NEW_PHONE),
      code_hash: codeHash(
        { portal, company, session: { personGuid, tokenHash: tokenHash(who.token) } },
        { phone: NEW_PHONE, code: PHONE_CODE },
      ),
      tries: 0,
      expires_at: new Date(clock.now().getTime() + 5 * MINUTE),
    };
    await ctx.db
      .insertInto('phone_change')
      .values({ company_id: companyId, person_guid: personGuid, ...row })
      .onConflict((conflict) => conflict.columns(['company_id', 'person_guid']).doUpdateSet(row))
      .execute();
  });
}
