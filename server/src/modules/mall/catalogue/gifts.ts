import { sql } from 'kysely';
import type { Bilingual } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany, MemberCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';

export interface Gift {
  id: number;
  name: Bilingual;
  leftFen: number;
  expiresOn: string;
}

/** The company's gifts a person may spend on a day, the soonest to expire first. */
export async function usableGifts({ db, company }: InCompany, personGuid: string, today: string): Promise<Gift[]> {
  const rows = await db
    .selectFrom('mall_gift')
    .select(['gift_id', 'name', 'name_eng', 'left_fen', 'expires_on'])
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('left_fen', '>', 0)
    .where('valid_from', '<=', today)
    .where('expires_on', '>=', today)
    .orderBy('expires_on')
    .orderBy('gift_id')
    .execute();
  return rows.map((row) => ({
    id: row.gift_id,
    name: { zh: row.name, en: row.name_eng },
    leftFen: row.left_fen,
    expiresOn: row.expires_on,
  }));
}

/** One statement decides: only its owner's, only on its days, only its remaining money. */
export async function takeGift(
  { db, company, portal }: InCompany,
  { giftId, personGuid, fen }: { giftId: number; personGuid: string; fen: number },
): Promise<void> {
  const today = dayInShanghai(portal.clock());
  const taken = await sql`
    UPDATE mall_gift SET left_fen = left_fen - ${fen}
    WHERE company_id = ${company.companyId} AND gift_id = ${giftId} AND person_guid = ${personGuid} /* guard: mall: the money of a gift is spent once */ AND left_fen >= ${fen} /* end */
      AND ${today}::date BETWEEN valid_from AND expires_on`.execute(db);
  if (taken.numAffectedRows === 0n) throw new Fault('giftShort');
}

/** With its own last day: what has expired meanwhile is there again and cannot be spent. */
export const giveGiftBack = ({ db, company }: InCompany, giftId: number, fen: number) =>
  sql`UPDATE mall_gift SET left_fen = left_fen + ${fen}
    WHERE company_id = ${company.companyId} AND gift_id = ${giftId}`.execute(db);

export const ownsMallGift = (ctx: MemberCtx, giftId: number): Promise<boolean> =>
  transact(ctx, async ({ db, company, session }) => {
    const row = await db
      .selectFrom('mall_gift')
      .select('gift_id')
      .where('company_id', '=', company.companyId)
      .where('gift_id', '=', giftId)
      .where('person_guid', '=', session.personGuid)
      .executeTakeFirst();
    return row !== undefined;
  });
