import { createHash, randomBytes } from 'node:crypto';
import type { Client, CompanyCtx, InTx, Portal, Session } from '../../ctx.ts';
import { atDoor, transact } from '../../db/transact.ts';
import { cacheFor } from '../../cache.ts';
import { andThen, type MaybePromise } from '../../maybe-promise.ts';
import { sessionRow } from './queries.ts';

/** answers §2 */
const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
const MOST_PER_USER = 5;
/** A revoked session dies on every node within this time; the node that revoked it forgets it at once. */
const CACHE_MS = 1_000;
/** The sliding end is written at most this often, so that reading stays reading. */
const TOUCH_MS = 60_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Row = NonNullable<Awaited<ReturnType<typeof sessionRow>>>;
/** A session as cached: made once, so that a request on it costs a look-up and no hashing. */
interface CachedSession {
  row: Row;
  session: FoundSession;
  /** The cookie that was found to be the right one. */
  goodCookie?: string;
}
const MOST_CACHED = 50_000;
const sessions = cacheFor<string, CachedSession | undefined>(CACHE_MS, MOST_CACHED);

export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface FoundSession extends Session {
  /** Signed out or replaced: good for answering a repeated write, for nothing else. */
  ended: boolean;
}

/** The session of a presented token and cookie, or nothing when it is unknown, too old or not this browser's. */
export function findSession(portal: Portal, token: string, client: Client): MaybePromise<FoundSession | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const cached = sessions.get(portal, token, (before) => readSession(portal, token, before));
  return andThen(cached, (found) => found && livingSession(portal, found, client));
}

/**
 * The session of the cookie alone, for a download. It is looked up each time: a session that has ended opens no file.
 */
export async function findSessionByCookie(portal: Portal, client: Client): Promise<FoundSession | undefined> {
  const cookie = client.cookie();
  if (!cookie || !TOKEN.test(cookie)) return undefined;
  const hash = tokenHash(cookie);
  const found = await atDoor(
    portal.database,
    (db) =>
      db.selectFrom('session').select(['company_id', 'token_hash']).where('cookie_hash', '=', hash).executeTakeFirst(),
    hash,
  );
  const known = found && (await load(portal, found.company_id, found.token_hash, ''));
  return known && livingSession(portal, known, client);
}

function livingSession(portal: Portal, found: CachedSession, client: Client): MaybePromise<FoundSession | undefined> {
  const { row, session } = found;
  const now = portal.clock().getTime();
  if (row.disabled || now - row.seen_at.getTime() > IDLE_MS || now - row.created_at.getTime() > ABSOLUTE_MS)
    return undefined;
  if (!isRightCookie(found, client)) return undefined;
  if (row.ended_at || now - row.seen_at.getTime() <= TOUCH_MS) return session;
  return touch(portal, row, session.tokenHash).then(() => session);
}

function isRightCookie(found: CachedSession, client: Client): boolean {
  const { cookie_hash: wanted } = found.row;
  if (!wanted) return true;
  const cookie = client.cookie();
  if (cookie !== undefined && cookie === found.goodCookie) return true;
  if (!cookie || !tokenHash(cookie).equals(wanted)) return false;
  found.goodCookie = cookie;
  return true;
}

async function readSession(portal: Portal, token: string, before?: CachedSession): Promise<CachedSession | undefined> {
  const hash = before?.session.tokenHash ?? tokenHash(token);
  const companyId = before?.row.company_id ?? (await companyOf(portal, hash));
  return companyId === undefined ? undefined : load(portal, companyId, hash, token);
}

async function load(
  portal: Portal,
  companyId: number,
  hash: Buffer,
  token: string,
): Promise<CachedSession | undefined> {
  const row = await transact({ portal, company: { companyId } }, (ctx) => sessionRow(ctx, hash));
  if (!row) return undefined;
  const session: FoundSession = {
    token,
    tokenHash: hash,
    companyId: row.company_id,
    accountId: row.account_id,
    personGuid: row.person_guid,
    roleType: row.role_type,
    employeeType: row.employee_type,
    employeeClass: row.employee_class,
    vendorId: row.vendor_id,
    singleSignOn: row.single_sign_on,
    relatives: row.relatives,
    ended: row.ended_at !== null,
  };
  return { row, session };
}

/** Starts a session; the oldest ones beyond five are ended. */
export async function startSession(
  ctx: InTx<CompanyCtx>,
  accountId: number,
  options: { appType: number; cookie: string | undefined },
): Promise<string> {
  const token = newToken();
  const now = ctx.now();
  const { companyId } = ctx.company;
  await ctx.db
    .insertInto('session')
    .values({
      company_id: companyId,
      token_hash: tokenHash(token),
      account_id: accountId,
      cookie_hash: options.cookie ? tokenHash(options.cookie) : null,
      app_type: options.appType,
      created_at: now,
      seen_at: now,
      ended_at: null,
    })
    .execute();
  const surplus = ctx.db
    .selectFrom('session')
    .select('token_hash')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .offset(MOST_PER_USER);
  await ctx.db
    .updateTable('session')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('token_hash', 'in', surplus)
    .execute();
  return token;
}

/** Ends one session of an account, or all but one, or all. */
export async function endSessions(
  ctx: InTx<CompanyCtx>,
  accountId: number,
  which: { only?: Buffer; allBut?: Buffer } = {},
): Promise<void> {
  let query = ctx.db
    .updateTable('session')
    .set({ ended_at: ctx.now() })
    .where('company_id', '=', ctx.company.companyId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (which.only) query = query.where('token_hash', '=', which.only);
  if (which.allBut) query = query.where('token_hash', '!=', which.allBut);
  await query.execute();
}

/** To be called after the transaction that ended sessions has committed. */
export const forgetSessions = (portal: Portal): void => sessions.clear(portal);

const companyOf = async (portal: Portal, hash: Buffer): Promise<number | undefined> =>
  (
    await atDoor(
      portal.database,
      (db) => db.selectFrom('session').select('company_id').where('token_hash', '=', hash).executeTakeFirst(),
      hash,
    )
  )?.company_id;

async function touch(portal: Portal, row: Row, hash: Buffer): Promise<void> {
  const now = portal.clock();
  row.seen_at = now;
  await transact({ portal, company: { companyId: row.company_id } }, ({ db }) =>
    db
      .updateTable('session')
      .set({ seen_at: now })
      .where('company_id', '=', row.company_id)
      .where('token_hash', '=', hash)
      .execute(),
  );
}
