import { sql } from 'kysely';
import type { CardChoice } from '#contract/calls/cards';
import { CARD_STATE } from '#contract/rules/card';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InCompany, InTx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { maskedNumber } from './numbers.ts';
import { cardRow } from './queries.ts';
import { fitsPlan, stateFault, stateToday, type CardRow } from './rules.ts';

/** The user of a card: an order, by its number. */
export interface CardSubject {
  subject: 'exam' | 'mall';
  id: number;
}

export interface CardUse extends CardSubject {
  cardId: number;
  ownerGuid: string;
}

/** The cards the person can book check-ups with today, the soonest to end first. */
export async function usablePlanCards(
  ctx: InTx<EmployeeCtx>,
): Promise<(CardChoice & { fits(planId: number): boolean })[]> {
  const { db, company, session, now } = ctx;
  const rows: CardRow[] = await db
    .selectFrom('card')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('owner_guid', '=', session.personGuid)
    .where('purpose', '=', 'plan')
    .where('state', 'in', [CARD_STATE.available, CARD_STATE.notStarted])
    .orderBy('valid_to')
    .orderBy('card_id')
    .execute();
  const usable = rows.filter((row) => stateToday(row, dayInShanghai(now())) === CARD_STATE.available);
  if (usable.length === 0) return [];
  const key = await ctx.portal.keyring.companyKey(ctx);
  return usable.map((row) => ({
    id: row.card_id,
    name: { zh: row.name, en: row.name_eng },
    number: maskedNumber(key, row),
    validTo: row.valid_to,
    usesLeft: row.uses_left,
    fits: (planId) => fitsPlan(row, planId),
  }));
}

/** Why a plan cannot be booked with this card, told before anything is taken; undefined: it can. */
export async function cardFault(
  ctx: InTx<EmployeeCtx>,
  cardId: number | undefined,
  planId: number,
): Promise<Fault | undefined> {
  const card = cardId === undefined ? undefined : await cardRow(ctx, cardId);
  if (!card) return new Fault('cardNeeded');
  if (!fitsPlan(card, planId)) return new Fault('cardNotForPlan');
  return stateFault(card, dayInShanghai(ctx.now()));
}

/**
 * Takes one use of a card, in the transaction of what it is used for. One statement decides: only its owner's, only while it
 * is available, only on its days, only while something is left. Answers with the number of the entry.
 */
export async function takeCardUse(ctx: InCompany, { cardId, ownerGuid, ...subject }: CardUse): Promise<number> {
  const { db, company, portal } = ctx;
  const today = dayInShanghai(portal.clock());
  await startIfDue(ctx, cardId);
  const taken = await sql`
    UPDATE card SET uses_left = uses_left - 1, state = CASE uses_left WHEN 1 THEN 2 ELSE state END
    WHERE company_id = ${company.companyId} AND card_id = ${cardId} AND owner_guid = ${ownerGuid} AND state = 0
      AND ${today}::date BETWEEN valid_from AND valid_to`.execute(db);
  if (taken.numAffectedRows === 0n) {
    const card = await cardRow(ctx, cardId);
    throw (card?.owner_guid === ownerGuid && stateFault(card, today)) || new Fault('cardMoveRefused');
  }
  return /* guard: cards: numbers of uses are written down → 0 */ writeEntry(ctx, {
    cardId,
    kind: 'use',
    ofEntry: null,
    ...subject,
  });
}

/** A card whose first day is today may still stand as not started. */
export const startIfDue = ({ db, company, portal }: InCompany, cardId: number) =>
  sql`UPDATE card SET state = 0 WHERE company_id = ${company.companyId} AND card_id = ${cardId} AND state = 6
    AND valid_from <= ${dayInShanghai(portal.clock())}::date`.execute(db);

/** A use for something that is over is there again; a card whose days have ended stays over. */
export async function giveCardBack(ctx: InCompany, subject: CardSubject): Promise<void> {
  const { db, company, portal } = ctx;
  const use = await openUse(ctx, subject);
  if (!use) return;
  const today = dayInShanghai(portal.clock());
  await sql`
    UPDATE card SET uses_left = uses_left + 1,
      state = CASE WHEN state <> 2 THEN state WHEN valid_to < ${today}::date THEN 7 ELSE 0 END
    WHERE company_id = ${company.companyId} AND card_id = ${use.cardId}`.execute(db);
  await writeEntry(ctx, { cardId: use.cardId, kind: 'giveBack', ofEntry: use.entryNo, ...subject });
}

/** The card something was booked with the last time, for who may book it again. */
export async function lastCardOf(
  { db, company }: InCompany,
  { subject, id }: CardSubject,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('card_use')
    .select('card_id')
    .where((where) => where.and({ company_id: company.companyId, subject, subject_id: id }))
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row?.card_id;
}

async function openUse({ db, company }: InCompany, { subject, id }: CardSubject) {
  const { rows } = await sql<{ cardId: number; entryNo: number }>`
    SELECT card_id AS "cardId", entry_no AS "entryNo" FROM card_use u
    WHERE company_id = ${company.companyId} AND subject = ${subject} AND subject_id = ${id} AND kind = 'use' AND NOT EXISTS (
      SELECT 1 FROM card_use b WHERE b.company_id = u.company_id AND b.card_id = u.card_id AND b.of_entry = u.entry_no)
  `.execute(db);
  return rows[0];
}

interface Entry extends CardSubject {
  cardId: number;
  kind: 'use' | 'giveBack';
  ofEntry: number | null;
  /** Of a card with money on it. */
  amountFen?: number | null;
}

/** Under the card's lock, which the update above has taken, so that numbers are given once. Answers with the number. */
export async function writeEntry({ db, company, portal }: InCompany, entry: Entry): Promise<number> {
  const { cardId, kind, ofEntry, subject, id, amountFen = null } = entry;
  const { rows } = await sql<{ no: number }>`
    INSERT INTO card_use (company_id, card_id, entry_no, kind, of_entry, subject, subject_id, at, amount_fen)
    SELECT ${company.companyId}::int, ${cardId}::int, coalesce(max(entry_no), 0) + 1, ${kind}::text, ${ofEntry}::int,
      ${subject}::text, ${id}::bigint, ${portal.clock()}::timestamptz, ${amountFen}::int
    FROM card_use WHERE company_id = ${company.companyId} AND card_id = ${cardId}
    RETURNING entry_no AS no`.execute(db);
  return rows[0]?.no ?? 0;
}
