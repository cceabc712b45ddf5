import { sql } from 'kysely';
import type { Bilingual } from '#contract/language';
import { CARD_STATE } from '#contract/rules/card';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { maskedNumber } from './numbers.ts';
import { cardRow } from './queries.ts';
import { stateFault, stateToday } from './rules.ts';
import { startIfDue, writeEntry, type CardUse } from './use-card.ts';

/** A card that pays in the malls: with the money on it, or one use for one of what dental cards are for. */
export interface MallCard {
  id: number;
  purpose: 'mall' | 'dental';
  name: Bilingual;
  /** Masked. */
  number: string;
  leftFen: number;
  usesLeft: number;
  validTo: string;
}

/** The cards a person can pay with in the malls today, the soonest to end first. */
export async function usableMallCards(ctx: InCompany, ownerGuid: string): Promise<MallCard[]> {
  const today = dayInShanghai(ctx.portal.clock());
  const rows = await ctx.db
    .selectFrom('card')
    .selectAll()
    .where('company_id', '=', ctx.company.companyId)
    .where('owner_guid', '=', ownerGuid)
    .where((where) => where.or([where('purpose', '=', 'dental'), where('left_fen', '>', 0)]))
    .where('state', 'in', [CARD_STATE.available, CARD_STATE.notStarted])
    .orderBy('valid_to')
    .orderBy('card_id')
    .execute();
  const usable = rows.filter((row) => stateToday(row, today) === CARD_STATE.available);
  if (usable.length === 0) return [];
  const key = await ctx.portal.keyring.companyKey(ctx);
  return usable.map((row) => ({
    id: row.card_id,
    purpose: row.purpose === 'dental' ? 'dental' : 'mall',
    name: { zh: row.name, en: row.name_eng },
    number: maskedNumber(key, row),
    leftFen: row.left_fen ?? 0,
    usesLeft: row.uses_left,
    validTo: row.valid_to,
  }));
}

/**
 * Takes money off a card, in the transaction of the purchase; answers with the entry to give back. One statement
 * decides, as for a use: only its owner's, only while it is available, only its remaining money.
 */
export async function takeCardMoney(ctx: InCompany, { fen, ...use }: CardUse & { fen: number }): Promise<number> {
  const { db, company, portal } = ctx;
  const { cardId, ownerGuid } = use;
  const today = dayInShanghai(portal.clock());
  await startIfDue(ctx, cardId);
  const taken = await sql`
    UPDATE card SET left_fen = left_fen - ${fen}, uses_left = CASE left_fen WHEN ${fen} THEN 0 ELSE 1 END,
      state = CASE left_fen WHEN ${fen} THEN 2 ELSE state END
    WHERE company_id = ${company.companyId} AND card_id = ${cardId} AND owner_guid = ${ownerGuid} AND state = 0
      AND /* guard: mall: the money on a card is spent once */ left_fen >= ${fen} AND /* end */ ${today}::date BETWEEN valid_from AND valid_to`.execute(
    db,
  );
  if (taken.numAffectedRows === 0n) {
    const card = await cardRow(ctx, cardId);
    throw (card?.owner_guid === ownerGuid && stateFault(card, today)) || new Fault('cardShort');
  }
  return writeEntry(ctx, { ...use, kind: 'use', ofEntry: null, amountFen: fen });
}

/** One entry's use or money is there again; false: it was given back before. A card whose days have ended stays over. */
export async function giveCardMoneyBack(ctx: InCompany, cardId: number, entryNo: number): Promise<boolean> {
  const { db, company, portal } = ctx;
  const today = dayInShanghai(portal.clock());
  await sql`SELECT FROM card WHERE company_id = ${company.companyId} AND card_id = ${cardId} FOR UPDATE`.execute(db);
  const { rows } = await sql<{ subject: 'exam' | 'mall'; id: number; fen: number | null }>`
    SELECT subject, subject_id AS id, amount_fen AS fen FROM card_use u
    WHERE company_id = ${company.companyId} AND card_id = ${cardId} AND entry_no = ${entryNo} AND kind = 'use' AND NOT EXISTS (
      SELECT 1 FROM card_use b WHERE b.company_id = u.company_id AND b.card_id = u.card_id AND b.of_entry = u.entry_no)
  `.execute(db);
  const [use] = rows;
  if (!use) return false;
  const { fen } = use;
  const back = fen === null ? sql`uses_left = uses_left + 1` : sql`left_fen = left_fen + ${fen}, uses_left = 1`;
  await sql`
    UPDATE card SET ${back}, state = CASE WHEN state <> 2 THEN state WHEN valid_to < ${today}::date THEN 7 ELSE 0 END
    WHERE company_id = ${company.companyId} AND card_id = ${cardId}`.execute(db);
  await writeEntry(ctx, {
    ...{ cardId, kind: 'giveBack', ofEntry: entryNo },
    ...{ subject: use.subject, id: use.id, amountFen: fen },
  });
  return true;
}
