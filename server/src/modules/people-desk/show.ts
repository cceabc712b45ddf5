import type { Input } from '#contract/call';
import type { opsPeople, OpsPerson } from '#contract/ops/people';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import { maskEmail, maskIdNumber, maskName, maskPhone } from '#contract/rules/mask';
import type { OperatorCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { waitingAbout } from '../approvals/index.ts';
import { enterCompany, HR_ROLE } from '../company/index.ts';
import { consentsOf, deviceText, failedTries, livingOf } from '../identity/index.ts';
import { bindingOf } from '../messaging-app/index.ts';
import { personRow, unsealed } from '../people/index.ts';
import { logOf } from './log.ts';
import { accountOf, isCompanys, recordOnPerson, stateOf, type Here, type PersonAccount } from './person-account.ts';
import { bookingsOf, relativesOf } from './related.ts';
import { linkFault } from './sign-in-link.ts';
import { reasonOf } from '../../fault.ts';

/** One person with everything an operator needs to help; the look is audited in the same transaction. */
export async function showPerson(
  base: OperatorCtx,
  { companyId, personGuid }: Input<typeof opsPeople.OpsPerson>,
): Promise<OpsPerson> {
  const entered = await enterCompany(base, companyId);
  const shown = await transact(entered, async (ctx) => {
    const account = await accountOf(ctx, personGuid);
    const { code, name, nameEng } = ctx.company;
    const shown = {
      company: { companyId, code, name: { zh: name, en: nameEng } },
      mark: account.mark,
      state: stateOf(account),
      lastDay: account.last_day,
      isHr: account.role_type === HR_ROLE && account.role_key !== '',
      ...(await identityOf(ctx, account)),
      employeeType: account.employee_type,
      employeeClass: account.employee_class,
      vendorId: account.vendor_id,
      account: await shownAccount(ctx, account),
      relatives: await relativesOf(ctx, account.person_guid),
      bookings: await bookingsOf(ctx, account.person_guid),
      sessions: (await livingOf(ctx, account.account_id)).map((row) => ({
        sessionId: row.session_id,
        device: deviceText(row.device, ctx.lang),
        since: row.created_at.toISOString(),
        lastSeen: row.seen_at.toISOString(),
      })),
      waiting: await waitingAbout(ctx, account.person_guid),
    };
    // last: every other audited action in this company waits for it
    // guard: people desk: a look at a person is audited
    await recordOnPerson(ctx, account.person_guid, 'person.view');
    return shown;
  });
  const failed = await failedTries(entered, shown.account.accountId);
  return { ...shown, account: { ...shown.account, failedTries: failed }, log: await logOf(entered, personGuid) };
}

async function identityOf(ctx: Here, { person_guid }: PersonAccount) {
  const row = await personRow(ctx, person_guid);
  const key = await ctx.portal.keyring.companyKey(ctx);
  return {
    personGuid: row.person_guid,
    name: maskName(unsealed(key, row, 'name')),
    gender: row.gender,
    age: ageOn(unsealed(key, row, 'birth_date'), dayInShanghai(ctx.now())),
    idType: row.id_type,
    idNumber: maskIdNumber(unsealed(key, row, 'id_number')),
    phone: maskPhone(unsealed(key, row, 'phone')),
    phoneVerified: row.phone !== null && !row.phone_unconfirmed,
    phoneSince: row.phone_since?.toISOString() ?? null,
    email: maskEmail(unsealed(key, row, 'email')),
    emailVerified: row.email !== null && row.email_confirmed,
    employeeNo: row.employee_no ?? '',
    department: row.department ?? '',
  };
}

async function shownAccount(ctx: Here, account: PersonAccount) {
  const fault = await linkFault(ctx, account);
  return {
    accountId: account.account_id,
    firstEnteredAt: account.first_entered_at?.toISOString() ?? null,
    isCompanys: isCompanys(account),
    hasPassword: account.password_hash !== '',
    singleSignOn: account.single_sign_on,
    appBoundSince: (await bindingOf(ctx, account.account_id))?.toISOString() ?? null,
    failedTries: 0,
    consents: await consentsOf(ctx, account.person_guid),
    linkRefused: fault ? reasonOf(fault, ctx.lang) : null,
  };
}
