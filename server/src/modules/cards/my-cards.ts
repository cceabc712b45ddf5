import type { Input, Reply } from '#contract/call';
import type { Card, CardAction, cards } from '#contract/calls/cards';
import { CARD_STATE } from '#contract/rules/card';
import { dayInShanghai } from '#contract/rules/day';
import { maskName } from '#contract/rules/mask';
import type { EmployeeCtx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { transact } from '../../db/transact.ts';
import { Fault, reasonOf } from '../../fault.ts';
import { personName } from '../people/index.ts';
import { maskedNumber } from './numbers.ts';
import { countUsable, incomingRows, walletCounts, walletRows, type WalletRow } from './queries.ts';
import { isUnused, stateFault, type CardRow } from './rules.ts';

/** The wallet: a person's cards and given ones, each with the reason of its state, and the gifts colleagues offer. */
export const myCards = (
  ctx: EmployeeCtx,
  { filter, pageIndex, pageSize }: Input<typeof cards.MyCards>,
): Promise<Reply<typeof cards.MyCards>> =>
  transact(ctx, async (ctx) => {
    const today = dayInShanghai(ctx.now());
    const key = await ctx.portal.keyring.companyKey(ctx);
    const rows = await walletRows(ctx, today, { filter, limit: pageSize, offset: pageIndex * pageSize });
    const counts = await walletCounts(ctx, today);
    const incoming = await incomingRows(ctx);
    return {
      rows: rows.map((row) => presentCard(ctx, key, row, today)),
      total: counts[filter],
      counts,
      incoming: incoming.map((row) => ({
        giftId: row.gift_id,
        name: { zh: row.name, en: row.name_eng },
        purpose: row.purpose,
        from: maskName(personName(key, row)),
        at: row.created_at.toISOString(),
        until: row.expires_at.toISOString(),
        validTo: row.valid_to,
        usesLeft: row.uses_left,
      })),
    };
  });

export const cardCount = (ctx: EmployeeCtx): Promise<Reply<typeof cards.MyCardCount>> =>
  transact(ctx, async (ctx) => ({
    available: await countUsable(ctx, ctx.session.personGuid, dayInShanghai(ctx.now())),
  }));

/** A person without one is told so. */
export const dentalCardCount = (
  ctx: EmployeeCtx,
  { customerGuid }: Input<typeof cards.GetTeethCardCount>,
): Promise<Reply<typeof cards.GetTeethCardCount>> =>
  transact(ctx, async (ctx) => {
    const count = await countUsable(ctx, customerGuid, dayInShanghai(ctx.now()), 'dental');
    return { count, reason: count > 0 ? null : reasonOf(new Fault('noDentalCard'), ctx.lang) };
  });

function presentCard({ lang }: EmployeeCtx, key: CompanyKey, row: WalletRow, today: string): Card {
  const fault = row.accepted ? new Fault('cardGivenAway') : stateFault(row, today);
  const gift = row.gift_id && row.gift_at && row.gift_until && row.to_guid;
  return {
    id: row.card_id,
    name: { zh: row.name, en: row.name_eng },
    number: maskedNumber(key, row),
    purpose: row.purpose,
    planId: row.plan_id,
    // as `shown` was reckoned, from the column's own numbers
    state: row.shown as Card['state'],
    why: fault ? reasonOf(fault, lang) : null,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    usesLeft: row.uses_left,
    usesTotal: row.uses_total,
    valueFen: row.value_fen,
    leftFen: row.left_fen,
    actions: row.accepted ? [] : actionsOf(row),
    gift: gift
      ? {
          giftId: row.gift_id ?? '',
          to: maskName(personName(key, { person_guid: gift, person_name: row.to_name })),
          at: row.gift_at?.toISOString() ?? '',
          until: row.gift_until?.toISOString() ?? '',
          accepted: row.accepted,
        }
      : null,
    lastUse: row.used_at && { day: dayInShanghai(row.used_at), orderId: row.order_id },
  };
}

function actionsOf(row: WalletRow): CardAction[] {
  const actions: [CardAction, boolean][] = [
    ['book', row.shown === CARD_STATE.available && row.purpose === 'plan'],
    ['use', row.shown === CARD_STATE.available && row.purpose !== 'plan'],
    ['gift', row.shown === CARD_STATE.available && isUnused(row)],
    ['takeBack', row.shown === CARD_STATE.gifted],
    ['withdraw', isWithdrawable(row, row.shown)],
    ['order', row.order_id !== null],
  ];
  return actions.filter(([, may]) => may).map(([action]) => action);
}

/** A card that was bound by its number, unused and not held back. */
export const isWithdrawable = (
  card: Pick<CardRow, 'came_by' | 'uses_left' | 'uses_total' | 'left_fen' | 'value_fen'>,
  shown: number,
): boolean =>
  card.came_by === 'number' && isUnused(card) && (shown === CARD_STATE.available || shown === CARD_STATE.notStarted);
