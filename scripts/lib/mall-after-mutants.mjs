// The guards of what happens after something was bought in a mall; see mutant-list.mjs.

const MALL = 'server/src/modules/mall';
const FULFIL = `${MALL}/fulfil.http.test.ts`;
const CONSOLE = `${MALL}/ops-orders.http.test.ts`;
const REFUND = `${MALL}/ops-refund.http.test.ts`;
const ENDS = 'server/src/modules/messages/mall-end-messages.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const mallAfterMutants = [
  {
    name: 'bought: a card is made once for what was paid once',
    file: `${MALL}/fulfil-items.ts`,
    find: '`mall:${order_id}-${item_no}-${at + 1}`',
    replace: '`mall:${order_id}-${item_no}-${at + 1}-${performance.now()}`',
    test: FULFIL,
    proof: 'is granted once, however often its payment is told',
  },
  {
    name: 'bought: a code that was seen is not given back',
    file: 'server/src/modules/services/own.ts',
    find: '.set({ shown_at: ctx.now() })',
    replace: '.set({ shown_at: null })',
    test: FULFIL,
    proof: 'ends when it is given back, but not after its code was seen, unless an operator insists',
  },
  {
    name: 'bought: a card that was used is not given back',
    file: 'server/src/modules/cards/bought.ts',
    find: '!(isUnused(card) && isOwn)',
    replace: '!(isUnused(card) || isOwn)',
    test: FULFIL,
    proof: 'is cancelled when it is given back, not after some of it was used or while it is given away',
  },
  {
    name: 'bought: what is in use is not given back',
    file: `${MALL}/fulfil.ts`,
    find: 'if (refusal && !force) throw refusal;',
    replace: 'void [refusal, force];',
    test: FULFIL,
    proof: 'ends when it is given back, but not after its code was seen, unless an operator insists',
  },
  {
    name: 'bought: a receipt is confirmed by who ordered it',
    file: `${MALL}/receipt.ts`,
    find: "if ((await receiveItems(ctx, orderId)) === 0) throw new Fault('mallNothingSent');",
    replace: 'await receiveItems(ctx, orderId);',
    test: FULFIL,
    proof: 'is confirmed by whoever ordered it, and the order is completed',
  },
  {
    name: 'bought: nothing counts as received before its days are over',
    file: `${MALL}/receipt.ts`,
    find: ".$if(sentBefore !== undefined, (query) => query.where('sent_at', '<=', sentBefore ?? null))",
    replace: '',
    test: FULFIL,
    proof: 'counts as received by itself ten days after it was sent, once, whichever node looks',
  },
  {
    name: 'bought: an order with something to be sent is not completed',
    file: `${MALL}/receipt.ts`,
    find: "AND i.state IN ('open', 'sent'))",
    replace: "AND i.state IN ('sent'))",
    test: CONSOLE,
    proof: 'is done by an operator when everything was sent or granted, and not before',
  },
  {
    name: 'bought: what was granted can be cancelled for its days',
    file: `${MALL}/receipt.ts`,
    find: "AND i.state = 'done' AND i.kind IN ('service', 'card'))",
    replace: "AND i.state = 'open' AND i.kind IN ('service', 'card'))",
    test: FULFIL,
    proof: 'is completed when it can no longer be cancelled, ten days after it was paid',
  },
  {
    name: 'bought: an end is told once',
    file: ENDS,
    find: 'UPDATE held_service SET end_told_at = ${now}',
    replace: 'UPDATE held_service SET end_told_at = NULL',
    test: FULFIL,
    proof: 'is told of fourteen days before, once, in the order’s language; what was given back is not',
  },
  {
    name: 'bought: only what waits is sent',
    file: `${MALL}/ops-orders-send.ts`,
    find: "if (sent.length !== wanted.length) throw new Fault('mallNotSendable');",
    replace: '',
    test: CONSOLE,
    proof: 'is refused twice, before payment, and of what is not sent; nothing of the parcel changes then',
  },
  {
    name: 'bought: nothing is sent before it is paid',
    file: `${MALL}/ops-orders-send.ts`,
    find: "if (order.status !== MALL_STATUS.redeemed) throw new Fault('mallNotSendable');",
    replace: '',
    test: CONSOLE,
    proof: 'is refused twice, before payment, and of what is not sent; nothing of the parcel changes then',
  },
  {
    name: 'bought: a sample goes step by step',
    file: `${MALL}/ops-orders-send.ts`,
    find: "item.state === 'refunded' || nextKitState(item.kit_state) !== state",
    replace: "item.state === 'refunded'",
    test: CONSOLE,
    proof: 'goes step by step; its result is told of',
  },
  {
    name: 'bought: an item is refunded once',
    file: `${MALL}/ops-orders-refund.ts`,
    find: ' || (await countLeft(ctx, orderId, wanted)) !== wanted.length',
    replace: '',
    test: REFUND,
    proof: 'is refused before payment, of items there are not, and of a closed order',
  },
  {
    name: 'bought: looking through orders is written down',
    file: `${MALL}/ops-orders.ts`,
    find: 'await recordListRead(ctx, {',
    replace: 'void ({',
    test: CONSOLE,
    proof:
      'finds an order by its number, its buyer’s phone or name and by its sample, masked; what was typed is not audited',
  },
  {
    name: 'bought: an address is shown for a purpose',
    file: `${MALL}/ops-orders-detail.ts`,
    find: "address: '******'",
    replace: 'address: whole.detail',
    test: CONSOLE,
    proof: 'tells items, sources, events and a masked address, and that somebody looked is audited',
  },
];
