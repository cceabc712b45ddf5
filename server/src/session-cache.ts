import { createHash } from 'node:crypto';
import type { Client, Portal } from './ctx.ts';
import { freshFor } from './fresh.ts';
import { andThen, type MaybePromise } from './maybe-promise.ts';

/** A revoked session dies on every node within this time; the node that revoked it forgets it at once. */
const FRESH_MS = 1_000;
/** The sliding end is written at most this often, so that reading stays reading. */
const TOUCH_MS = 60_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What a stored session must say for it to be judged. */
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
}

/** A session as remembered: made once, so that a request on it costs a look-up and no hashing. */
interface Remembered<R, S> {
  hash: Buffer;
  row: R;
  session: S;
  /** The cookie that was found to be the right one. */
  goodCookie?: string;
}

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Finds sessions by token and cookie and remembers them for a moment; an ended one is found too and says so by its row. */
export function sessionCache<R extends SessionRow, S>(rules: SessionRules<R, S>) {
  const remembered = freshFor<string, Remembered<R, S> | undefined>(FRESH_MS);

  async function recall(
    portal: Portal,
    token: string,
    before: Remembered<R, S> | undefined,
  ): Promise<Remembered<R, S> | undefined> {
    const hash = before?.hash ?? tokenHash(token);
    const found = await rules.load(portal, hash, token, before?.row);
    return found && { hash, ...found };
  }

  function living(portal: Portal, found: Remembered<R, S>, client: Client): MaybePromise<S | undefined> {
    const { row, session, hash } = found;
    const now = portal.clock();
    const unseenMs = now.getTime() - row.seen_at.getTime();
    const isOver = unseenMs > rules.idleMs || now.getTime() - row.created_at.getTime() > rules.absoluteMs;
    if (row.disabled || isOver || !isRightCookie(found, rules.cookie(client))) return undefined;
    if (row.ended_at || unseenMs <= TOUCH_MS) return session;
    row.seen_at = now;
    return rules.touch(portal, row, hash, now).then(() => session);
  }

  return {
    /** Nothing when it is unknown, too old or not this browser's. */
    find: (portal: Portal, token: string, client: Client): MaybePromise<S | undefined> => {
      if (!TOKEN.test(token)) return undefined;
      const recalled = remembered.get(portal, token, (before) => recall(portal, token, before));
      return andThen(recalled, (found) => found && living(portal, found, client));
    },
    /** To be called after the transaction that ended sessions has committed. */
    forget: (portal: Portal): void => remembered.forget(portal),
  };
}

function isRightCookie(found: Remembered<SessionRow, unknown>, cookie: string | undefined): boolean {
  const { cookie_hash: wanted } = found.row;
  if (!wanted) return true;
  if (cookie !== undefined && cookie === found.goodCookie) return true;
  if (!cookie || !tokenHash(cookie).equals(wanted)) return false;
  found.goodCookie = cookie;
  return true;
}
