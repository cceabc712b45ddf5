import { sql } from 'kysely';
import type { Ctx, Tx } from '../../../ctx.ts';
import { atDoor } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { SUCCESS_COUNTS_MS, WINDOW_MS } from './sign-in-budget.ts';

/** Calls without a proof of work to fall back on, whose callers may simply be asked to wait. */
const SLOW_DOWN = {
  /** A stolen session must not become a stolen password. */
  'old-password': 10,
  /** Pictures are free to a script and not to us. */
  captcha: 60,
  /** Codes for a forgotten password, whatever phones they go to. */
  'reset-code': 20,
  /** Messages that employees have sent, whatever numbers and accounts they are of. */
  'sent-code': 60,
  /** Codes of companies that do not exist. */
  'company-code': 30,
  /** Codes of the messaging app: each costs a question there. */
  'messaging-code': 60,
  /** Sign-ons begun since one was finished: each is stored for a while. */
  'sign-on': 200,
  /** Logout tokens since a true one: each is held against the provider's keys. */
  'provider-logout': 100,
  /** Over all of an operator's sign-ins that are under way. */
  'operator-code': 10,
  /** Tests of connections an operator presses: each is a question to another's system. */
  'connection-test': 200,
};

type Slowed = keyof typeof SLOW_DOWN;
/** A page is counted too, and has no call's context. */
type Counting = Pick<Ctx, 'portal' | 'now'>;

/** Counts and refuses in one step, so that many at the same moment cannot slip through. */
export async function countOrRefuse(ctx: Ctx, what: Slowed, who: string): Promise<void> {
  if ((await countSlowed(ctx, what, who)) > SLOW_DOWN[what]) throw tooMany();
}

/** Forgets a proven right one: only failures count towards the limit. */
export const forgetSlowed = (ctx: Counting, what: Slowed, who: string): Promise<unknown> =>
  atDoor(ctx.portal.database, (db) =>
    db.deleteFrom('login_try').where('bucket', '=', ctx.portal.keyring.anonymousIndex(what, who)).execute(),
  );

/** An office where people sign in gets this many times as much as an unseen address. */
const KNOWN_SOURCE_FACTOR = 20;

/** Counts and refuses the requests of one source in one step. */
export async function countOfSource(ctx: Counting, what: Slowed, source: string): Promise<void> {
  const asked = await countSlowed(ctx, what, source);
  if (asked > (await limitOfSource(ctx, what, source, asked))) throw tooMany();
}

async function limitOfSource(ctx: Counting, what: Slowed, source: string, asked: number): Promise<number> {
  const limit = SLOW_DOWN[what];
  return asked > limit && (await isKnownSource(ctx, source)) ? limit * KNOWN_SOURCE_FACTOR : limit;
}

/** Whether a person has signed in from there lately. */
const isKnownSource = (ctx: Counting, source: string): Promise<boolean> =>
  atDoor(ctx.portal.database, async (db) => {
    const row = await db
      .selectFrom('login_try')
      .select('bucket')
      .where('bucket', '=', ctx.portal.keyring.anonymousIndex('login-source', source))
      .where('succeeded_at', '>', new Date(ctx.now().getTime() - SUCCESS_COUNTS_MS))
      .executeTakeFirst();
    return row !== undefined;
  });

const tooMany = (): Fault => new Fault('tooMany', { seconds: WINDOW_MS / 1000 });

const countSlowed = (ctx: Counting, what: Slowed, who: string): Promise<number> =>
  atDoor(ctx.portal.database, (db) => count(db, ctx.now(), ctx.portal.keyring.anonymousIndex(what, who)));

/** One statement, so that parallel tries are all counted. */
export async function count(db: Tx, now: Date, bucket: Buffer): Promise<number> {
  const ends = new Date(now.getTime() + WINDOW_MS);
  const { rows } = await sql<{ tries: number }>`
    INSERT INTO login_try (bucket, tries, window_ends) VALUES (${bucket}, 1, ${ends})
    ON CONFLICT (bucket) DO UPDATE SET
      tries = CASE WHEN login_try.window_ends <= ${now} THEN 1 ELSE login_try.tries + 1 END,
      window_ends = CASE WHEN login_try.window_ends <= ${now} THEN ${ends} ELSE login_try.window_ends END
    RETURNING tries`.execute(db);
  return rows[0]?.tries ?? 1;
}
