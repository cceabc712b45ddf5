import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CompanyCtx, InTx } from '../../ctx.ts';
import { normalLogin } from '../identity/index.ts';
import { personalColumns, phoneColumns } from '../people/index.ts';
import type { Known } from './claims.ts';

/** How an account begins without other word, as with a roster. */
const USUAL = { employee_type: 1, employee_class: 2, vendor_id: 0, role_type: 'EMPLOYEE', role_key: '' };

/** One at a time in a company: two windows of the same new person make one account. */
export const lockMaking = ({ db, company }: InTx<CompanyCtx>): Promise<unknown> =>
  db
    .selectFrom('sso_provider')
    .select('company_id')
    .where('company_id', '=', company.companyId)
    .forUpdate()
    .executeTakeFirst();

/**
 * An account for a person the provider vouches for and the portal does not know yet. Missing fields are asked for at
 * the first booking.
 */
export async function makeAccount(ctx: InTx<CompanyCtx>, known: Known): Promise<void> {
  const { db, portal } = ctx;
  const { companyId: company_id } = ctx.company;
  const key = await portal.keyring.companyKey(ctx);
  const guid = randomUUID();
  const sealed = (column: string, text: string) => key.seal({ table: 'person', column, row: guid }, text);
  const { name, phone, email, employeeNo, department } = known;
  await db
    .insertInto('person')
    .values({
      ...{ company_id, person_guid: guid, gender: 'male', updated_at: ctx.now(), city_id: 0, city_name: '' },
      ...personalColumns(key, guid, { name: name || known.account, birthDate: '', maritalStatus: '' }),
      ...{ id_type: 'idCard', id_number: null, id_number_index: null },
      ...(phone ? phoneColumns(key, guid, phone, ctx.now()) : { phone: null, phone_index: null }),
      phone_unconfirmed: !known.isPhoneVerified,
      email: email ? sealed('email', email) : null,
      ...{ employee_no: employeeNo || null, department: department || null },
    })
    .execute();
  const { rows } = await sql<{ id: number }>`SELECT nextval('account_number')::int AS id`.execute(db);
  const account_id = rows[0]?.id ?? 0;
  await db
    .insertInto('account')
    .values({ company_id, account_id, person_guid: guid, password_hash: '', single_sign_on: true, ...USUAL })
    .execute();
  const login_index = key.index('login', normalLogin(known.account));
  await db.insertInto('account_login').values({ company_id, login_index, account_id }).execute();
}
