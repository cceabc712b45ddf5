import { sql } from 'kysely';
import type { CardPurpose } from '#contract/calls/cards';
import type { Bilingual } from '#contract/language';
import { CARD_STATE, stateByDays } from '#contract/rules/card';
import { dayInShanghai } from '#contract/rules/day';
import { mayMove } from '#contract/rules/moves';
import type { InCompany } from '../../ctx.ts';
import { endGift } from './end-gift.ts';
import { newCardNumber, numberColumns } from './numbers.ts';
import { lockCard } from './queries.ts';
import { isUnused } from './rules.ts';

export interface BoughtCard {
  ownerGuid: string;
  /** Its source, such as `mall:17-1-1`: the same source makes one card. */
  source: string;
  name: Bilingual;
  purpose: CardPurpose;
  uses: number;
  /** Of a card of the malls: the money on it. */
  valueFen: number | null;
  /** Both days belong to the term. */
  validFrom: string;
  validTo: string;
}

/** Puts a card into a person's wallet, in the transaction of its purchase. */
export async function makeBoughtCard(ctx: InCompany, bought: BoughtCard): Promise<void> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const now = portal.clock();
  const { rows } = await sql<{ id: number }>`SELECT nextval('card_counter')::int AS id`.execute(db);
  const cardId = rows[0]?.id ?? 0;
  await db
    .insertInto('card')
    .values({
      ...{ company_id: company.companyId, card_id: cardId, ...numberColumns(key, cardId, newCardNumber()) },
      ...{ owner_guid: bought.ownerGuid, came_by: 'company', owned_at: now, created_at: now, source: bought.source },
      ...{ name: bought.name.zh, name_eng: bought.name.en, purpose: bought.purpose, plan_id: null },
      ...{ valid_from: bought.validFrom, valid_to: bought.validTo, state: stateByDays(bought, dayInShanghai(now)) },
      ...{ uses_total: bought.uses, uses_left: bought.uses, value_fen: bought.valueFen, left_fen: bought.valueFen },
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'source']).where('source', 'is not', null).doNothing())
    .execute();
}

/**
 * Those of some sources that were used, in part or whole, or belong to another person by now. With `lock` they cannot
 * be used until the transaction ends.
 */
export async function usedOf(
  { db, company }: InCompany,
  { ownerGuid, sources, lock }: { ownerGuid: string; sources: string[]; lock: boolean },
): Promise<string[]> {
  if (sources.length === 0) return [];
  const rows = await db
    .selectFrom('card')
    .select(['source', 'owner_guid', 'state', 'uses_left', 'uses_total', 'left_fen', 'value_fen'])
    .where('company_id', '=', company.companyId)
    .where('source', 'in', sources)
    .orderBy('card_id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return rows.flatMap(({ source, ...card }) => {
    const isOwn = card.owner_guid === ownerGuid && card.state !== CARD_STATE.gifted;
    return source &&
      !(/* guard: bought: a card that was used is not given back → isUnused(card) || isOwn */ isUnused(card) && isOwn)
      ? [source]
      : [];
  });
}

/** Takes a purchase back: the card can no longer be used. A used or expired card stays as it is. */
export async function cancelBought(ctx: InCompany, sources: string[]): Promise<void> {
  if (sources.length === 0) return;
  const { db, company } = ctx;
  const rows = await db
    .selectFrom('card')
    .select('card_id')
    .where('company_id', '=', company.companyId)
    .where('source', 'in', sources)
    .orderBy('card_id')
    .execute();
  for (const { card_id } of rows) {
    const card = await lockCard(ctx, card_id);
    if (!mayMove('card', card.state, CARD_STATE.cancelled)) continue;
    if (card.state === CARD_STATE.gifted) await stopGifts(ctx, card_id);
    await db
      .updateTable('card')
      .set({ state: CARD_STATE.cancelled })
      .where('company_id', '=', company.companyId)
      .where('card_id', '=', card_id)
      .execute();
  }
}

export async function stopGifts(ctx: InCompany, cardId: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT gift_id AS id FROM card_gift
    WHERE company_id = ${ctx.company.companyId} AND card_id = ${cardId} AND state = 'waiting'`.execute(ctx.db);
  for (const { id } of rows) await endGift(ctx, id, { as: 'stopped' });
}
