import { sql } from 'kysely';
import type { CARD_FILTERS } from '#contract/calls/cards';
import { CARD_STATE } from '#contract/rules/card';
import type { EmployeeCtx, InCompany, InTx } from '../../ctx.ts';
import type { CardRow } from './rules.ts';

export type CardFilter = (typeof CARD_FILTERS)[number];

/** At most this many are offered at once; the rest follow when some of these are answered. */
const MOST_GIFTS = 50;

export const cardRow = ({ db, company }: InCompany, cardId: number): Promise<CardRow | undefined> =>
  db
    .selectFrom('card')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('card_id', '=', cardId)
    .executeTakeFirst();

/** The card, locked until the transaction ends: every way of ending a gift begins here. */
export const lockCard = ({ db, company }: InCompany, cardId: number): Promise<CardRow> =>
  db
    .selectFrom('card')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('card_id', '=', cardId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const giftRow = ({ db, company }: InCompany, giftId: string) =>
  db
    .selectFrom('card_gift')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('gift_id', '=', giftId)
    .executeTakeFirst();

/** A card in a person's wallet, with the gift and the last use that are shown beside it. */
export type WalletRow = CardRow & {
  shown: number;
  gift_id: string | null;
  to_guid: string | null;
  to_name: Buffer | null;
  gift_at: Date | null;
  gift_until: Date | null;
  accepted: boolean;
  used_at: Date | null;
  order_id: number | null;
};

/** The state of a card on a day, as `stateToday` says it. */
const shownOn = (today: string) => sql<number>`CASE
  WHEN c.state IN (0, 5, 6) AND c.valid_to < ${today}::date THEN 7
  WHEN c.state = 6 AND c.valid_from <= ${today}::date THEN 0
  ELSE c.state END`;

/** A person's cards, and the given ones: the last gift of a card that was accepted. */
const wallet = ({ company, session }: EmployeeCtx, today: string) => sql`WITH wallet AS (
  SELECT c.*, ${shownOn(today)} AS shown, g.gift_id, false AS accepted
  FROM card c LEFT JOIN card_gift g ON g.company_id = c.company_id AND g.card_id = c.card_id AND g.state = 'waiting'
  WHERE c.company_id = ${company.companyId} AND c.owner_guid = ${session.personGuid}
  UNION ALL
  SELECT * FROM (
    SELECT DISTINCT ON (c.card_id) c.*, 5 AS shown, g.gift_id, true AS accepted
    FROM card_gift g JOIN card c ON c.company_id = g.company_id AND c.card_id = g.card_id
    WHERE g.company_id = ${company.companyId} AND g.from_guid = ${session.personGuid} AND g.state = 'accepted'
      AND c.owner_guid IS DISTINCT FROM ${session.personGuid}
    ORDER BY c.card_id, g.ended_at DESC) given)`;

const FILTERS: Record<CardFilter, readonly number[]> = {
  all: [0, 1, 2, 3, 4, 5, 6, 7],
  available: [CARD_STATE.available],
  paused: [CARD_STATE.suspended, CARD_STATE.frozen, CARD_STATE.notStarted],
  gifted: [CARD_STATE.gifted],
  ended: [CARD_STATE.used, CARD_STATE.cancelled, CARD_STATE.over],
};

/** Usable cards first, then waiting, then ended ones; the soonest to end at the front. */
export async function walletRows(
  ctx: InTx<EmployeeCtx>,
  today: string,
  { filter, limit, offset }: { filter: CardFilter; limit: number; offset: number },
): Promise<WalletRow[]> {
  const { rows } = await sql<WalletRow>`${wallet(ctx, today)},
    page AS (
      SELECT * FROM wallet WHERE shown = ANY(${FILTERS[filter]}::int[])
      ORDER BY array_position(ARRAY[0, 5, 6, 3, 1, 2, 7, 4], shown), accepted, valid_to, card_id
      LIMIT ${limit} OFFSET ${offset})
    SELECT w.*, g.to_guid, p.name AS to_name, g.created_at AS gift_at, g.expires_at AS gift_until,
      u.at AS used_at, u.order_id
    FROM page w
    LEFT JOIN card_gift g ON g.company_id = w.company_id AND g.gift_id = w.gift_id
    LEFT JOIN person p ON p.company_id = g.company_id AND p.person_guid = g.to_guid
    LEFT JOIN LATERAL (
      SELECT at, CASE subject WHEN 'exam' THEN subject_id END AS order_id FROM card_use u
      WHERE u.company_id = w.company_id AND u.card_id = w.card_id AND u.kind = 'use' AND NOT w.accepted AND NOT EXISTS (
        SELECT 1 FROM card_use b WHERE b.company_id = u.company_id AND b.card_id = u.card_id AND b.of_entry = u.entry_no)
      ORDER BY entry_no DESC LIMIT 1) u ON true
    ORDER BY array_position(ARRAY[0, 5, 6, 3, 1, 2, 7, 4], shown), accepted, valid_to, card_id`.execute(ctx.db);
  return rows;
}

export async function walletCounts(ctx: InTx<EmployeeCtx>, today: string): Promise<Record<CardFilter, number>> {
  const { rows } = await sql<{ shown: number; count: number }>`
    ${wallet(ctx, today)} SELECT shown, count(*)::int AS count FROM wallet GROUP BY shown`.execute(ctx.db);
  const countOf = (states: readonly number[]) =>
    rows.reduce((sum, { shown, count }) => sum + (states.includes(shown) ? count : 0), 0);
  return {
    all: countOf(FILTERS.all),
    available: countOf(FILTERS.available),
    paused: countOf(FILTERS.paused),
    gifted: countOf(FILTERS.gifted),
    ended: countOf(FILTERS.ended),
  };
}

/** How many cards can be used today, of all or of one purpose. */
export async function countUsable(
  { db, company }: InCompany,
  ownerGuid: string,
  today: string,
  purpose?: CardRow['purpose'],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM card c
    WHERE c.company_id = ${company.companyId} AND c.owner_guid = ${ownerGuid} AND ${shownOn(today)} = 0
      ${purpose === undefined ? sql`` : sql`AND c.purpose = ${purpose}`}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One's own usable cards that end until a day, the first on top. */
export async function cardsEnding(
  { db, company, session }: InTx<EmployeeCtx>,
  { today, until }: { today: string; until: string },
): Promise<{ name: string; name_eng: string; on: string }[]> {
  const { rows } = await sql<{ name: string; name_eng: string; on: string }>`
    SELECT c.name, c.name_eng, to_char(c.valid_to, 'YYYY-MM-DD') AS on FROM card c
    WHERE c.company_id = ${company.companyId} AND c.owner_guid = ${session.personGuid} AND ${shownOn(today)} = 0
      AND c.valid_to <= ${until}
    ORDER BY c.valid_to, c.card_id`.execute(db);
  return rows;
}

/** Gifts that wait for the person's answer, with their givers; the soonest to end first. */
export const incomingRows = ({ db, company, session, now }: InTx<EmployeeCtx>) =>
  db
    .selectFrom('card_gift as g')
    .innerJoin('card as c', (join) =>
      join.onRef('c.company_id', '=', 'g.company_id').onRef('c.card_id', '=', 'g.card_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'g.company_id').onRef('p.person_guid', '=', 'g.from_guid'),
    )
    .where('g.company_id', '=', company.companyId)
    .where('g.to_guid', '=', session.personGuid)
    .where('g.state', '=', 'waiting')
    .where('g.expires_at', '>', now())
    .select(['g.gift_id', 'g.created_at', 'g.expires_at', 'c.name', 'c.name_eng', 'c.purpose', 'c.valid_to'])
    .select(['c.uses_left', 'p.person_guid', 'p.name as person_name'])
    .orderBy('g.expires_at')
    .limit(MOST_GIFTS)
    .execute();
