import { sql } from 'kysely';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import type { Job } from '../../jobs/start.ts';
import { whereWaiting, type Question } from '../../jobs/waiting.ts';
import { expireGift } from './end-gift.ts';

/** Days matter here, not seconds; what a card is today is reckoned anyway. */
const EVERY_MS = 60_000;
const BATCH = 200;

const ended: Question = (now) => {
  const today = dayInShanghai(now);
  return sql`
    SELECT company_id FROM card WHERE state IN (0, 6) AND valid_to < ${today}::date
    UNION SELECT company_id FROM card WHERE state = 6 AND valid_from <= ${today}::date
    UNION SELECT company_id FROM card WHERE state = 5 AND valid_to < ${today}::date
    UNION SELECT company_id FROM card_gift WHERE state = 'waiting' AND expires_at <= ${now}`;
};

/** Writes down the effect of days on cards, and gives unanswered gifts back. Safe on several nodes. */
export const moveCardsByDays = (portal: Portal): Promise<void> =>
  whereWaiting(portal, ended, async (companyId) => {
    const here = { portal, company: { companyId } };
    for (const giftId of await transact(here, overdueGifts)) await transact(here, (ctx) => expireGift(ctx, giftId));
    await transact(here, moveStates);
  });

async function overdueGifts({ db, company, portal }: InCompany): Promise<string[]> {
  const now = portal.clock();
  // a card that ended while it waited takes its gift along
  await sql`UPDATE card_gift g SET expires_at = ${now} FROM card c
    WHERE g.company_id = ${company.companyId} AND g.state = 'waiting' AND g.expires_at > ${now}
      AND c.company_id = g.company_id AND c.card_id = g.card_id AND c.valid_to < ${dayInShanghai(now)}::date`.execute(
    db,
  );
  const rows = await db
    .selectFrom('card_gift')
    .select('gift_id')
    .where('company_id', '=', company.companyId)
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  return rows.map(({ gift_id }) => gift_id);
}

/** In the order of their numbers, so that two nodes do not wait for each other in a circle. */
async function moveStates({ db, company, portal }: InCompany): Promise<void> {
  const today = dayInShanghai(portal.clock());
  await sql`
    WITH due AS (
      SELECT card_id FROM card WHERE company_id = ${company.companyId} AND (
        (state IN (0, 6) AND valid_to < ${today}::date) OR (state = 6 AND valid_from <= ${today}::date))
      ORDER BY card_id FOR UPDATE SKIP LOCKED)
    UPDATE card c SET state = CASE WHEN c.valid_to < ${today}::date THEN 7 ELSE 0 END
    FROM due WHERE c.company_id = ${company.companyId} AND c.card_id = due.card_id`.execute(db);
}

export const cardJobs: Job[] = [{ name: 'moving cards by their days', everyMs: EVERY_MS, work: moveCardsByDays }];
