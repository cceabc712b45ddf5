import type { CallName } from '#contract/registry';
import { codeHash, emailSealContext, phoneSealContext } from '../src/modules/contact/code.ts';
import { forgetSessions, tokenHash } from '../src/modules/identity/index.ts';
import { addressColumns } from '../src/modules/people/addresses/whole-address.ts';
import { transact } from '../src/db/transact.ts';
import { MINUTE } from './clock.ts';
import { learnedOf } from './registry-learned.ts';
import { setPersonalDataScene } from './personal-data-scenes.ts';
import type { SignedIn, TestPortal } from './portal.ts';

export const PHONE_CODE = '246810';
const NEW_PHONE = '19901008888';
export const EMAIL_CODE = '135791';
export const NEW_EMAIL = 'new@demo.example';

const NEED_PASSWORD: readonly CallName[] = [
  'RevealPerson',
  'AskPhoneCode',
  'AskEmailCode',
  'EndSession',
  'EndOtherSessions',
  'AskDataCopy',
  'AskErasure',
];
const ASK_CODE: readonly CallName[] = ['AskPhoneCode', 'AskEmailCode'];
const NEED_ADDRESS: readonly CallName[] = [
  'SavePostAddress',
  'DeletePostAddress',
  'AddExamOrder',
  'ProductToBuy',
  'BuyProductToPointPay',
];
const NEED_RELATIVE: readonly CallName[] = ['SaveRelative', 'RemoveRelative', 'AskReportConsent', 'EndReportConsent'];

/** The earlier events a call about the account needs, so that its sample is answered. */
export async function setAccountScene(stage: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  if (NEED_PASSWORD.includes(call)) await confirmSessions(stage, who);
  if (ASK_CODE.includes(call)) await stage.portal.database.pool.query('DELETE FROM sms_quota');
  await setPersonalDataScene(stage, who, call);
  if (call === 'ConfirmPhone') await askForCode(stage, who);
  if (call === 'ConfirmEmail') await askForEmailCode(stage, who);
  if (NEED_ADDRESS.includes(call)) await bringAddressBack(stage, who);
  if (NEED_RELATIVE.includes(call)) await bringRelativeBack(stage, who);
}

/** As if the address that was learned had never been edited or deleted. */
async function bringAddressBack({ portal }: TestPortal, who: SignedIn): Promise<void> {
  const { CompanyId: companyId, CustomerGuid: guid } = who.user;
  const { addressId } = learnedOf(who);
  await transact({ portal, company: { companyId } }, async (ctx) => {
    const said = { recipient: who.user.Name, phone: '19900000001', district: '示例区', detail: '示例路 1 号' };
    const sealed = await addressColumns(ctx, addressId, said);
    await ctx.db
      .insertInto('address')
      .values({ company_id: companyId, address_id: addressId, person_guid: guid, ...sealed, is_default: false })
      .onConflict((conflict) => conflict.columns(['company_id', 'address_id']).doUpdateSet({ retired_at: null }))
      .execute();
  });
}

/** As if the relative that was learned had never been removed. */
async function bringRelativeBack({ portal }: TestPortal, who: SignedIn): Promise<void> {
  const { customerGuid, relation: kind } = learnedOf(who).relative;
  if (!customerGuid) return;
  const relation = { company_id: who.user.CompanyId, person_guid: who.user.CustomerGuid, relative_guid: customerGuid };
  await transact({ portal, company: { companyId: who.user.CompanyId } }, ({ db }) =>
    db
      .insertInto('relation')
      .values({ ...relation, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  forgetSessions(portal);
}

/** As if the password had just been given again, in all sessions of a person. */
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

async function askForEmailCode({ portal, clock }: TestPortal, who: SignedIn): Promise<void> {
  const { CompanyId: companyId, CustomerGuid: personGuid } = who.user;
  const company = { companyId };
  await transact({ portal, company }, async (ctx) => {
    const key = await portal.keyring.companyKey(ctx);
    const row = {
      email: key.seal(emailSealContext(personGuid), NEW_EMAIL),
      code_hash: codeHash(
        { portal, company, session: { personGuid, tokenHash: tokenHash(who.token) } },
        { email: NEW_EMAIL, code: EMAIL_CODE },
      ),
      tries: 0,
      expires_at: new Date(clock.now().getTime() + 5 * MINUTE),
    };
    await ctx.db
      .insertInto('email_change')
      .values({ company_id: companyId, person_guid: personGuid, ...row })
      .onConflict((conflict) => conflict.columns(['company_id', 'person_guid']).doUpdateSet(row))
      .execute();
  });
}
