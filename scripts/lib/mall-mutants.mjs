// The guards of the malls; see mutant-list.mjs.

const MALL = 'server/src/modules/mall';
const RACE = `${MALL}/race.http.test.ts`;
const BUYING = `${MALL}/buying.http.test.ts`;
const REFUSALS = `${MALL}/refusals.http.test.ts`;
const ORDERS = `${MALL}/mall-orders.http.test.ts`;
const MINE = `${MALL}/my-orders.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const mallMutants = [
  {
    name: 'mall: the last item is sold once',
    file: `${MALL}/stock.ts`,
    find: ' AND on_hand >= ${count}\n',
    replace: '\n',
    test: RACE,
    proof: 'the last item is sold to one of two hundred',
  },
  {
    name: 'mall: a limit is held by the statement that counts',
    file: `${MALL}/limits.ts`,
    find: '\n    WHERE b.count + excluded.count <= ${limit}::int`',
    replace: '`',
    test: RACE,
    proof: 'a limit is held against fifty orders of one person',
  },
  {
    name: 'mall: the money of a gift is spent once',
    file: `${MALL}/gifts.ts`,
    find: ' AND left_fen >= ${fen}\n',
    replace: '\n',
    test: RACE,
    proof: 'the money of a gift is spent once',
  },
  {
    name: 'mall: the money on a card is spent once',
    file: 'server/src/modules/cards/card-money.ts',
    find: 'AND left_fen >= ${fen} AND',
    replace: 'AND',
    test: RACE,
    proof: 'the money on a card is spent once, and its last use is one',
  },
  {
    name: 'mall: points are locked before they are counted',
    file: 'server/src/modules/points/spend-points.ts',
    find: "    .orderBy('expires_on')\n    .orderBy('grant_id')\n    .forUpdate()\n",
    replace: "    .orderBy('expires_on')\n    .orderBy('grant_id')\n",
    test: RACE,
    proof: 'the same points pay once, in all and in part',
  },
  {
    name: 'mall: an order is cancelled under its lock',
    file: `${MALL}/cancel-order.ts`,
    find: 'const order = await lockMallOrder(ctx, order_id);',
    replace: 'const order = await orderOf(ctx, asked);\n    void [lockMallOrder, order_id];',
    test: RACE,
    proof: 'an order is cancelled once, and its sources go back once',
  },
  {
    name: 'mall: the customer’s number is the session’s',
    file: `${MALL}/place-order.ts`,
    find: 'if (form.CustomerId !== undefined && form.CustomerId !== ctx.session.accountId)',
    replace: 'if (form.CustomerId === Infinity)',
    test: REFUSALS,
    proof: 'with the number of another customer',
  },
  {
    name: 'mall: what is sent needs an address',
    file: `${MALL}/place-order.ts`,
    find: "if (AddressId === undefined) throw new Fault('mallAddressNeeded');",
    replace: 'if (AddressId === undefined) return null;',
    test: REFUSALS,
    proof: 'without an address where something is sent',
  },
  {
    name: 'mall: whose gift',
    file: `${MALL}/index.ts`,
    find: 'mallGift: (ctx, id) => ownsMallGift(ctx, Number(id)),',
    replace: 'mallGift: () => Promise.resolve(Boolean(ownsMallGift)),',
    test: BUYING,
    proof: 'keeps to a wish within the rules, and says what is against them',
  },
  {
    name: 'mall: what is against the rules of paying is refused',
    file: `${MALL}/place-order.ts`,
    find: '    if (fault) throw fault;\n',
    replace: '    void fault;\n',
    test: BUYING,
    proof: 'keeps to a wish within the rules, and says what is against them',
  },
  {
    name: 'mall: late money takes all or nothing',
    file: `${MALL}/late-money.ts`,
    find: '    await sql`ROLLBACK TO SAVEPOINT late_money`.execute(ctx.db);\n',
    replace: '',
    test: ORDERS,
    proof: 'sends late money back where the card is gone, and takes nothing',
  },
  {
    name: 'mall: late money takes everything again',
    file: `${MALL}/mall-payable.ts`,
    find: "return order.closed_as === 'expired' && takeAgain(ctx, order);",
    replace: "return order.closed_as === 'expired' && Boolean(takeAgain);",
    test: ORDERS,
    proof: 'takes everything again when its money comes late, if all of it is still there',
  },
  {
    name: 'mall: the days to cancel end',
    file: `${MALL}/cancel-order.ts`,
    find: "return isOver ? new Fault('mallCancelOver', { n: days }) : undefined;",
    replace: "return isOver && days < 0 ? new Fault('mallCancelOver', { n: days }) : undefined;",
    test: ORDERS,
    proof: 'cannot be cancelled any more after the days to cancel, nor by others',
  },
  {
    name: 'mall: the old amount cannot be paid after a change',
    file: `${MALL}/change-split.ts`,
    find: '  await giveUpPayment(ctx, found.order_id);\n',
    replace: '  void giveUpPayment;\n',
    test: MINE,
    proof: 'closes a payment under way, so that the old amount cannot be paid; one that was paid stays',
  },
  {
    name: 'mall: an item is given back once',
    file: `${MALL}/give-back.ts`,
    find: ".filter(({ state }) => state !== 'refunded')",
    replace: '',
    test: ORDERS,
    proof: 'gives back what just it was paid with; with the last one the order closes',
  },
  {
    name: 'mall: who pays too late hears that the money goes back',
    file: `${MALL}/mall-payable.ts`,
    find: '  await queueMallMoneyBack(ctx, order, { ...paid, why });\n',
    replace: '  void queueMallMoneyBack;\n',
    test: ORDERS,
    proof: 'sends late money back where the stock is gone, and takes nothing',
  },
  {
    name: 'mall: the list offers to cancel only what is not in use',
    file: `${MALL}/present-order.ts`,
    find: '(!inUse && !cancelTimeFault(ctx, order))',
    replace: '(!cancelTimeFault(ctx, order) || inUse)',
    test: MINE,
    proof: 'offer to cancel neither in the list nor in the order what is in use',
  },
];
