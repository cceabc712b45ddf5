import type { InCompany } from '../../../ctx.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import { phoneColumns, unsealed } from '../../people/index.ts';
import type { KnownStaff } from './roster-known.ts';
import type { Wish } from './roster-wish.ts';

/**
 * Phone and e-mail are where a new password is sent: once an account was entered or has a password, only its owner
 * changes them, by a code. Otherwise HR could sign in as an employee and read private results.
 */
export const mayReach = (account: Pick<KnownStaff, 'password_hash' | 'first_entered_at'>): boolean =>
  /* guard: hr: a roster does not change where codes are sent */ account.password_hash === '' &&
  /* guard: hr: nor once they have entered without one */ account.first_entered_at === null;

/** Asked once more under the account's lock: its owner may enter while a roster is taken in. */
export async function mayStillReach({ db, company }: InCompany, person: KnownStaff): Promise<boolean> {
  if (!mayReach(person)) return false;
  const account = await db
    .selectFrom('account')
    .select(['password_hash', 'first_entered_at'])
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', person.account_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return mayReach(account);
}

export const sealed = (key: CompanyKey, guid: string, column: string, text: string): Buffer =>
  key.seal({ table: 'person', column, row: guid }, text);

type Contact = Pick<Wish, 'phone' | 'email'>;

export const contactColumns = (key: CompanyKey, guid: string, { phone, email }: Contact, since: Date) => ({
  ...(phone && phoneColumns(key, guid, phone, since)),
  ...(email && { email: sealed(key, guid, 'email', email) }),
});

/** The columns of a person the company may still reach: an unchanged number keeps its date. */
export const changedContact = (key: CompanyKey, person: KnownStaff, { phone, email }: Contact, since: Date) => {
  const changed = (column: 'phone' | 'email', typed: string) => (unsealed(key, person, column) === typed ? '' : typed);
  const contact = { phone: changed('phone', phone), email: changed('email', email) };
  return contactColumns(key, person.person_guid, contact, since);
};

/**
 * The company's word about a person whose phone and e-mail are their own: kept where it differs, and never used to find
 * or reach them.
 */
export const companysColumns = (key: CompanyKey, person: KnownStaff, { phone, email }: Contact) => ({
  ...(phone && { company_phone: companys(key, person, 'phone', phone) }),
  ...(email && { company_email: companys(key, person, 'email', email) }),
});

const companys = (key: CompanyKey, person: KnownStaff, column: 'phone' | 'email', typed: string): Buffer | null =>
  unsealed(key, person, column) === typed ? null : sealed(key, person.person_guid, `company_${column}`, typed);

/** Which of them are only kept as the company's. */
export const keptOf = (key: CompanyKey, person: KnownStaff, wish: Contact): ('phone' | 'email')[] =>
  mayReach(person)
    ? []
    : (['phone', 'email'] as const).filter((column) => wish[column] && wish[column] !== unsealed(key, person, column));

/** Whether a row says something new about how a person is reached. */
export const changesContact = (key: CompanyKey, person: KnownStaff, wish: Contact): boolean =>
  (['phone', 'email'] as const).some((column) => {
    const typed = wish[column];
    if (!typed) return false;
    const own = unsealed(key, person, column);
    if (mayReach(person)) return typed !== own;
    return unsealed(key, person, `company_${column}`) !== (typed === own ? '' : typed);
  });
