import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { cards } from '#contract/calls/cards';
import { dayInShanghai } from '#contract/rules/day';
import { maskCardNumber } from '#contract/rules/card';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { countTry, forgetTries } from './count-try.ts';
import { isWithdrawable } from './my-cards.ts';
import { numberIndexes } from './numbers.ts';
import { cardRow } from './queries.ts';
import { isUnused, stateToday, type CardRow } from './rules.ts';

/** Makes a card without an owner the caller's, by its number. */
export async function bindCard(
  ctx: EmployeeCtx,
  { number }: Input<typeof cards.BindCard>,
): Promise<Committed<Reply<typeof cards.BindCard>>> {
  // guard: cards: numbers are not guessed
  await countTry(ctx, 'bind');
  return commitOnce(ctx, async (ctx) => {
    const card = await takeFreeCard(ctx, number);
    await forgetTries(ctx, 'bind');
    await recordOwn(ctx, 'card.bind', card.card_id);
    return { id: card.card_id, name: { zh: card.name, en: card.name_eng }, number: maskCardNumber(number) };
  });
}

/** One statement decides which of two people gets it. */
async function takeFreeCard(ctx: InTx<EmployeeCtx>, number: string): Promise<CardRow> {
  const { db, company, session, now, portal } = ctx;
  const indexes = numberIndexes(await portal.keyring.companyKey(ctx), number);
  const today = dayInShanghai(now());
  const { rows } = await sql<CardRow>`
    UPDATE card SET owner_guid = ${session.personGuid}, came_by = 'number', owned_at = ${now()}
    WHERE company_id = ${company.companyId} AND number_index = ANY(${indexes}::bytea[]) /* guard: cards: a card is bound by one */ AND owner_guid IS NULL /* end */
      AND state IN (0, 6) AND valid_to >= ${today}::date
    RETURNING *`.execute(db);
  const [card] = rows;
  if (card) return card;
  // an unknown number and another person's sound the same
  const over = await sql`
    SELECT FROM card WHERE company_id = ${company.companyId} AND number_index = ANY(${indexes}::bytea[])
      AND owner_guid IS NULL AND state IN (0, 6, 7) AND valid_to < ${today}::date`.execute(db);
  throw new Fault(over.rows.length > 0 ? 'cardExpired' : 'cardBindFailed');
}

/** Gives a card that was bound by its number back, as it was before. */
export const withdrawCard = (
  ctx: EmployeeCtx,
  { assetId }: Input<typeof cards.WithdrawCard>,
): Promise<Committed<Reply<typeof cards.WithdrawCard>>> =>
  commitOnce(ctx, async (ctx) => {
    const { db, company, session } = ctx;
    const freed = await sql`
      UPDATE card SET owner_guid = NULL, came_by = NULL, owned_at = NULL
      WHERE company_id = ${company.companyId} AND card_id = ${assetId} AND owner_guid = ${session.personGuid}
        AND came_by = 'number' AND state IN (0, 6) /* guard: cards: a used card stays */ AND uses_left = uses_total /* end */
        AND left_fen IS NOT DISTINCT FROM value_fen`.execute(db);
    if (freed.numAffectedRows === 0n) throw await withdrawFault(ctx, assetId);
    await recordOwn(ctx, 'card.withdraw', assetId);
    return {};
  });

async function withdrawFault(ctx: InTx<EmployeeCtx>, cardId: number): Promise<Fault> {
  const card = await cardRow(ctx, cardId);
  if (card && !isUnused(card)) return new Fault('cardPartlyUsed');
  const shown = card && stateToday(card, dayInShanghai(ctx.now()));
  return card && shown !== undefined && isWithdrawable(card, shown)
    ? new Fault('cardMoveRefused')
    : new Fault('cardNotWithdrawable');
}

/** Who had which card and when can be told later. */
export const recordOwn = (ctx: InTx<EmployeeCtx>, action: string, cardId: number): Promise<void> =>
  recordByAccount(ctx, ctx.session.accountId, {
    action,
    subject: { kind: 'card', id: String(cardId) },
    personGuid: ctx.session.personGuid,
  });
