import { sql } from 'kysely';
import type { Ctx, Tx } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** answers §2, of each phone and each address; and of each account, so that nobody has codes sent to many strangers. */
const LIMITS = [
  { ms: MINUTE_MS, most: 1 },
  { ms: 60 * MINUTE_MS, most: 5 },
  { ms: DAY_MS, most: 10 },
];
export const AGAIN_MS = MINUTE_MS;

/** Counts a code that is about to be sent, or refuses it: in one step, so that many at once cannot pass. */
export function countCode(
  { portal, now }: Ctx,
  channel: 'sms' | 'email',
  { to, account }: { to: string; account?: string },
): Promise<void> {
  const at = now();
  const ofTo = channel === 'sms' ? 'sms-phone' : 'email-address';
  const buckets = [
    portal.keyring.anonymousIndex(ofTo, to),
    ...(account === undefined ? [] : [portal.keyring.anonymousIndex(`${channel}-account`, account)]),
  ];
  return atDoor(portal.database, async (db) => {
    for (const bucket of buckets) {
      if (await isWithin(db, bucket, at)) continue;
      const seconds = Math.ceil((await waitOf(db, bucket, at)) / 1000);
      throw new Fault('codesTooMany', { seconds, minutes: Math.ceil(seconds / 60) });
    }
  });
}

async function isWithin(db: Tx, bucket: Buffer, at: Date): Promise<boolean> {
  const since = (ms: number) => new Date(at.getTime() - ms);
  const kept = LIMITS.map(
    ({ ms, most }) => sql`(SELECT count(*) FROM unnest(q.sent_at) sent WHERE sent > ${since(ms)}) < ${most}`,
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
async function waitOf(db: Tx, bucket: Buffer, at: Date): Promise<number> {
  const { rows } = await sql<{ sent: Date }>`
    SELECT sent FROM sms_quota, unnest(sent_at) sent WHERE bucket = ${bucket} ORDER BY sent DESC`.execute(db);
  const waits = LIMITS.map(({ ms, most }) => {
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
