import { randomBytes } from 'node:crypto';
import type { EnteredBy } from '#contract/calls/identity';
import type { CompanyCtx, InCompany, InTx, Portal, Session } from '../../../ctx.ts';
import { atDoor, transact } from '../../../db/transact.ts';
import { sessionCache, tokenHash } from '../../../session-cache.ts';
import { sessionRow } from '../queries.ts';

/** How long a session lives without use (docs/product §2.2). */
export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
const MOST_PER_USER = 5;

type Row = NonNullable<Awaited<ReturnType<typeof sessionRow>>>;

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Names its company in front, so that it is looked for among that company's sessions only. */
export const newSessionToken = (companyId: number): string => `${companyId.toString(36)}.${newToken()}`;
export { tokenHash };

export interface FoundSession extends Session {
  /** Signed out or replaced: good for answering a repeated write, for nothing else. */
  ended: boolean;
}

const sessions = sessionCache<Row, FoundSession>({
  idleMs: IDLE_MS,
  absoluteMs: ABSOLUTE_MS,
  cookie: (client) => client.cookie(),
  load: async (portal, hash, token, before) => {
    const companyId = before?.company_id ?? companyNamedBy(token) ?? (await companyOf(portal, hash));
    if (companyId === undefined) return undefined;
    const row = await transact({ portal, company: { companyId } }, (ctx) => sessionRow(ctx, hash));
    return row && { row, session: sessionOf(row, hash, token) };
  },
  touch: (portal, { company_id: companyId }, hash, seenAt) =>
    transact({ portal, company: { companyId } }, ({ db }) =>
      db
        .updateTable('session')
        .set({ seen_at: seenAt })
        .where('company_id', '=', companyId)
        .where('token_hash', '=', hash)
        .execute(),
    ),
  hashByCookie: async (portal, cookieHash) =>
    (
      await atDoor(
        portal.database,
        (db) => db.selectFrom('session').select('token_hash').where('cookie_hash', '=', cookieHash).executeTakeFirst(),
        cookieHash,
      )
    )?.token_hash,
});

const sessionOf = (row: Row, hash: Buffer, token: string): FoundSession => ({
  token,
  tokenHash: hash,
  companyId: row.company_id,
  accountId: row.account_id,
  personGuid: row.person_guid,
  roleType: row.role_type,
  roleKey: row.role_key,
  employeeType: row.employee_type,
  employeeClass: row.employee_class,
  vendorId: row.vendor_id,
  singleSignOn:
    row.single_sign_on || /* guard: sso: the session knows how it was entered */ isVouchedFor(row.entered_by),
  relatives: row.relatives,
  ended: row.ended_at !== null,
});

/** The session of a presented token and cookie, or nothing when it is unknown, too old or not this browser's. */
export const findSession = sessions.find;
export const findSessionByCookie = sessions.findByCookie;

/** To be called after the transaction that ended sessions has committed. */
export const forgetSessions = (portal: Portal): void => sessions.forget(portal);

const LARGEST_ID = 2 ** 31 - 1;

/** The company in front of a token; tokens of versions before name none. */
function companyNamedBy(token: string): number | undefined {
  const [name, secret] = token.split('.');
  if (name === undefined || secret === undefined) return undefined;
  return Math.min(Number.parseInt(name, 36), LARGEST_ID);
}

/** The company of a token that does not name it. */
const companyOf = async (portal: Portal, hash: Buffer): Promise<number | undefined> =>
  (
    await atDoor(
      portal.database,
      (db) => db.selectFrom('session').select('company_id').where('token_hash', '=', hash).executeTakeFirst(),
      hash,
    )
  )?.company_id;

/** Sessions the company answers for: neither the way out nor a password is ours to give them. */
const VOUCHED: readonly EnteredBy[] = ['sso', 'link'];
export const isVouchedFor = (enteredBy: EnteredBy): boolean => VOUCHED.includes(enteredBy);

