import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { identityCalls } from './calls.ts';
import { faceOf } from './face-of.ts';
import { companyOfPage } from './company-of-code.ts';
import { memberDoors } from './doors.ts';
import { ownConsents, ownDevices, ownSessions } from './personal-data.ts';
import { sessionOwns } from './owns.ts';
import { identitySweep } from './sweep.ts';

export { admitTry, assertAdmitted, countFailure, forgetTries, triedBy } from './admit-try.ts';
export { assertHuman, type ReadCaptcha } from './captcha.ts';
export { assertNewPassword } from './change-password.ts';
export { companyOfCode, companyOfPage } from './company-of-code.ts';
export { assertPasswordConfirmed } from './confirm-password.ts';
export { isCommonPassword } from './common-passwords.ts';
export { deviceText } from './device.ts';
export { arrivalOf, keepCookies } from './arrival.ts';
export { enterVouched } from './enter-vouched.ts';
export { normalLogin } from './login-index.ts';
export { assertOwnSite } from './own-site.ts';
export { hashPassword, passwordMatches } from './password-hash.ts';
export { readWork } from './proof-of-work.ts';
export { provideSignOn } from './face-of.ts';
export { presentUser } from './present.ts';
export { providePreviews, type Looking } from './preview-door.ts';
export { accountById, accountByLogin, anyAccountByLogin, PORTAL_CONSENT, type AccountRow } from './queries.ts';
export { sourceOf } from './source.ts';
export {
  endEverySession,
  endProviderSessions,
  endSessions,
  findSession,
  forgetSessions,
  newToken,
  tokenHash,
  type FoundSession,
} from './session.ts';
export { inSignInLine } from './sign-in.ts';
export { leaveTrail, noteSignIn } from './trail.ts';
export { withdrawPortalConsent } from './withdraw-consent.ts';
export { countOfSource, countOrRefuse, forgetSlowed } from './throttle.ts';

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
