// The guards of cards; see mutant-list.mjs.

const CARDS = 'server/src/modules/cards';
const WALLET = `${CARDS}/cards.http.test.ts`;
const BOOKING = `${CARDS}/booking-with-card.http.test.ts`;
const CONSOLE = `${CARDS}/ops-cards.http.test.ts`;
const MODEL = `${CARDS}/card-model.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const cardsMutants = [
  {
    name: 'many cards take two operators',
    file: 'server/src/modules/cards/large-batch.ts',
    find: 'takesTwo(count, valueFen * count);',
    replace: 'takesTwo(0 * count, 0 * valueFen);',
    test: 'server/src/modules/cards/ops-cards.http.test.ts',
    proof: 'of more than a hundred wait for a second operator, who alone makes them',
  },
  {
    name: 'a sheet of cards tells one answer of a stranger and of another name',
    file: 'server/src/modules/cards/assign-cards.ts',
    find: 'problem: NOT_FOUND };',
    replace: "problem: person ? { zh: '姓名不符', en: 'Another name' } : NOT_FOUND };",
    test: 'server/src/modules/cards/ops-cards.http.test.ts',
    proof: 'go to the people of a sheet: looked at first, once each, what cannot be used is told by row',
  },
  {
    name: 'cards: a card is bound by one',
    file: `${CARDS}/bind-card.ts`,
    find: 'AND number_index = ANY(${indexes}::bytea[]) AND owner_guid IS NULL\n      AND state IN (0, 6)',
    replace: 'AND number_index = ANY(${indexes}::bytea[])\n      AND state IN (0, 6)',
    test: WALLET,
    proof: 'of one card, typed by many at once, gives it to one of them',
  },
  {
    name: 'cards: numbers are not guessed',
    file: `${CARDS}/bind-card.ts`,
    find: "  await countTry(ctx, 'bind');\n",
    replace: '  void countTry;\n',
    test: WALLET,
    proof: 'cannot be guessed: each wrong one waits longer, many at once included',
  },
  {
    name: 'cards: who there is, is not told',
    file: `${CARDS}/gift-card.ts`,
    find: "!account || normalName(unsealed(key, account, 'name')) !== normalName(name)",
    replace: '!account',
    test: WALLET,
    proof: 'needs name and account to be the same colleague’s: one alone says nothing of who there is',
  },
  {
    name: 'cards: a gift is accepted in time',
    file: `${CARDS}/end-gift.ts`,
    find: 'accepted: (now) => sql`expires_at > ${now}`',
    replace: 'accepted: () => sql`true`',
    test: WALLET,
    proof: 'can be declined, taken back, or left for seven days: then it is the giver’s again',
  },
  {
    name: 'cards: a gift ends once',
    file: `${CARDS}/end-gift.ts`,
    find: "AND gift_id = ${giftId} AND state = 'waiting' AND ${by}",
    replace: "AND gift_id = ${giftId} AND state IN ('waiting', ${as}) AND ${by}",
    test: WALLET,
    proof: 'is the giver’s until it is accepted, and then the colleague’s; both are told',
  },
  {
    name: 'cards: a used card stays',
    file: `${CARDS}/bind-card.ts`,
    find: "AND came_by = 'number' AND state IN (0, 6) AND uses_left = uses_total",
    replace: "AND came_by = 'number' AND state IN (0, 6)",
    test: WALLET,
    proof: 'can be given back unused, and then be bound by somebody else',
  },
  {
    name: 'cards: numbers of uses are written down',
    file: `${CARDS}/use-card.ts`,
    find: "  return writeEntry(ctx, { cardId, kind: 'use', ofEntry: null, ...subject });",
    replace: '  void subject;\n  return 0;',
    test: MODEL,
    proof: 'cards: one owner, one state, an exact ledger, whatever happens at the same time',
  },
  {
    name: 'cards: a closed order gives its card back',
    file: 'server/src/modules/orders/cancel-order.ts',
    find: "if (as !== 'noShow') await giveCardBack(ctx, { subject: 'exam', id: order.order_id });",
    replace: 'void giveCardBack;',
    test: BOOKING,
    proof: 'uses its card, keeps it when it moves, and gives it back when it is cancelled',
  },
  {
    name: 'cards: a plan by card needs one',
    file: 'server/src/modules/orders/check-wish.ts',
    find: 'if (byCard) refuseIf(await transact(ctx, (ctx) => cardFault(ctx, assetId, bookingId)));',
    replace: 'if (byCard) void cardFault;',
    test: BOOKING,
    proof: 'is refused without a card, with one that cannot be used, of another plan or somebody else’s',
  },
  {
    name: 'cards: the days of a card',
    file: `${CARDS}/rules.ts`,
    find: 'if (FREE.includes(card.state)) return byDays;',
    replace: 'void FREE;',
    test: BOOKING,
    proof: 'is refused without a card, with one that cannot be used, of another plan or somebody else’s',
  },
  {
    name: 'cards: late money without its card',
    file: 'server/src/modules/orders/apply-payment.ts',
    find: 'if (await cardAgain(ctx, order)) return true;',
    replace: 'void cardAgain;\n  if (order.order_id > 0) return true;',
    test: BOOKING,
    proof: 'whose money comes late takes its card again, and has neither seat nor card where that cannot be used',
  },
  {
    name: 'cards: an operator ends the gift of a card that is held back',
    file: `${CARDS}/ops-move.ts`,
    find: 'if (card.state === CARD_STATE.gifted) await stopGifts(ctx, cardId);',
    replace: 'void stopGifts;',
    test: CONSOLE,
    proof: 'who suspends a card that waits in a gift ends the gift',
  },
  {
    name: 'cards: everybody of a sheet once',
    file: `${CARDS}/assign-cards.ts`,
    find: 'if (seen.has(person.person_guid)) return { row, guid: undefined, problem: TWICE };',
    replace: 'void TWICE;',
    test: CONSOLE,
    proof: 'go to the people of a sheet: looked at first, once each, what cannot be used is told by row',
  },
];
