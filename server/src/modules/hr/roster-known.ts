import type { Selectable } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import type { Schema } from '../../db/schema.ts';
import { normalLogin } from '../identity/index.ts';
import type { Wish } from './roster-wish.ts';

type Person = Selectable<Schema['person']>;
type Account = Selectable<Schema['account']>;
export type KnownStaff = Person &
  Pick<Account, 'account_id' | 'password_hash' | 'employee_type' | 'employee_class' | 'disabled'>;
export type KnownRelative = Person & { of_guid: string; kind: Schema['relation']['kind'] };

/** What the house knows of the people a piece of a roster names. */
export interface Known {
  key: CompanyKey;
  staff: Map<string, KnownStaff[]>;
  family: Map<string, KnownRelative[]>;
  /** Which account a login belongs to, by its index in hexadecimal. */
  logins: Map<string, number>;
}

export async function loadKnown(ctx: InCompany, wishes: readonly Wish[]): Promise<Known> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const numbers = [...new Set(wishes.map(({ employeeNo }) => employeeNo)), ''];
  const staffRows = await db
    .selectFrom('account as a')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
    )
    .selectAll('p')
    .select(['a.account_id', 'a.password_hash', 'a.employee_type', 'a.employee_class', 'a.disabled'])
    .where('a.company_id', '=', company.companyId)
    .where('p.employee_no', 'in', numbers)
    .execute();
  const guids = staffRows.map((row) => row.person_guid);
  const hasFamily = wishes.some(({ relation }) => relation !== null) && guids.length > 0;
  const familyRows = hasFamily
    ? await db
        .selectFrom('relation as r')
        .innerJoin('person as p', (join) =>
          join.onRef('p.company_id', '=', 'r.company_id').onRef('p.person_guid', '=', 'r.relative_guid'),
        )
        .selectAll('p')
        .select(['r.person_guid as of_guid', 'r.kind'])
        .where('r.company_id', '=', company.companyId)
        .where('r.person_guid', 'in', guids)
        .execute()
    : [];
  const typed = wishes.filter(({ relation }) => relation === null).flatMap((wish) => loginsOf(wish));
  const indexes = typed.flatMap((login) => key.indexes('login', login));
  const loginRows =
    indexes.length === 0
      ? []
      : await db
          .selectFrom('account_login')
          .select(['login_index', 'account_id'])
          .where('company_id', '=', company.companyId)
          .where('login_index', 'in', indexes)
          .execute();
  return {
    key,
    staff: grouped(staffRows, (row) => row.employee_no ?? ''),
    family: grouped(familyRows, (row) => row.of_guid),
    logins: new Map(loginRows.map((row) => [row.login_index.toString('hex'), row.account_id])),
  };
}

/** What somebody may type as their account. */
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

function grouped<R>(rows: readonly R[], by: (row: R) => string): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row]);
  return groups;
}
