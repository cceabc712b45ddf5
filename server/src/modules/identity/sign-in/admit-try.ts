import { sql } from 'kysely';
import type { Ctx, InTx, Tx } from '../../../ctx.ts';
import { atDoor, type Tenant } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { askForWork, spendWork, type Work } from './proof-of-work.ts';
import {
  demandOf,
  waitAfterPairMs,
  waitAfterSourceMs,
  WINDOW_MS,
  type Count,
  type Counts,
  type Demand,
} from './sign-in-budget.ts';
import { sourceOf } from './source.ts';
import { count } from './throttle.ts';

/** Of a company, or of the platform when an operator signs in. */
type TryCtx = Ctx & Pick<Tenant, 'company'>;
/** The transaction a try is counted in. */
type Counting = InTx<Tenant & Pick<Ctx, 'now'>>;

/** The buckets one try is counted in: HMACs, so that the table names no person. */
export interface Tried {
  account: Buffer;
  pair: Buffer;
  source: Buffer;
  company: Buffer;
}

export interface Verdict extends Demand {
  admitted: boolean;
  tried: Tried;
}

/** Whether what the transaction wrote must have reached the disk before it is answered. */
type Commit = 'durable' | 'lazy';

/** How stale the note of a source's last sign-in may be: a crowd then writes it once, not each time. */
const NOTE_AGAIN_MS = 60 * 60_000;

/** One account is one bucket by whatever name it signs in; an unknown name is a bucket too. */
export function triedBy(ctx: TryCtx, accountId: number | undefined, login: string): Tried {
  const bucket = (kind: string, text: string): Buffer => ctx.portal.keyring.anonymousIndex(kind, text);
  const source = sourceOf(ctx.client.address());
  const { companyId } = ctx.company;
  const who = `${companyId}|${/* guard: one bucket for an account → login */ accountId === undefined ? `name ${login}` : `id ${accountId}`}`;
  return {
    account: bucket('login-account', who),
    pair: bucket('login-pair', `${who}|${source}`),
    source: bucket('login-source', source),
    company: bucket('login-company', String(companyId)),
  };
}

/**
 * Decides whether the password may be looked at, and counts the try as a failure until it has proven right: tries at the same
 * moment cannot slip through. The last step of the transaction that looks the account up, as from here on it works at the door.
 */
export async function admitTry(ctx: Counting, tried: Tried, work: Work | undefined): Promise<Verdict> {
  const { db } = ctx;
  const now = ctx.now();
  await enterDoor(db, tried, 'lazy');
  const demand = demandOf(await countsOf(db, tried), now);
  const isFree = demand.level === undefined;
  const isWorked =
    work !== undefined &&
    /* guard: how much work it is */ work.level >= (demand.level ?? 0) &&
    /* guard: work for this account */ work.about === tried.account.toString('hex');
  const admitted =
    demand.waitMs <= 0 && (isFree || (isWorked && /* guard: work counts once */ (await spendWork(db, work))));
  if (admitted) /* guard: tries counted before the hash */ await countTry(db, tried, now);
  return { ...demand, admitted, tried };
}

/** Tells a refused caller what to do: wait so long, or work first. */
export async function assertAdmitted(ctx: Ctx, { admitted, waitMs, level, tried }: Verdict): Promise<void> {
  if (admitted) return;
  if (waitMs > 0) throw new Fault('tryLater', { seconds: Math.ceil(waitMs / 1000) });
  throw new Fault('workNeeded', { challenge: await askForWork(ctx, 'sign-in', tried.account, level ?? 0) });
}

/** How many wrong passwords an account has had in its running window, whatever they were typed with. */
export async function failedTries(ctx: TryCtx, accountId: number): Promise<number> {
  const { account } = triedBy(ctx, accountId, '');
  const row = await atDoor(ctx.portal.database, (db) =>
    db
      .selectFrom('login_try')
      .select('tries')
      .where('bucket', '=', account)
      .where('window_ends', '>', ctx.now())
      .executeTakeFirst(),
  );
  return row?.tries ?? 0;
}

