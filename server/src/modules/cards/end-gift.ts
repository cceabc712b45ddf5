import { sql, type RawBuilder } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { cards } from '#contract/calls/cards';
import { CARD_STATE, stateByDays } from '#contract/rules/card';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InCompany } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordOwn } from './bind-card.ts';
import { giftRow, lockCard } from './queries.ts';
import type { CardRow } from './rules.ts';

type Asked = Input<typeof cards.AcceptGift>;

/** The card changes hands: from this moment it is the receiver's alone. */
export const acceptGift = (ctx: EmployeeCtx, { giftId }: Asked): Promise<Committed<{ id: number }>> =>
  commitOnce(ctx, async (ctx) => {
    const card = await endGift(ctx, giftId, { as: 'accepted', by: sql`to_guid = ${ctx.session.personGuid}` });
    if (!card) throw new Fault('giftGone');
    await ctx.db
      .updateTable('card')
      .set({ owner_guid: ctx.session.personGuid, came_by: 'gift', owned_at: ctx.now(), state: stateAfter(ctx, card) })
      .where('company_id', '=', card.company_id)
      .where('card_id', '=', card.card_id)
      .execute();
    await recordOwn(ctx, 'card.accept', card.card_id);
    return { id: card.card_id };
  });

export const declineGift = (ctx: EmployeeCtx, { giftId }: Asked): Promise<Committed<Reply<typeof cards.DeclineGift>>> =>
  commitOnce(ctx, async (ctx) => {
    const card = await endGift(ctx, giftId, { as: 'declined', by: sql`to_guid = ${ctx.session.personGuid}` });
    if (!card) throw new Fault('giftGone');
    await backToGiver(ctx, card);
    await recordOwn(ctx, 'card.decline', card.card_id);
    return {};
  });

/** A gifted card can be taken back until it is accepted. */
export const takeBackGift = (ctx: EmployeeCtx, { giftId }: Asked): Promise<Committed<{ id: number }>> =>
  commitOnce(ctx, async (ctx) => {
    const card = await endGift(ctx, giftId, { as: 'takenBack', by: sql`from_guid = ${ctx.session.personGuid}` });
    if (!card) throw new Fault('cardRecoverFailed');
    await backToGiver(ctx, card);
    await recordOwn(ctx, 'card.takeBack', card.card_id);
    return { id: card.card_id };
  });

interface End {
  as: 'accepted' | 'declined' | 'takenBack' | 'expired' | 'stopped';
  /** Whose to end it is. */
  by?: RawBuilder<unknown>;
}

/** The giver hears of these. */
const TOLD: readonly End['as'][] = ['accepted', 'declined', 'expired'];

/** In time it can be accepted, afterwards it runs out; everything else can happen as long as it waits. */
const WHEN: Record<End['as'], (now: Date) => RawBuilder<unknown>> = {
  accepted: /* guard: cards: a gift is accepted in time → () => sql`true` */ (now) => sql`expires_at > ${now}`,
  expired: (now) => sql`expires_at <= ${now}`,
  declined: () => sql`true`,
  takenBack: () => sql`true`,
  stopped: () => sql`true`,
};

/** The card first, then its gift: in this order everybody waits for everybody else. Undefined: it had ended. */
export async function endGift(
  ctx: InCompany,
  giftId: string,
  { as, by = sql`true` }: End,
): Promise<CardRow | undefined> {
  const gift = await giftRow(ctx, giftId);
  if (!gift) return undefined;
  const card = await lockCard(ctx, gift.card_id);
  const now = ctx.portal.clock();
  const ended = await sql`
    UPDATE card_gift SET state = ${as}, ended_at = ${now}, is_news = ${TOLD.includes(as)}
    WHERE company_id = ${ctx.company.companyId} AND gift_id = ${giftId} /* guard: cards: a gift ends once */ AND state = 'waiting' /* end */ AND ${by}
      AND ${WHEN[as](now)}`.execute(ctx.db);
  return ended.numAffectedRows === 1n ? card : undefined;
}

/** Under the card's lock: it stays whose it was, and can be used again while its days last. */
export const backToGiver = (ctx: InCompany, card: CardRow): Promise<unknown> =>
  ctx.db
    .updateTable('card')
    .set({ state: stateAfter(ctx, card) })
    .where('company_id', '=', card.company_id)
    .where('card_id', '=', card.card_id)
    .where('state', '=', CARD_STATE.gifted)
    .execute();

const stateAfter = ({ portal }: InCompany, card: CardRow): number =>
  stateByDays({ validFrom: card.valid_from, validTo: card.valid_to }, dayInShanghai(portal.clock()));

/** Ends a gift that was not answered in time, or whose card is over: the giver has it back and hears of it. */
export async function expireGift(ctx: InCompany, giftId: string): Promise<boolean> {
  const card = await endGift(ctx, giftId, { as: 'expired' });
  if (!card) return false;
  await backToGiver(ctx, card);
  return true;
}
