import { createHash } from 'node:crypto';
import { cacheFor } from './cache.ts';
import type { Client, Portal } from './ctx.ts';

/** A revoked session dies on every node within this time; the node that revoked it forgets it at once. */
const CACHE_MS = 1_000;
const MOST_CACHED = 50_000;
/** The sliding end is written at most this often, so that reading stays reading. */
const TOUCH_MS = 60_000;
/** Of an employee's session its company stands in front. */
const TOKEN = /^(?:[0-9a-z]{1,6}\.)?[A-Za-z0-9_-]{43}$/;

/** The columns of a stored session needed to judge it. */
export interface SessionRow {
  /** Null: no browser began it, and no cookie goes with it. */
  cookie_hash: Buffer | null;
  created_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  /** Of the account. */
  disabled: boolean;
}

export interface SessionRules<R extends SessionRow, S> {
  idleMs: number;
  absoluteMs: number;
  /** The cookie that goes with sessions of this sort. */
  cookie(client: Client): string | undefined;
  load(portal: Portal, hash: Buffer, token: string, before: R | undefined): Promise<{ row: R; session: S } | undefined>;
  touch(portal: Portal, row: R, hash: Buffer, seenAt: Date): Promise<unknown>;
  /** The token's hash of the session a cookie goes with. */
  hashByCookie(portal: Portal, cookieHash: Buffer): Promise<Buffer | undefined>;
}

/** A session as cached: made once, so that a request on it costs a look-up and no hashing. */
interface CachedSession<R, S> {
  hash: Buffer;
  row: R;
  session: S;
  /** The cookie that was found to be the right one. */
  goodCookie?: string;
}

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Finds sessions by token and cookie and caches them for a moment; an ended one is found too and says so by its row. */
export function sessionCache<R extends SessionRow, S>(rules: SessionRules<R, S>) {
  const cached = cacheFor<string, CachedSession<R, S> | undefined>(CACHE_MS, MOST_CACHED);

  async function reload(
    portal: Portal,
    token: string,
    before: CachedSession<R, S> | undefined,
  ): Promise<CachedSession<R, S> | undefined> {
    const hash = before?.hash ?? tokenHash(token);
    const found = await rules.load(portal, hash, token, before?.row);
    return found && { hash, ...found };
  }

  async function living(portal: Portal, found: CachedSession<R, S>, client: Client): Promise<S | undefined> {
    const { row, session, hash } = found;
    const now = portal.clock();
    const unseenMs = now.getTime() - row.seen_at.getTime();
    const isOver =
      /* guard: idle end */ unseenMs > rules.idleMs ||
      /* guard: absolute end */ now.getTime() - row.created_at.getTime() > rules.absoluteMs;
    if (
      /* guard: disabled account */ row.disabled ||
      isOver ||
      /* guard: session cookie */ !isRightCookie(found, rules.cookie(client))
    )
      return undefined;
    if (row.ended_at || unseenMs <= TOUCH_MS) return session;
    row.seen_at = now;
    await rules.touch(portal, row, hash, now);
    return session;
  }

  return {
    /** Nothing when it is unknown, too old or not this browser's. */
    find: async (portal: Portal, token: string, client: Client): Promise<S | undefined> => {
      if (!TOKEN.test(token)) return undefined;
      const found = await cached.get(portal, token, (before) => reload(portal, token, before));
      return found && living(portal, found, client);
    },
    /** The session of the cookie alone, for a download. It is looked up each time: one that has ended opens no file. */
    findByCookie: async (portal: Portal, client: Client): Promise<S | undefined> => {
      const cookie = rules.cookie(client);
      if (!cookie || !TOKEN.test(cookie)) return undefined;
      const hash = await rules.hashByCookie(portal, tokenHash(cookie));
      const found = hash && (await rules.load(portal, hash, '', undefined));
      return found && living(portal, { hash, ...found }, client);
    },
    /** To be called after the transaction that ended sessions has committed. */
    forget: (portal: Portal): void => cached.clear(portal),
  };
}

function isRightCookie(found: CachedSession<SessionRow, unknown>, cookie: string | undefined): boolean {
  const { cookie_hash: wanted } = found.row;
  if (!wanted) return true;
  if (cookie !== undefined && cookie === found.goodCookie) return true;
  if (!cookie || !tokenHash(cookie).equals(wanted)) return false;
  found.goodCookie = cookie;
  return true;
}
