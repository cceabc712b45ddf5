import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { GIFT_DAYS } from '#contract/calls/cards';
import { cardNumberOf } from '#contract/rules/card';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { newCardNumber, numberColumns } from '../server/src/modules/cards/index.ts';
import { FREE_NUMBERS } from './cards.ts';
import type { FillCtx } from './fill-people.ts';
import type { DemoCard } from './types.ts';

const DAY_MS = 24 * 3_600_000;

/** Cards with and without an owner, with the gift they wait in. */
export async function fillCards(ctx: FillCtx, cards: DemoCard[], key: CompanyKey): Promise<void> {
  const { db, company, portal } = ctx;
  const now = portal.clock();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const card of cards) {
    const { rows } = await sql<{ id: number }>`SELECT nextval('card_counter')::int AS id`.execute(db);
    const own = { company_id: company.companyId, card_id: rows[0]?.id ?? 0 };
    const uses = card.uses ?? 1;
    await db
      .insertInto('card')
      .values({
        ...own,
        ...numberColumns(key, own.card_id, card.number ? cardNumberOf(FREE_NUMBERS[card.number]) : newCardNumber()),
        owner_guid: card.owner ?? null,
        came_by: card.owner ? 'company' : null,
        owned_at: card.owner ? now : null,
        name: card.name.zh,
        name_eng: card.name.en,
        purpose: card.purpose,
        plan_id: card.planId ?? null,
        state: card.state,
        valid_from: card.validFrom,
        valid_to: card.validTo,
        uses_total: uses,
        uses_left: uses,
        value_fen: card.fen ?? null,
        left_fen: card.fen ?? null,
        created_at: new Date(`${card.validFrom}T09:00:00+08:00`),
      })
      .execute();
    if (card.gift && card.owner) {
      const from = ago(card.gift.daysAgo);
      await db
        .insertInto('card_gift')
        .values({
          ...own,
          ...{ gift_id: randomUUID(), from_guid: card.owner, to_guid: card.gift.to, state: 'waiting' },
          ...{ created_at: from, expires_at: new Date(from.getTime() + GIFT_DAYS * DAY_MS), ended_at: null },
          is_news: false,
        })
        .execute();
    }
  }
}
