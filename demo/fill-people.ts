import { CONSENT_VERSION } from '#contract/calls/identity';
import type { InTx, Portal } from '../server/src/ctx.ts';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import type { Tenant } from '../server/src/db/transact.ts';
import { normalLogin, PORTAL_CONSENT } from '../server/src/modules/identity/index.ts';
import { personalColumns, phoneColumns } from '../server/src/modules/people/index.ts';
import type { DemoPerson } from './types.ts';

/** Since when the phones of the demo world are theirs: before anything that was consented to there. */
const STOOD_MS = 10 * 365 * 24 * 3_600_000;

/** Inside the company's transaction. */
export type FillCtx = InTx<Tenant & { portal: Portal }>;

export async function fillPerson(
  ctx: FillCtx,
  person: DemoPerson & { namedAt?: Date },
  key: CompanyKey,
  passwordHash: string,
): Promise<void> {
  await ctx.db
    .insertInto('person')
    .values(personRow(ctx, person, key))
    .execute();
  if (person.account) await fillAccount(ctx, person, person.account, key, passwordHash);
}

export function personRow(ctx: FillCtx, person: DemoPerson & { namedAt?: Date }, key: CompanyKey) {
  const sealed = (column: string, text: string) => key.seal({ table: 'person', column, row: person.guid }, text);
  const lacks = (field: NonNullable<DemoPerson['missing']>[number]) => person.missing?.includes(field) ?? false;
  return {
    company_id: ctx.company.companyId,
    person_guid: person.guid,
    ...personalColumns(key, person.guid, { ...person, maritalStatus: person.marital }),
    gender: person.gender,
    id_number: lacks('idNumber') ? null : sealed('id_number', person.idNumber),
    id_number_index: lacks('idNumber') ? null : key.index('id_number', person.idNumber),
    ...phoneColumns(key, person.guid, person.phone, new Date(ctx.portal.clock().getTime() - STOOD_MS)),
    email: lacks('email') ? null : sealed('email', person.email),
    city_id: person.cityId,
    city_name: person.cityName,
    employee_no: lacks('employeeNo') ? null : (person.employeeNo ?? null),
    department: lacks('department') ? null : (person.department ?? null),
    updated_at: person.namedAt ?? ctx.portal.clock(),
  };
}

async function fillAccount(
  ctx: FillCtx,
  person: DemoPerson,
  account: NonNullable<DemoPerson['account']>,
  key: CompanyKey,
  passwordHash: string,
): Promise<void> {
  const { companyId: company_id } = ctx.company;
  await ctx.db
    .insertInto('account')
    .values({
      company_id,
      account_id: account.id,
      person_guid: person.guid,
      password_hash: passwordHash,
      role_type: account.roleType,
      role_key: account.roleKey,
      employee_type: account.employeeType,
      employee_class: account.employeeClass,
      vendor_id: account.vendorId,
      single_sign_on: account.sso ?? false,
    })
    .execute();
  const { phone, email, employeeNo, missing = [] } = person;
  const given = { email, employeeNo };
  const names = [
    account.login,
    phone,
    ...(['email', 'employeeNo'] as const).map((name) => !missing.includes(name) && given[name]),
  ];
  const logins = [...new Set(names.filter((name) => typeof name === 'string').map(normalLogin))];
  await ctx.db
    .insertInto('account_login')
    .values(logins.map((login) => ({ company_id, login_index: key.index('login', login), account_id: account.id })))
    .execute();
  if (account.consented) {
    await ctx.db
      .insertInto('consent')
      .values({
        company_id,
        person_guid: person.guid,
        purpose: PORTAL_CONSENT,
        text_version: CONSENT_VERSION,
        given_at: ctx.portal.clock(),
        channel: 'web',
        withdrawn_at: null,
      })
      .execute();
  }
}