/** After a wrong password: the next try waits, and source and company know of it too. */
export function countFailure(ctx: Ctx, tried: Tried): Promise<unknown> {
  const now = ctx.now();
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  return atDoor(ctx.portal.database, async (db) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(db);
    // in the order of `Tried`, as everywhere: two that lock the same rows then never wait for each other
    const pair = await triesOf(db, tried.pair);
    await waitUntil(db, tried.pair, after(waitAfterPairMs(pair)));
    const source = await count(db, now, tried.source);
    const sourceWaitMs = waitAfterSourceMs(source);
    if (sourceWaitMs > 0) await waitUntil(db, tried.source, after(sourceWaitMs));
    await count(db, now, tried.company);
  });
}

/**
 * A right password proves the owner: account and pair start anew, and the source is known. The last step of the transaction that
 * enters, as from here on it works at the door.
 */
export async function forgetTries(ctx: Counting, tried: Tried, commit: Commit = 'durable'): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  await enterDoor(db, tried, commit);
  // guard: right passwords are no failures
  await db.deleteFrom('login_try').where('bucket', 'in', [tried.account, tried.pair]).execute();
  await sql`
    INSERT INTO login_try (bucket, tries, window_ends, succeeded_at) VALUES (${tried.source}, 0, ${now}, ${now})
    ON CONFLICT (bucket) DO UPDATE SET succeeded_at = ${now}
    WHERE login_try.succeeded_at IS NULL OR login_try.succeeded_at < ${new Date(now.getTime() - NOTE_AGAIN_MS)}`.execute(
    db,
  );
}

/** One at a time for an account, on all nodes; the count of a try need not have reached the disk before the answer. */
function enterDoor(db: Tx, { account }: Tried, commit: Commit): Promise<unknown> {
  const key = account.readBigInt64BE().toString();
  const lazily = commit === 'lazy' ? sql`, set_config('synchronous_commit', 'off', true)` : sql``;
  return sql`
    SELECT set_config('role', 'portal_door', true), /* guard: one at a time for an account → '' */ pg_advisory_xact_lock(${key}) /* end */${lazily}`.execute(
    db,
  );
}

async function countsOf(db: Tx, { account, pair, source, company }: Tried): Promise<Counts> {
  const rows = await db
    .selectFrom('login_try')
    .selectAll()
    .where('bucket', 'in', [account, pair, source, company])
    .execute();
  const countOf = (bucket: Buffer): Count | undefined => {
    const row = rows.find((one) => one.bucket.equals(bucket));
    return row && { tries: row.tries, windowEnds: row.window_ends, nextAt: row.next_at, succeededAt: row.succeeded_at };
  };
  return { account: countOf(account), pair: countOf(pair), source: countOf(source), company: countOf(company) };
}

/** The account's window is fixed; the pair's ends a quarter of an hour after its last try. */
function countTry(db: Tx, { account, pair }: Tried, now: Date): Promise<unknown> {
  const ends = new Date(now.getTime() + WINDOW_MS);
  return sql`
    INSERT INTO login_try (bucket, tries, window_ends) VALUES (${account}, 1, ${ends}), (${pair}, 1, ${ends})
    ON CONFLICT (bucket) DO UPDATE SET
      tries = CASE WHEN login_try.window_ends <= ${now} THEN 1 ELSE login_try.tries + 1 END,
      window_ends = CASE WHEN login_try.window_ends <= ${now} OR login_try.bucket = ${pair} THEN ${ends}
        ELSE login_try.window_ends END,
      next_at = NULL`.execute(db);
}

const triesOf = async (db: Tx, bucket: Buffer): Promise<number> =>
  (await db.selectFrom('login_try').select('tries').where('bucket', '=', bucket).forUpdate().executeTakeFirst())
    ?.tries ?? 1;

/** Never sooner than another try has said, and remembered until then. */
const waitUntil = (db: Tx, bucket: Buffer, until: Date): Promise<unknown> =>
  sql`
    UPDATE login_try SET next_at = greatest(next_at, ${until}), window_ends = greatest(window_ends, ${until})
    WHERE bucket = ${bucket}`.execute(db);
