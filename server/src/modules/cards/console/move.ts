import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { CARD_MOVES, type CardMove, type opsCards } from '#contract/ops/cards';
import { CARD_STATE, stateByDays, type CardState } from '#contract/rules/card';
import { dayInShanghai } from '#contract/rules/day';
import { maskName } from '#contract/rules/mask';
import { mayMove } from '#contract/rules/moves';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { personName } from '../../people/index.ts';
import { stopGifts } from '../bought.ts';
import { cardRow, lockCard } from '../queries.ts';
import { presentFound, type FoundCard } from './search.ts';
import type { CardRow } from '../rules.ts';

type Here = InTx<OperatorInCompany>;

/** Held back, let go or made void, for a reason; what waits in a gift comes back to its giver first. */
export async function moveCard(
  ctx: OperatorCtx,
  { companyId, cardId, move, reason }: Input<typeof opsCards.OpsCardMove>,
): Promise<Committed<Reply<typeof opsCards.OpsCardMove>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    if (!(await cardRow(ctx, cardId))) throw new Fault('recordUnknown');
    const card = await lockCard(ctx, cardId);
    const state = stateAfter(ctx, card, move);
    if (state === undefined) throw new Fault('cardMoveRefused');
    // guard: cards: hold ends the gift
    if (card.state === CARD_STATE.gifted) await stopGifts(ctx, cardId);
    await ctx.db
      .updateTable('card')
      .set({ state })
      .where('company_id', '=', companyId)
      .where('card_id', '=', cardId)
      .execute();
    await recordOnCard(ctx, card, `card.${move}`, reason);
    return { cardId, state };
  });
}

/** Only a held card is let go, and then its days say its state. */
function stateAfter({ now }: OperatorInCompany, card: CardRow, move: CardMove): CardState | undefined {
  const days = { validFrom: card.valid_from, validTo: card.valid_to };
  const isHeld = card.state === CARD_STATE.suspended || card.state === CARD_STATE.frozen;
  const to: Record<CardMove, CardState> = {
    suspend: CARD_STATE.suspended,
    freeze: CARD_STATE.frozen,
    cancel: CARD_STATE.cancelled,
    resume: stateByDays(days, dayInShanghai(now())),
  };
  if (move === 'resume' && !isHeld) return undefined;
  return mayMove('card', card.state, to[move]) ? to[move] : undefined;
}

/** One card with its history; looking at it is audited in the same transaction. */
export async function cardDetail(
  ctx: OperatorCtx,
  { companyId, cardId }: Input<typeof opsCards.OpsCardDetail>,
): Promise<Reply<typeof opsCards.OpsCardDetail>> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const card = await foundCard(ctx, cardId);
    const { code, name, nameEng } = ctx.company;
    const company = { companyId, code, name: { zh: name, en: nameEng } };
    const uses = await ctx.db
      .selectFrom('card_use')
      .select(['at', 'kind', 'subject_id'])
      .where('company_id', '=', companyId)
      .where('card_id', '=', cardId)
      .orderBy('entry_no', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    const gifts = await giftsOf(ctx, cardId);
    const shown = (guid: string, sealed: Buffer | null) =>
      maskName(personName(key, { person_guid: guid, person_name: sealed }));
    const reply = {
      card: presentFound(card, key, company, dayInShanghai(ctx.now())),
      moves: CARD_MOVES.filter((move) => stateAfter(ctx, card, move) !== undefined),
      uses: uses.map(({ at, kind, subject_id }) => ({ at: at.toISOString(), kind, orderId: subject_id })),
      gifts: gifts.map((gift) => ({
        at: gift.created_at.toISOString(),
        endedAt: gift.ended_at?.toISOString() ?? null,
        state: gift.state,
        from: shown(gift.from_guid, gift.from_name),
        to: shown(gift.to_guid, gift.to_name),
      })),
    };
    // last: every other audited action in this company waits for it
    await recordOnCard(ctx, card, 'card.view', '');
    return reply;
  });
}

const MOST_SHOWN = 100;

async function foundCard({ db, company }: Here, cardId: number): Promise<FoundCard> {
  const { rows } = await sql<FoundCard>`
    SELECT c.*, p.name AS person_name, p.phone FROM card c
    LEFT JOIN person p ON p.company_id = c.company_id AND p.person_guid = c.owner_guid
    WHERE c.company_id = ${company.companyId} AND c.card_id = ${cardId}`.execute(db);
  const [card] = rows;
  if (!card) throw new Fault('recordUnknown');
  return card;
}

const giftsOf = ({ db, company }: Here, cardId: number) =>
  db
    .selectFrom('card_gift as g')
    .innerJoin('person as f', (join) =>
      join.onRef('f.company_id', '=', 'g.company_id').onRef('f.person_guid', '=', 'g.from_guid'),
    )
    .innerJoin('person as t', (join) =>
      join.onRef('t.company_id', '=', 'g.company_id').onRef('t.person_guid', '=', 'g.to_guid'),
    )
    .select([
      'g.created_at',
      'g.ended_at',
      'g.state',
      'g.from_guid',
      'g.to_guid',
      'f.name as from_name',
      't.name as to_name',
    ])
    .where('g.company_id', '=', company.companyId)
    .where('g.card_id', '=', cardId)
    .orderBy('g.created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();

const recordOnCard = (ctx: Here, card: CardRow, action: string, reason: string): Promise<void> =>
  recordByOperator(ctx, {
    action,
    subject: { kind: 'card', id: String(card.card_id) },
    ...(card.owner_guid && { personGuid: card.owner_guid }),
    reason,
  });
