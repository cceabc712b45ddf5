import { CLAIM_FIELDS, type ClaimNames } from '#contract/ops/sign-on';
import { isEmail } from '#contract/rules/email';
import { isMobilePhone, plainPhone } from '#contract/rules/phone';
import { Fault } from '../../fault.ts';
import type { Claims } from '../../ports/identity-provider/port.ts';

/** The facts the portal takes from a provider's claims, and nothing more. */
export interface Known {
  subject: string;
  /** The provider's name for the sign-in, by which it ends it. */
  session: string | undefined;
  /** The name of the account. */
  account: string;
  name: string;
  phone: string;
  isPhoneVerified: boolean;
  email: string;
  employeeNo: string;
  department: string;
}

const LONGEST = { account: 100, name: 40, phone: 20, email: 100, employeeNo: 40, department: 80 };

/** Which claims are needed to know a person; the rest may be missing. */
export const wantedClaims = (names: ClaimNames, makesAccounts: boolean): string[] =>
  makesAccounts ? CLAIM_FIELDS.map((field) => names[field]).filter((name) => name !== '') : [names.account];

export function knownBy(claims: Claims, names: ClaimNames): Known {
  const text = (field: keyof typeof LONGEST): string => textOf(names[field] ? claims[names[field]] : '');
  const account = text('account');
  if (account === '' || account.length > LONGEST.account) throw new Fault('ssoClaimMissing', { claim: names.account });
  // an address that anybody can type at the provider would open anybody's account here
  // guard: sso: a claim that is not verified
  if (claims[`${names.account}_verified`] === false) throw new Fault('ssoUnverified', { claim: names.account });
  const cut = (field: keyof typeof LONGEST): string => [...text(field)].slice(0, LONGEST[field]).join('');
  const phone = phoneIn(text('phone'));
  const email = text('email');
  return {
    subject: textOf(claims.sub),
    session: textOf(claims.sid) || undefined,
    account: phoneIn(account) || account,
    name: cut('name'),
    phone,
    isPhoneVerified: claims[`${names.phone}_verified`] === true,
    email: isEmail(email) ? email : '',
    employeeNo: cut('employeeNo'),
    department: cut('department'),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Providers write phones with their country; ours are without. */
function phoneIn(text: string): string {
  const phone = plainPhone(text).replace(/^(\+|00)86/, '');
  return isMobilePhone(phone) ? phone : '';
}
