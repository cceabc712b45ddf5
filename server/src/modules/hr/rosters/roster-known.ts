import { sql, type Selectable } from 'kysely';
import type { InCompany } from '../../../ctx.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import type { Schema } from '../../../db/tables.ts';
import { groupedBy } from '../../../grouped-by.ts';
import { normalLogin } from '../../identity/index.ts';
import type { Wish } from './roster-wish.ts';

type Person = Selectable<Schema['person']>;
type Account = Selectable<Schema['account']>;
export type KnownStaff = Person &
  Pick<
    Account,
    'account_id' | 'password_hash' | 'first_entered_at' | 'employee_type' | 'employee_class' | 'disabled' | 'closed_as'
  >;
export type KnownRelative = Person & { of_guid: string; kind: Schema['relation']['kind'] };

/** The portal's facts about the people a piece of a roster names. */
export interface Known {
  key: CompanyKey;
  staff: Map<string, KnownStaff[]>;
  family: Map<string, KnownRelative[]>;
  /** Which account a login belongs to, by its index in hexadecimal. */
  logins: Map<string, number>;
}

/**
 * Thousands are asked for at once: joined to what they ask for, and not in a list that every row would be held against. A
 * roster makes its own tables large while it runs, so that a plan of its first steps is wrong for its last: each is planned anew.
 */
export async function loadKnown(ctx: InCompany, wishes: readonly Wish[]): Promise<Known> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  await sql`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(db);
  const numbers = [...new Set(wishes.map(({ employeeNo }) => employeeNo))];
  const { rows: staffRows } = await sql<KnownStaff>`
    SELECT p.*, a.account_id, a.password_hash, a.first_entered_at, a.employee_type, a.employee_class, a.disabled, a.closed_as
    FROM unnest(${numbers}::text[]) AS asked (employee_no)
    JOIN person p ON p.company_id = ${company.companyId} AND p.employee_no = asked.employee_no
    JOIN account a ON a.company_id = p.company_id AND a.person_guid = p.person_guid`.execute(db);
  const guids = staffRows.map((row) => row.person_guid);
  const hasFamily = wishes.some(({ relation }) => relation !== null) && guids.length > 0;
  const { rows: familyRows } = hasFamily
    ? await sql<KnownRelative>`
        SELECT p.*, r.person_guid AS of_guid, r.kind FROM unnest(${guids}::uuid[]) AS asked (person_guid)
        JOIN relation r ON r.company_id = ${company.companyId} AND r.person_guid = asked.person_guid
        JOIN person p ON p.company_id = r.company_id AND p.person_guid = r.relative_guid`.execute(db)
    : { rows: [] };
  const typed = wishes.filter(({ relation }) => relation === null).flatMap((wish) => loginsOf(wish));
  const indexes = typed.flatMap((login) => key.indexes('login', login));
  const { rows: loginRows } = await sql<Pick<Schema['account_login'], 'login_index' | 'account_id'>>`
    SELECT l.login_index, l.account_id FROM unnest(${indexes}::bytea[]) AS asked (login_index)
    JOIN account_login l ON l.company_id = ${company.companyId} AND l.login_index = asked.login_index`.execute(db);
  return {
    key,
    staff: groupedBy(staffRows, (row) => row.employee_no ?? ''),
    family: groupedBy(familyRows, (row) => row.of_guid),
    logins: new Map(loginRows.map((row) => [row.login_index.toString('hex'), row.account_id])),
  };
}

/** The names a person may type as their account. */
export const loginsOf = ({ employeeNo, phone, email }: Pick<Wish, 'employeeNo' | 'phone' | 'email'>): string[] => [
  ...new Set([employeeNo, phone, email].filter(Boolean).map(normalLogin)),
];

export const ownerOfLogin = ({ key, logins }: Known, login: string): number | undefined => {
  for (const index of key.indexes('login', normalLogin(login))) {
    const owner = logins.get(index.toString('hex'));
    if (owner !== undefined) return owner;
  }
  return undefined;
};
