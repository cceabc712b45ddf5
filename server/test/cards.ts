import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { Portal } from '../src/ctx.ts';
import { transact } from '../src/db/transact.ts';
import { newCardNumber, numberColumns } from '../src/modules/cards/numbers.ts';
import type { CardRow } from '../src/modules/cards/rules.ts';
import type { TestPortal } from './portal.ts';

type Stage = Pick<TestPortal, 'portal'>;

export interface MadeCard {
  cardId: number;
  number: string;
}

/** A card past the ways it would be issued; without an owner where none is named. */
export function makeCard(
  { portal }: Stage,
  companyId: number,
  { owner_guid = null, ...wish }: Partial<CardRow> = {},
): Promise<MadeCard> {
  const now = portal.clock();
  const today = dayInShanghai(now);
  return transact({ portal, company: { companyId } }, async (ctx) => {
    const { rows } = await sql<{ id: number }>`SELECT nextval('card_counter')::int AS id`.execute(ctx.db);
    const cardId = rows[0]?.id ?? 0;
    const number = newCardNumber();
    await ctx.db
      .insertInto('card')
      .values({
        company_id: companyId,
        card_id: cardId,
        ...numberColumns(await portal.keyring.companyKey(ctx), cardId, number),
        ...{ name: '体检卡', name_eng: 'Check-up card', purpose: 'plan', plan_id: null, state: 0 },
        ...{ valid_from: addDays(today, -30), valid_to: addDays(today, 90), uses_total: 1, uses_left: 1 },
        ...{ created_at: now, owner_guid, came_by: owner_guid ? 'number' : null, owned_at: owner_guid ? now : null },
        ...wish,
      })
      .execute();
    return { cardId, number };
  });
}

/** The cards the loops over the registry name: one's own, one without an owner, and a gift. */
export interface OwnCards {
  cardId: number;
  freeNumber: string;
  freeId: number;
  giftCardId: number;
  giftId: string;
  otherGuid: string;
}

export async function makeOwnCards(
  stage: Stage,
  { companyId, personGuid }: { companyId: number; personGuid: string },
): Promise<OwnCards> {
  const own = { owner_guid: personGuid };
  const [mine, free, given] = [
    await makeCard(stage, companyId, own),
    await makeCard(stage, companyId),
    await makeCard(stage, companyId, { ...own, state: 5 }),
  ];
  const { pool } = stage.portal.database;
  const { rows } = await pool.query<{ guid: string }>(
    `SELECT person_guid AS guid FROM account WHERE company_id = $1 AND person_guid <> $2 LIMIT 1`,
    [companyId, personGuid],
  );
  const otherGuid = rows[0]?.guid ?? '';
  const giftId = randomUUID();
  await offerGift(stage.portal, companyId, { giftId, cardId: given.cardId, from: personGuid, to: otherGuid });
  const { cardId } = mine;
  return { cardId, freeNumber: free.number, freeId: free.cardId, giftCardId: given.cardId, giftId, otherGuid };
}

interface Offer {
  giftId: string;
  cardId: number;
  from: string;
  to: string;
}

export const offerGift = ({ database, clock }: Portal, companyId: number, { giftId, cardId, from, to }: Offer) =>
  database.pool.query(
    `INSERT INTO card_gift (company_id, gift_id, card_id, from_guid, to_guid, state, created_at, expires_at, is_news)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $6::timestamptz + interval '7 days', false)`,
    [companyId, giftId, cardId, from, to, clock()],
  );
