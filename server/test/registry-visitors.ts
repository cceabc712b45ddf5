import type { Access, Call } from '#contract/call';
import { OPERATOR_ROLES, type OperatorRole } from '#contract/values/operator-roles';
import { tokenHash } from '../src/modules/identity/session/session.ts';
import { fromElsewhere } from './answers.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { ACTOR, COLLEAGUE, STRANGER } from './registry-samples.ts';

/** A visitor who knocks at every door. */
export interface Visitor {
  name: string;
  token: string;
  /** Of a session that is bound to its browser. */
  cookie?: string;
  /** The doors of a company that are open to them. */
  doors: Access[];
  /** Behind the operators' door: as what. */
  role?: OperatorRole;
  /** Whether the actor's company is theirs too. */
  isColleague: boolean;
}

/** The right answer to a visitor, by the call's declaration. */
export function verdictOf({ access, roles }: Call, { doors, role }: Visitor): string {
  if (access === 'public') return 'let in';
  if (access === 'operator') {
    if (role === undefined) return 'sessionExpired';
    return roles.includes(role) ? 'let in' : 'notAllowed';
  }
  if (doors.length === 0) return 'sessionExpired';
  return doors.includes(access) ? 'let in' : 'notAllowed';
}

export async function visitorsOf(portal: TestPortal, actor: SignedIn): Promise<Visitor[]> {
  const tokenFor = async (company: string, account: string): Promise<string> =>
    (await portal.login(company, account, { headers: fromElsewhere() })).token;
  const employee = { doors: ['employee'] satisfies Access[] };
  const hr = { doors: ['employee', 'hr'] satisfies Access[] };
  const [here, elsewhere] = [{ isColleague: true }, { isColleague: false }];
  return [
    { name: 'nobody', token: '', doors: [], ...elsewhere },
    { name: 'a forged token', token: 'A'.repeat(43), doors: [], ...elsewhere },
    { name: 'an employee', token: await tokenFor(ACTOR.company, 'emp'), ...employee, ...here },
    { name: 'an employee elsewhere', token: await tokenFor(STRANGER.company, 'emp'), ...employee, ...elsewhere },
    { name: 'a relative', token: await signInRelative(portal, actor), ...employee, ...here },
    { name: 'HR', token: await tokenFor(COLLEAGUE.company, COLLEAGUE.account), ...hr, ...here },
    { name: 'HR elsewhere', token: await tokenFor(STRANGER.company, 'hr'), ...hr, ...elsewhere },
    ...(await operatorsOf(portal)),
  ];
}

async function operatorsOf(portal: TestPortal): Promise<Visitor[]> {
  const operators: Visitor[] = [];
  for (const role of OPERATOR_ROLES) {
    const { token, cookie } = await portal.operator(role);
    operators.push({ name: `operator: ${role}`, token, cookie, role, doors: [], isColleague: false });
  }
  return operators;
}

/** A relative of the actor with an account of their own: made in the database, since the demo world has none. */
async function signInRelative({ portal, clock }: TestPortal, { user }: SignedIn): Promise<string> {
  const token = 'relative'.padEnd(43, '0');
  const { pool } = portal.database;
  const { rows } = await pool.query<{ accountId: number }>(
    `INSERT INTO account (company_id, account_id, person_guid, password_hash, role_type, role_key, employee_type, employee_class, vendor_id)
     SELECT company_id, 999999, relative_guid, '', 'EMPLOYEE', '', 1, 2, 0 FROM relation WHERE person_guid = $1 LIMIT 1
     RETURNING account_id AS "accountId"`,
    [user.CustomerGuid],
  );
  await pool.query(
    `INSERT INTO session (company_id, token_hash, account_id, app_type, created_at, seen_at) VALUES ($1, $2, $3, 1, $4, $4)`,
    [user.CompanyId, tokenHash(token), rows[0]?.accountId, clock.now()],
  );
  return token;
}
