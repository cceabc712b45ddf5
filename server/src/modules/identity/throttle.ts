import { sql } from 'kysely';
import type { Ctx, InTx, Tx } from '../../ctx.ts';
import { atDoor, backToDoor, type Tenant } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';

/** answers §2: two independent buckets, then a captcha, never a lock-out. */
const WINDOW_MS = 15 * 60_000;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 100;

/** Of a company, or of the house when an operator signs in. */
type TryCtx = Ctx & Pick<Tenant, 'company'>;

/** Counts this try and says whether it needs a captcha first: the last step of the transaction that looks it up. */
export async function countTry(ctx: InTx<TryCtx>, login: string): Promise<{ captchaNeeded: boolean }> {
  await backToDoor(ctx);
  // a count that a power cut takes back harms nobody: it need not have reached the disk before the answer
  await sql`SET LOCAL synchronous_commit = off`.execute(ctx.db);
  const account = await count(ctx.db, ctx.now(), accountBucket(ctx, login));
  const address = await count(
    ctx.db,
    ctx.now(),
    ctx.portal.keyring.anonymousIndex('login-address', ctx.client.address()),
  );
  return { captchaNeeded: account > PER_ACCOUNT || address > PER_ADDRESS };
}

/** A right password proves the owner: the account's count starts anew. The last step of the transaction that enters. */
export async function forgetTries(ctx: InTx<TryCtx>, login: string): Promise<void> {
  await backToDoor(ctx);
  await ctx.db.deleteFrom('login_try').where('bucket', '=', accountBucket(ctx, login)).execute();
}

const accountBucket = (ctx: TryCtx, login: string): Buffer =>
  ctx.portal.keyring.anonymousIndex('login-account', `${ctx.company.companyId}|${login}`);

/** What has no captcha to fall back on, and may simply be asked to wait. */
const SLOW_DOWN = {
  /** A stolen session must not become a stolen password. */
  'old-password': 10,
  /** Pictures are free to us and endless to a script. */
  captcha: 60,
  /** Over all of an operator's sign-ins that are under way. */
  'operator-code': 10,
};

type Slowed = keyof typeof SLOW_DOWN;

/** Refuses once the limit is reached; what counts towards it is told by `countSlowed`. */
export async function assertNotTooMany(ctx: Ctx, what: Slowed, who: string): Promise<void> {
  const row = await atDoor(ctx.portal.database, (db) =>
    db
      .selectFrom('login_try')
      .select('tries')
      .where('bucket', '=', ctx.portal.keyring.anonymousIndex(what, who))
      .where('window_ends', '>', ctx.now())
      .executeTakeFirst(),
  );
  if (row && row.tries >= SLOW_DOWN[what]) throw new Fault('tooMany', { seconds: WINDOW_MS / 1000 });
}

/** Counts and refuses in one step, so that many at the same moment cannot slip through. */
export async function countOrRefuse(ctx: Ctx, what: Slowed, who: string): Promise<void> {
  if ((await countSlowed(ctx, what, who)) > SLOW_DOWN[what]) throw new Fault('tooMany', { seconds: WINDOW_MS / 1000 });
}

export const countSlowed = (ctx: Ctx, what: Slowed, who: string): Promise<number> =>
  atDoor(ctx.portal.database, (db) => count(db, ctx.now(), ctx.portal.keyring.anonymousIndex(what, who)));

/** One statement, so that parallel tries are all counted. */
async function count(db: Tx, now: Date, bucket: Buffer): Promise<number> {
  const ends = new Date(now.getTime() + WINDOW_MS);
  const { rows } = await sql<{ tries: number }>`
    INSERT INTO login_try (bucket, tries, window_ends) VALUES (${bucket}, 1, ${ends})
    ON CONFLICT (bucket) DO UPDATE SET
      tries = CASE WHEN login_try.window_ends <= ${now} THEN 1 ELSE login_try.tries + 1 END,
      window_ends = CASE WHEN login_try.window_ends <= ${now} THEN ${ends} ELSE login_try.window_ends END
    RETURNING tries`.execute(db);
  return rows[0]?.tries ?? 1;
}