export interface SessionStart {
  appType: number;
  cookie: string | undefined;
  device: string;
  enteredBy: EnteredBy;
  messagingApp?: string | undefined;
  /** The provider's ids of person and session, hashed. */
  provider?: { subject: Buffer; session: Buffer | null } | undefined;
}

/** Starts a session; the oldest ones beyond five are ended, by the same statement: a whole office signs in at nine. */
export async function startSession(ctx: InTx<CompanyCtx>, accountId: number, options: SessionStart): Promise<string> {
  const { companyId } = ctx.company;
  const token = newSessionToken(companyId);
  const now = ctx.now();
  await ctx.db
    .with('ended', (db) =>
      db
        .updateTable('session')
        .set({ ended_at: now })
        .where('company_id', '=', companyId)
        .where('token_hash', 'in', (select) =>
          select
            .selectFrom('session')
            .select('token_hash')
            .where('company_id', '=', companyId)
            .where('account_id', '=', accountId)
            .where('ended_at', 'is', null)
            .orderBy('created_at', 'desc')
            .orderBy('token_hash')
            .offset(/* guard: most sessions → MOST_PER_USER */ MOST_PER_USER - 1),
        ),
    )
    // from now on phone, e-mail and login name are its owner's (modules/hr/roster-contact)
    .with('entered', (db) =>
      db
        .updateTable('account')
        .set({ first_entered_at: /* guard: every way in makes phone and e-mail the owner’s → null */ now })
        .where('company_id', '=', companyId)
        .where('account_id', '=', accountId)
        .where('first_entered_at', 'is', null),
    )
    .insertInto('session')
    .values({
      company_id: companyId,
      token_hash: tokenHash(token),
      account_id: accountId,
      cookie_hash: options.cookie ? tokenHash(options.cookie) : null,
      app_type: options.appType,
      device: options.device,
      created_at: now,
      seen_at: now,
      ended_at: null,
      confirmed_at: null,
      messaging_app: options.messagingApp ?? null,
      entered_by: options.enteredBy,
      provider_subject: options.provider?.subject ?? null,
      provider_session: options.provider?.session ?? null,
    })
    .execute();
  return token;
}

/** After a restore: sessions that were ended since the backup would be alive again. */
export const endEverySession = ({ db, company, portal }: InCompany): Promise<unknown> =>
  db
    .updateTable('session')
    .set({ ended_at: portal.clock() })
    .where('company_id', '=', company.companyId)
    .where('ended_at', 'is', null)
    .execute();

/** Ends what the provider says is over: one sign-in of theirs, or everything of a person. Answers with whose they were. */
export async function endProviderSessions(
  { db, company, portal }: InCompany,
  over: { session: Buffer } | { subject: Buffer },
): Promise<number[]> {
  const [column, hash] =
    'session' in over ? (['provider_session', over.session] as const) : (['provider_subject', over.subject] as const);
  const ended = await db
    .updateTable('session')
    .set({ ended_at: portal.clock() })
    .where('company_id', '=', company.companyId)
    .where(column, '=', hash)
    .where('ended_at', 'is', null)
    .returning('account_id')
    .execute();
  return ended.map(({ account_id }) => account_id);
}

/** Ends one session of an account, or all but one, or those entered from the messaging app, or all. */
export async function endSessions(
  ctx: InTx<CompanyCtx>,
  accountId: number,
  which: { only?: Buffer; allBut?: Buffer; withId?: string; byApp?: true } = {},
): Promise<number> {
  let query = ctx.db
    .updateTable('session')
    .set({ ended_at: ctx.now() })
    .where('company_id', '=', ctx.company.companyId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (which.only) query = query.where('token_hash', '=', which.only);
  if (which.allBut) query = query.where('token_hash', '!=', which.allBut);
  if (which.withId) query = query.where('session_id', '=', which.withId);
  if (which.byApp) query = query.where('messaging_app', 'is not', null);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
