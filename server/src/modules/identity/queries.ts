import { sql } from 'kysely';
import type { CompanyCtx, InTx } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';

/**
 * A session with what the gateway needs of its account. Of one account, said so: joined freely, the planner may walk through
 * the accounts of the company up to the one that is meant.
 */
export const sessionRow = ({ db, company }: InTx<Tenant>, tokenHash: Buffer) =>
  db
    .selectFrom('session as s')
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('account')
          .whereRef('account.company_id', '=', 's.company_id')
          .whereRef('account.account_id', '=', 's.account_id')
          .selectAll()
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .where('s.company_id', '=', company.companyId)
    .where('s.token_hash', '=', tokenHash)
    .select(['s.company_id', 's.account_id', 's.cookie_hash', 's.created_at', 's.seen_at', 's.ended_at'])
    .select(['a.person_guid', 'a.role_type', 'a.role_key', 'a.employee_type', 'a.employee_class', 'a.vendor_id'])
    .select(['a.single_sign_on', 'a.disabled', 's.entered_by'])
    .select(
      sql<string[]>`ARRAY(SELECT r.relative_guid::text FROM relation r
        WHERE r.company_id = a.company_id AND r.person_guid = a.person_guid)`.as('relatives'),
    )
    .executeTakeFirst();

const accountsByLogin = ({ db, company }: InTx<Tenant>, loginIndexes: Buffer[]) =>
  db
    .selectFrom('account_login as l')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'l.company_id').onRef('a.account_id', '=', 'l.account_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
    )
    .where('l.company_id', '=', company.companyId)
    .where('l.login_index', '=', sql<Buffer>`ANY(${loginIndexes}::bytea[])`)
    .selectAll('a')
    .select(['p.name', 'p.gender', 'p.birth_date', 'p.phone', 'p.city_id', 'p.city_name', 'p.updated_at']);

/** The account of a typed login: by login name, employee number, phone or e-mail. */
export const accountByLogin = (ctx: InTx<CompanyCtx>, loginIndexes: Buffer[]) =>
  accountsByLogin(ctx, loginIndexes).where('a.disabled', '=', false).executeTakeFirst();

/** The same, closed or not: a person the company vouches for is told that their account is closed. */
export const anyAccountByLogin = (ctx: InTx<CompanyCtx>, loginIndexes: Buffer[]) =>
  accountsByLogin(ctx, loginIndexes).executeTakeFirst();
export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountByLogin>>>;

/** The same by its id. */
export const accountById = ({ db, company }: InTx<CompanyCtx>, accountId: number) =>
  db
    .selectFrom('account as a')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
    )
    .where('a.company_id', '=', company.companyId)
    .where('a.account_id', '=', accountId)
    // guard: messaging app: disabled account
    .where('a.disabled', '=', false)
    .selectAll('a')
    .select(['p.name', 'p.gender', 'p.birth_date', 'p.phone', 'p.city_id', 'p.city_name', 'p.updated_at'])
    .executeTakeFirst();

/**
 * The password's hash of an open account, held until the transaction ends: a new password waits for the session that is being
 * started and then ends it.
 */
export async function holdAccount({ db, company }: InTx<CompanyCtx>, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .where('disabled', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.password_hash;
}

/** Those that are not signed out; which of them have run out, only the clock knows. */
export const openSessions = ({ db, company }: InTx<CompanyCtx>, accountId: number) =>
  db
    .selectFrom('session')
    .select(['session_id', 'token_hash', 'device', 'created_at', 'seen_at'])
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .orderBy('session_id')
    .execute();

/** Ended ones too: a second sign-out gets the same answer. */
export const hasSession = async ({ db, company }: InTx<Tenant>, accountId: number, sessionId: string) =>
  (await db
    .selectFrom('session')
    .select('session_id')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()) !== undefined;

export const passwordHashOf = ({ db, company }: InTx<CompanyCtx>, accountId: number) =>
  db
    .selectFrom('account')
    .select('password_hash')
    .where('company_id', '=', company.companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();

/** The versions of the privacy texts the person has agreed to and not withdrawn. */
export const consentsOf = async ({ db, company }: InTx<CompanyCtx>, personGuid: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('consent')
    .select('text_version')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('purpose', '=', PORTAL_CONSENT)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map((row) => row.text_version);
};

/** The consent of the box on the login page. */
export const PORTAL_CONSENT = 'portal';
