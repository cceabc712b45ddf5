import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../../ctx.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import { personalColumns, unsealed } from '../../people/index.ts';
import { maritalStatusOf } from '../../people/index.ts';
import { changedContact, companysColumns, contactColumns, mayStillReach, sealed } from './roster-contact.ts';
import type { Verdict } from './roster-judge.ts';
import { loginsOf, type KnownRelative, type KnownStaff } from './roster-known.ts';
import type { Wish } from './roster-wish.ts';

type New = Extract<Verdict, { kind: 'new' }>;

/** How an account begins where the roster does not say it. */
const USUAL = { type: 1, class: 2 };

const numberColumns = (key: CompanyKey, guid: string, { idNumber, idType }: Wish) =>
  idNumber
    ? {
        id_type: idType ?? 'idCard',
        id_number: sealed(key, guid, 'id_number', idNumber),
        id_number_index: key.index('id_number', idNumber),
      }
    : {};

/** Everybody who is new, with an account where they are staff: it has no password until its owner sets one by their phone. */
export async function insertNew(ctx: InCompany, key: CompanyKey, found: readonly New[]): Promise<void> {
  if (found.length === 0) return;
  const { db, company, portal } = ctx;
  const { companyId: company_id } = company;
  const made = found.map((one) => ({ ...one, guid: randomUUID() }));
  await db
    .insertInto('person')
    .values(
      made.map(({ wish, guid }) => ({
        ...{ company_id, person_guid: guid, gender: wish.gender ?? 'male', updated_at: portal.clock() },
        ...personalColumns(key, guid, {
          ...{ name: wish.name, birthDate: wish.birthDate ?? '', maritalStatus: wish.marital ?? '' },
        }),
        ...{
          id_type: 'idCard' as const,
          id_number: null,
          id_number_index: null,
          phone: null,
          phone_index: null,
          email: null,
        },
        ...numberColumns(key, guid, wish),
        ...contactColumns(key, guid, wish, portal.clock()),
        phone_unconfirmed: wish.relation !== null,
        ...{ city_id: wish.city?.id ?? 0, city_name: wish.city?.name ?? '' },
        employee_no: wish.relation === null ? wish.employeeNo : null,
        department: wish.relation === null ? wish.department || null : null,
      })),
    )
    .execute();
  await insertAccounts(ctx, key, made);
  const relations = made.flatMap(({ wish, guid, employee }) =>
    wish.relation === null || !employee
      ? []
      : [{ company_id, person_guid: employee.person_guid, relative_guid: guid, kind: wish.relation }],
  );
  if (relations.length > 0) await db.insertInto('relation').values(relations).execute();
}

async function insertAccounts(
  { db, company }: InCompany,
  key: CompanyKey,
  made: readonly { wish: Wish; guid: string }[],
): Promise<void> {
  const { companyId: company_id } = company;
  const staff = made.filter(({ wish }) => wish.relation === null);
  if (staff.length === 0) return;
  const { rows: ids } = await sql<{ id: number }>`
    SELECT nextval('account_number')::int AS id FROM generate_series(1, ${staff.length})`.execute(db);
  const accounts = staff.map((one, at) => ({ ...one, account_id: ids[at]?.id ?? 0 }));
  await db
    .insertInto('account')
    .values(
      accounts.map(({ wish, guid, account_id }) => ({
        ...{ company_id, account_id, person_guid: guid, password_hash: '', role_type: 'EMPLOYEE', role_key: '' },
        ...{ employee_type: wish.type ?? USUAL.type, employee_class: wish.class ?? USUAL.class, vendor_id: 0 },
      })),
    )
    .execute();
  const logins = accounts.flatMap(({ wish, account_id }) =>
    loginsOf(wish).map((login) => ({ company_id, login_index: key.index('login', login), account_id })),
  );
  await db.insertInto('account_login').values(logins).execute();
}

/** Changes a known person by the row, and only in the fields it names. */
export async function updateKnown(
  ctx: InCompany,
  key: CompanyKey,
  wish: Wish,
  person: KnownStaff | KnownRelative,
): Promise<void> {
  const { db, company, portal } = ctx;
  const { companyId } = company;
  const { person_guid: guid } = person;
  const isStaffed = 'account_id' in person;
  const reaches = isStaffed && (await mayStillReach(ctx, person));
  await db
    .updateTable('person')
    .set({
      ...personalColumns(key, guid, {
        name: wish.name,
        birthDate: wish.birthDate ?? unsealed(key, person, 'birth_date'),
        maritalStatus: wish.marital ?? maritalStatusOf(key, person),
      }),
      ...(wish.gender && { gender: wish.gender }),
      ...numberColumns(key, guid, wish),
      ...(wish.city && { city_id: wish.city.id, city_name: wish.city.name }),
      ...(isStaffed && wish.department && { department: wish.department }),
      ...(isStaffed &&
        (reaches ? changedContact(key, person, wish, portal.clock()) : companysColumns(key, person, wish))),
      updated_at: portal.clock(),
    })
    .where('company_id', '=', companyId)
    .where('person_guid', '=', guid)
    .execute();
  if (isStaffed) return updateAccount(ctx, key, wish, person, reaches);
  if (wish.relation)
    await db
      .updateTable('relation')
      .set({ kind: wish.relation })
      .where('company_id', '=', companyId)
      .where('person_guid', '=', person.of_guid)
      .where('relative_guid', '=', guid)
      .execute();
}

async function updateAccount(
  ctx: InCompany,
  key: CompanyKey,
  wish: Wish,
  person: KnownStaff,
  reaches: boolean,
): Promise<void> {
  const { db, company } = ctx;
  const own = { company_id: company.companyId, account_id: person.account_id };
  await db
    .updateTable('account')
    .set({
      employee_type: wish.type ?? person.employee_type,
      employee_class: wish.class ?? person.employee_class,
      // an account an operator has closed is opened by an operator
      disabled: /* guard: people desk: a roster opens no account an operator has closed → false */ sql<boolean>`closed_as IS NOT DISTINCT FROM 'disabled'`,
      closed_as: sql<'disabled' | null>`CASE WHEN closed_as = 'disabled' THEN closed_as END`,
      last_day: sql<string | null>`CASE WHEN NOT disabled OR closed_as = 'disabled' THEN last_day END`,
    })
    .where((where) => where.and(own))
    .execute();
  if (!reaches) return;
  const logins = loginsOf(wish).map((login) => ({ ...own, login_index: key.index('login', login) }));
  await db
    .insertInto('account_login')
    .values(logins)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Their account no longer opens; what they have booked stays as it is. */
export const markLeft = ({ db, company, portal }: InCompany, accountIds: readonly number[]): Promise<unknown> =>
  db
    .updateTable('account')
    .set({ disabled: true, closed_as: 'left', last_day: dayInShanghai(portal.clock()) })
    .where('company_id', '=', company.companyId)
    .where('account_id', 'in', [...accountIds, 0])
    .execute();
