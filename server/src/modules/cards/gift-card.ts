import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import { GIFT_DAYS, type cards } from '#contract/calls/cards';
import { dayInShanghai } from '#contract/rules/day';
import { maskName } from '#contract/rules/mask';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { accountByLogin, normalLogin } from '../identity/index.ts';
import { normalName, unsealed } from '../people/index.ts';
import { recordOwn } from './bind-card.ts';
import { countTry, forgetTries } from './count-try.ts';
import { cardRow } from './queries.ts';
import { isUnused, stateFault } from './rules.ts';

const GIFT_MS = GIFT_DAYS * 24 * 3_600_000;

type Asked = Input<typeof cards.GiftCard>;

/**
 * The card waits for the colleague's answer and cannot be used meanwhile. Whom it is for is said by name and by account,
 * employee number or phone: who knows only one of them learns nothing here, not even that there is such a person.
 */
export async function giftCard(ctx: EmployeeCtx, asked: Asked): Promise<Committed<Reply<typeof cards.GiftCard>>> {
  await countTry(ctx, 'gift');
  const toGuid = await transact(ctx, (ctx) => findColleague(ctx, asked));
  if (toGuid === ctx.session.personGuid) throw new Fault('giftToSelf');
  return commitOnce(ctx, async (ctx) => {
    const until = new Date(ctx.now().getTime() + GIFT_MS);
    const giftId = await giveAway(ctx, asked.assetId, toGuid, until);
    await forgetTries(ctx, 'gift');
    await recordOwn(ctx, 'card.gift', asked.assetId);
    return { giftId, to: maskName(asked.name), until: until.toISOString() };
  });
}

async function findColleague(ctx: InTx<EmployeeCtx>, { colleague, name }: Asked): Promise<string> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const account = await accountByLogin(ctx, key.indexes('login', normalLogin(colleague)));
  if (
    !account ||
    /* guard: cards: accounts are not told */ normalName(unsealed(key, account, 'name')) !== normalName(name)
  )
    throw new Fault('colleagueUnknown');
  return account.person_guid;
}

/** One statement takes the card out of use; an order at the same moment finds it used or given, never both. */
async function giveAway(ctx: InTx<EmployeeCtx>, cardId: number, toGuid: string, until: Date): Promise<string> {
  const { db, company, session, now } = ctx;
  const today = dayInShanghai(now());
  const taken = await sql`
    UPDATE card SET state = 5
    WHERE company_id = ${company.companyId} AND card_id = ${cardId} AND owner_guid = ${session.personGuid} AND state = 0
      AND uses_left = uses_total AND ${today}::date BETWEEN valid_from AND valid_to
      /* guard: mall cards: partly spent money is not given away */ AND left_fen IS NOT DISTINCT FROM value_fen /* end */`.execute(
    db,
  );
  if (taken.numAffectedRows === 0n) {
    const card = await cardRow(ctx, cardId);
    if (!card || card.owner_guid !== session.personGuid) throw new Fault('notYours');
    throw stateFault(card, today) ?? new Fault(isUnused(card) ? 'cardMoveRefused' : 'cardPartlyUsed');
  }
  const giftId = randomUUID();
  await db
    .insertInto('card_gift')
    .values({
      company_id: company.companyId,
      gift_id: giftId,
      card_id: cardId,
      from_guid: session.personGuid,
      to_guid: toGuid,
      state: 'waiting',
      created_at: now(),
      expires_at: until,
      ended_at: null,
      is_news: true,
    })
    .execute();
  return giftId;
}
