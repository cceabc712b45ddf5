import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { identityCalls } from './calls.ts';
import { faceOf } from './sign-in/face-of.ts';
import { companyOfPage } from './sign-in/company-of-code.ts';
import { memberDoors } from './doors.ts';
import { ownConsents, ownDevices, ownSessions } from './personal-data.ts';
import { sessionOwns } from './owns.ts';
import { identitySweep } from './session/sweep.ts';

export { addLogin, removeLogins } from './sign-in/account-logins.ts';
export { admitTry, assertAdmitted, countFailure, failedTries, forgetTries, triedBy } from './sign-in/admit-try.ts';
export { assertHuman, type ReadCaptcha } from './captcha/captcha.ts';
export { assertNewPassword } from './password/change-password.ts';
export { companyOfCode, companyOfPage } from './sign-in/company-of-code.ts';
export { assertPasswordConfirmed } from './password/confirm-password.ts';
export { isCommonPassword } from './password/common-passwords.ts';
export { deviceText } from './session/device.ts';
export { livingOf } from './session/own-sessions.ts';
export { arrivalOf, keepCookies } from './sign-in/arrival.ts';
export { enterVouched } from './sign-in/enter-vouched.ts';
export { normalLogin } from './sign-in/login-index.ts';
export { assertOwnSite } from './own-site.ts';
export { hashPassword, passwordMatches } from './password/password-hash.ts';
export { readWork } from './sign-in/proof-of-work.ts';
export { provideSignOn } from './sign-in/face-of.ts';
export { presentUser } from './present.ts';
export { providePreviews, type Looking } from './preview-door.ts';
export {
  accountById,
  accountByLogin,
  anyAccountByLogin,
  consentsOf,
  PORTAL_CONSENT,
  type AccountRow,
} from './queries.ts';
export { sourceOf } from './sign-in/source.ts';
export {
  endEverySession,
  endProviderSessions,
  endSessions,
  findSession,
  forgetSessions,
  newToken,
  tokenHash,
  type FoundSession,
} from './session/session.ts';
export { leaveTrail, noteSignIn } from './sign-in/trail.ts';
export { withdrawPortalConsent } from './withdraw-consent.ts';
export { countOfSource, countOrRefuse, forgetSlowed } from './sign-in/throttle.ts';

export const identity = defineModule({
  sealed: [
    // of an account's names only the index is there: it is brought forward without them
    sealedTable({ table: 'account_login', key: ['account_id'], indexes: ['login_index'] }),
  ],

  calls: identityCalls,
  personal: [ownSessions, ownDevices, ownConsents],
  doors: memberDoors,
  owns: sessionOwns,
  sweeps: [identitySweep],
  pageData: {
    id: 'company-face',
    load: async (portal, address, code) => {
      const company = await companyOfPage(portal, address, code);
      // the page's clock is set by it before anything was asked
      return company && { ...(await faceOf(portal, company)), now: portal.clock().toISOString() };
    },
  },
});
