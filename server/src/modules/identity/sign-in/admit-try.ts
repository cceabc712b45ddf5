import { sql, type CompiledQuery } from 'kysely';
import type { Ctx, InTx, Tx } from '../../../ctx.ts';
import { together } from '../../../db/together.ts';
import { atDoor, atEnd, type Tenant } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { askForWork, spendWork, type Work } from './proof-of-work.ts';
import { demandOf, waitAfterPairMs, waitAfterSourceMs, WINDOW_MS, type Count, type Demand } from './sign-in-budget.ts';
import { sourceOf } from './source.ts';
import { count } from './throttle.ts';

/** Of a company, or of the platform when an operator signs in. */
type TryCtx = Ctx & Pick<Tenant, 'company'>;
/** Where tries of several are counted at once. */
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

/** A try to sign in, and the work done for it. */
export interface Try {
  tried: Tried;
  work: Work | undefined;
}

/** Decides on one try that is alone in its transaction. */
export async function admitTry(ctx: Counting, tried: Tried, work: Work | undefined): Promise<Verdict> {
  const [verdict] = await admitTries(ctx, [{ tried, work }]);
  if (!verdict) throw new Error('A try that is alone is decided');
  return verdict;
}

/**
 * Decides whether passwords may be looked at, and counts each as a failure until it has proven right: tries at the same
 * moment cannot slip through. The last step of the transaction that looks the accounts up. Of an account only the first try
 * is decided, as the count does not know of it yet: the others have to come again.
 */
export async function admitTries(ctx: Counting, tries: readonly Try[]): Promise<(Verdict | undefined)[]> {
  const now = ctx.now();
  const all = tries.map(({ tried }) => tried);
  const [, counts] = await together([ctx.db.executeQuery(lockAtDoor(ctx.db, all, 'lazy')), countsOf(ctx.db, all)]);
  const seen = new Set<string>();
  const verdicts: (Verdict | undefined)[] = [];
  for (const one of tries) {
    const account = aboutOf(one.tried);
    const isFirst = /* guard: one try of an account in a round → true */ !seen.has(account);
    seen.add(account);
    verdicts.push(isFirst ? await verdictOn(ctx.db, one, demandOf(counts(one.tried), now)) : undefined);
  }
  const admitted = verdicts.flatMap((verdict) => (verdict?.admitted ? [verdict.tried] : []));
  if (admitted.length > 0) /* guard: tries counted before the hash */ atEnd(ctx, [reserve(ctx.db, admitted, now)]);
  return verdicts;
}

async function verdictOn(db: Tx, { tried, work }: Try, demand: Demand): Promise<Verdict> {
  const isFree = demand.level === undefined;
  const isWorked =
    work !== undefined &&
    /* guard: how much work it is */ work.level >= (demand.level ?? 0) &&
    /* guard: work for this account */ work.about === aboutOf(tried);
  const admitted =
    demand.waitMs <= 0 && (isFree || (isWorked && /* guard: work counts once */ (await spendWork(db, work))));
  return { ...demand, admitted, tried };
}

