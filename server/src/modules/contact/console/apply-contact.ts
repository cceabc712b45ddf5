import { maskEmail, maskPhone } from '#contract/rules/mask';
import type { InTx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import type { OperatorInCompany } from '../../company/index.ts';
import { addLogin, removeLogins } from '../../identity/index.ts';
import { queueDetailsChanged, queueEmailChanged, queuePhoneChanged } from '../../messages/index.ts';
import { personRow, setEmail, setIdNumber, setPhone, unsealed, type PersonRow } from '../../people/index.ts';

type Here = InTx<OperatorInCompany>;

/** The changed values; empty ones stay as they are. */
export interface ContactWish {
  phone: string;
  email: string;
  loginName: string;
  idNumber: string;
}

const SHOWN = 2;
export const maskLogin = (login: string): string => `${Array.from(login).slice(0, SHOWN).join('')}****`;

/** Changes how a person is reached and known. They are told where they were reached before, and at the new address. */
export async function applyContact(ctx: Here, guid: string, wish: ContactWish): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const before = await personRow(ctx, guid);
  const old = { phone: unsealed(key, before, 'phone'), email: unsealed(key, before, 'email') };
  if (wish.phone) await changePhone(ctx, guid, old.phone, wish.phone);
  if (wish.email) await changeEmail(ctx, guid, old.email, wish.email);
  if (wish.loginName) await changeLogin(ctx, before, old, wish.loginName);
  if (wish.idNumber) await setIdNumber(ctx, guid, wish.idNumber);
  const what = changedOf(wish);
  const phone = old.phone || wish.phone;
  // guard: people desk: told of another login or ID
  if (what && phone) await queueDetailsChanged(ctx, { guid, phone, lang: 'zh-cn', what });
}

function changedOf({ loginName, idNumber }: ContactWish) {
  if (loginName && idNumber) return 'both';
  if (loginName) return 'login';
  return idNumber ? 'idNumber' : undefined;
}

/** The person is told on the old number and on the new one, since neither may be theirs. */
async function changePhone(ctx: Here, guid: string, old: string, phone: string): Promise<void> {
  await setPhone(ctx, guid, phone);
  for (const to of new Set([old, phone].filter(Boolean)))
    await queuePhoneChanged(ctx, { guid, phone: to, lang: 'zh-cn', newPhone: maskPhone(phone) });
}

async function changeEmail(ctx: Here, guid: string, old: string, email: string): Promise<void> {
  await setEmail(ctx, guid, email);
  for (const to of new Set([old, email].filter(Boolean)))
    await queueEmailChanged(ctx, { guid, email: to, lang: 'zh-cn', newEmail: maskEmail(email) });
}

/** Employee number, phone and e-mail stay names the account is typed by; the login name before is none any more. */
async function changeLogin(
  ctx: Here,
  { person_guid, employee_no }: PersonRow,
  { phone, email }: { phone: string; email: string },
  login: string,
): Promise<void> {
  const { account_id } = await ctx.db
    .selectFrom('account')
    .select('account_id')
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', person_guid)
    .executeTakeFirstOrThrow();
  await removeLogins(ctx, account_id, { allBut: [employee_no ?? '', phone, email] });
  if (!(await addLogin(ctx, account_id, login))) throw new Fault('loginNameTaken');
}
