import { sql } from 'kysely';
import type { Ctx, EmployeeCtx, Tx } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { countOfSource, sourceOf } from '../identity/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of each phone and each address; and of each account, so that one cannot have codes sent to many strangers. */
const HOURLY_AND_DAILY = [
  { ms: 60 * MINUTE_MS, most: 5 },
  { ms: DAY_MS, most: 10 },
];
const LIMITS = [{ ms: MINUTE_MS, most: 1 }, ...HOURLY_AND_DAILY];
export const AGAIN_MS = MINUTE_MS;

type Limits = typeof LIMITS;
interface Kind {
  limits: Limits;
  refusal: (wait: { seconds: number; minutes: number }) => Fault;
}
const CODES: Kind = { limits: LIMITS, refusal: (wait) => new Fault('codesTooMany', wait) };
const TESTS: Kind = { limits: LIMITS, refusal: (wait) => new Fault('testsTooMany', wait) };
/** Messages without a code may follow one at once. */
const TOLD: Kind = { limits: HOURLY_AND_DAILY, refusal: (wait) => new Fault('smsTooMany', wait) };

/**
 * A message an employee has sent to a number or address: it counts for where they are, for their account and for whom it goes
 * to, whichever of their relatives it is about.
 */
export async function countSent(ctx: EmployeeCtx, channel: 'sms' | 'email', to: string): Promise<void> {
  await countOfSource(ctx, 'sent-code', sourceOf(ctx.client.address()));
  await countCode(ctx, channel, { to, account: accountOf(ctx) });
}

/** The same for messages without a code, which may follow one at once. */
export async function countTold(ctx: EmployeeCtx, to: string): Promise<void> {
  await countOfSource(ctx, 'sent-code', sourceOf(ctx.client.address()));
  await countWithin(ctx, 'sms', { to, account: accountOf(ctx) }, TOLD);
}

const accountOf = ({ company, session }: EmployeeCtx): string => `${company.companyId}|${session.accountId}`;

interface Whom {
  to: string;
  account?: string;
}

/** Counts a code that is about to be sent, or refuses it: in one step, so that many at once cannot pass. */
export const countCode = (ctx: Ctx, channel: 'sms' | 'email', whom: Whom): Promise<void> =>
  countWithin(ctx, channel, whom, CODES);

/** The same for a message by which an operator tests the carrier. */
export const countTest = (ctx: Ctx, channel: 'sms' | 'email', whom: Whom): Promise<void> =>
  countWithin(ctx, channel, whom, TESTS);

/** A message refused for one of the two counts for neither. */
function countWithin(
  { portal, now }: Ctx,
  channel: 'sms' | 'email',
  { to, account }: Whom,
  { limits, refusal }: Kind,
): Promise<void> {
  const at = now();
  const ofTo = channel === 'sms' ? 'sms-phone' : 'email-address';
  const buckets = [
    portal.keyring.anonymousIndex(ofTo, to),
    ...(account === undefined ? [] : [portal.keyring.anonymousIndex(`${channel}-account`, account)]),
  ];
  return atDoor(portal.database, async (db) => {
    for (const bucket of buckets) {
      if (await isWithin(db, bucket, at, limits)) continue;
      const seconds = Math.ceil((await waitOf(db, bucket, at, limits)) / 1000);
      throw refusal({ seconds, minutes: Math.ceil(seconds / 60) });
    }
  });
}

async function isWithin(db: Tx, bucket: Buffer, at: Date, limits: Limits): Promise<boolean> {
  const since = (ms: number) => new Date(at.getTime() - ms);
  const kept = limits.map(
    ({ ms, most }) =>
      sql`(SELECT count(*) FROM unnest(q.sent_at) sent WHERE sent > ${since(ms)}) < ${/* guard: quota of codes → 1000 */ most}`,
  );
  const counted = await sql`
    INSERT INTO sms_quota AS q (bucket, sent_at, last_at) VALUES (${bucket}, ARRAY[${at}::timestamptz], ${at})
    ON CONFLICT (bucket) DO UPDATE SET
      sent_at = ARRAY(SELECT sent FROM unnest(q.sent_at) sent WHERE sent > ${since(DAY_MS)}) || ${at}::timestamptz,
      last_at = ${at}
    WHERE ${sql.join(kept, sql` AND `)}`.execute(db);
  return counted.numAffectedRows === 1n;
}

/** How long until none of the limits stands in the way. */
async function waitOf(db: Tx, bucket: Buffer, at: Date, limits: Limits): Promise<number> {
  const { rows } = await sql<{ sent: Date }>`
    SELECT sent FROM sms_quota, unnest(sent_at) sent WHERE bucket = ${bucket} ORDER BY sent DESC`.execute(db);
  const waits = limits.map(({ ms, most }) => {
    const oldest = rows[most - 1]?.sent;
    return oldest ? oldest.getTime() + ms - at.getTime() : 0;
  });
  return Math.max(1_000, ...waits);
}

export const forgetQuotas = (db: Tx, now: Date): Promise<unknown> =>
  db
    .deleteFrom('sms_quota')
    .where('last_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