/** Tells a refused caller what to do: wait so long, or work first. */
export async function assertAdmitted(ctx: Ctx, { admitted, waitMs, level, tried }: Verdict): Promise<void> {
  if (admitted) return;
  if (waitMs > 0) throw new Fault('tryLater', { seconds: Math.ceil(waitMs / 1000) });
  throw new Fault('workNeeded', { challenge: await askForWork(ctx, 'sign-in', tried.account, level ?? 0) });
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

/** A right password proves the owner: account and pair start anew, and the source is known. Ends the transaction that enters. */
export function forgetTries(ctx: Counting, tries: readonly Tried[], commit: Commit = 'durable'): void {
  const now = ctx.now();
  const own = tries.flatMap(({ account, pair }) => [account, pair]);
  const sources = distinct(tries.map(({ source }) => source));
  const forget = sql`
    WITH forgotten AS (DELETE FROM login_try WHERE bucket = ANY(${/* guard: right passwords are no failures → [] */ own}::bytea[]))
    INSERT INTO login_try (bucket, tries, window_ends, succeeded_at)
    SELECT source, 0, ${now}::timestamptz, ${now}::timestamptz FROM unnest(${sources}::bytea[]) AS come(source)
    ON CONFLICT (bucket) DO UPDATE SET succeeded_at = ${now}
    WHERE login_try.succeeded_at IS NULL OR login_try.succeeded_at < ${new Date(now.getTime() - NOTE_AGAIN_MS)}`;
  atEnd(ctx, [lockAtDoor(ctx.db, tries, commit), forget.compile(ctx.db)]);
}

/** Each once, in one order for all: two transactions that lock the same rows then never wait for each other. */
const distinct = (buckets: readonly Buffer[]): Buffer[] =>
  [...new Map(buckets.map((bucket) => [bucket.toString('hex'), bucket])).values()].toSorted(Buffer.compare);

const aboutOf = ({ account }: Tried): string => account.toString('hex');

/** One at a time for an account, on all nodes; the count of a try need not have reached the disk before the answer. */
function lockAtDoor(db: Tx, tries: readonly Tried[], commit: Commit): CompiledQuery {
  const keys = distinct(tries.map(({ account }) => account)).map((account) => account.readBigInt64BE().toString());
  const lazily = commit === 'lazy' ? sql`, set_config('synchronous_commit', 'off', true)` : sql``;
  return sql`
    SELECT set_config('role', 'portal_door', true), /* guard: one at a time for an account → account */ pg_advisory_xact_lock(account) /* end */${lazily}
    FROM unnest(${keys}::bigint[]) AS tried(account)`.compile(db);
}

async function countsOf(db: Tx, tries: readonly Tried[]) {
  const buckets = distinct(tries.flatMap((tried) => Object.values(tried) as Buffer[]));
  const rows = await db
    .selectFrom('login_try')
    .selectAll()
    .where('bucket', '=', sql<Buffer>`ANY(${buckets}::bytea[])`)
    .execute();
  const counts = new Map(
    rows.map((row): [string, Count] => [
      row.bucket.toString('hex'),
      { tries: row.tries, windowEnds: row.window_ends, nextAt: row.next_at, succeededAt: row.succeeded_at },
    ]),
  );
  const of = (bucket: Buffer): Count | undefined => counts.get(bucket.toString('hex'));
  return ({ account, pair, source, company }: Tried) => ({
    account: of(account),
    pair: of(pair),
    source: of(source),
    company: of(company),
  });
}

/** The account's window is fixed; the pair's ends a quarter of an hour after its last try. */
function reserve(db: Tx, tries: readonly Tried[], now: Date): CompiledQuery {
  const ends = new Date(now.getTime() + WINDOW_MS);
  const pairs = tries.map(({ pair }) => pair);
  const own = [...tries.map(({ account }) => account), ...pairs];
  return sql`
    INSERT INTO login_try (bucket, tries, window_ends)
    SELECT bucket, 1, ${ends}::timestamptz FROM unnest(${own}::bytea[]) AS tried(bucket)
    ON CONFLICT (bucket) DO UPDATE SET
      tries = CASE WHEN login_try.window_ends <= ${now} THEN 1 ELSE login_try.tries + 1 END,
      window_ends = CASE WHEN login_try.window_ends <= ${now} OR login_try.bucket = ANY(${pairs}::bytea[]) THEN ${ends}
        ELSE login_try.window_ends END,
      next_at = NULL`.compile(db);
}

const triesOf = async (db: Tx, bucket: Buffer): Promise<number> =>
  (await db.selectFrom('login_try').select('tries').where('bucket', '=', bucket).forUpdate().executeTakeFirst())
    ?.tries ?? 1;

/** Never sooner than another try has said, and remembered until then. */
const waitUntil = (db: Tx, bucket: Buffer, until: Date): Promise<unknown> =>
  sql`
    UPDATE login_try SET next_at = greatest(next_at, ${until}), window_ends = greatest(window_ends, ${until})
    WHERE bucket = ${bucket}`.execute(db);
