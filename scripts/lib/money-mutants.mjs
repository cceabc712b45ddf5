// The guards of payments, of the ledger and of those who wait for them; see mutant-list.mjs.
const PAYMENT = 'server/src/modules/payment';
const CORNERS = `${PAYMENT}/last-corners.http.test.ts`;
const ORDERS = 'server/src/modules/orders';
const LEDGER = 'server/src/modules/ledger';
const PAY = 'server/src/ports/pay';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const moneyMutants = [
  {
    name: 'provider left alone',
    file: `${PAY}/breaker.ts`,
    find: "if (isOpen()) throw new OutcomeUnknown('not asked: it has not been answering', { sent: false });",
    replace: '',
    test: `${PAYMENT}/hanging.http.test.ts`,
    proof: 'keep nobody else’s hold waiting, nor payments at the other provider',
  },
  {
    name: 'a page that asks closes, too',
    file: `${PAYMENT}/status.ts`,
    find: 'open.expires_at > ctx.now() ? askProvider : closePayment',
    replace: 'open.expires_at ? askProvider : closePayment',
    test: `${PAYMENT}/hanging.http.test.ts`,
    proof: 'are closed by a page that goes on asking, too: it must not keep the seat',
  },
  {
    name: 'a notice is kept as seen only when it fits',
    file: `${PAYMENT}/settle.ts`,
    find: 'const found = await paymentsOfTrade(ctx, trade.outTradeNo);',
    replace: `if (eventId && !(await isNews(ctx, provider, eventId))) return 'known';
    eventId = undefined;
    const found = await paymentsOfTrade(ctx, trade.outTradeNo);`,
    test: CORNERS,
    proof: 'is refused every time, never kept as seen, and taken when it fits',
  },
  {
    name: 'a refund’s amount',
    file: `${PAYMENT}/record-refund.ts`,
    find: 'refund.amount_fen === (refundFen ?? refund.amount_fen) &&',
    replace: '',
    test: CORNERS,
    proof: 'that is told with another amount, of another payment or not at all ours is not believed',
  },
  {
    name: 'a refund’s payment',
    file: `${PAYMENT}/record-refund.ts`,
    find: 'refund.out_trade_no === (outTradeNo ?? refund.out_trade_no) &&',
    replace: '',
    test: CORNERS,
    proof: 'that is told with another amount, of another payment or not at all ours is not believed',
  },
  {
    name: 'a prepay is one phone’s',
    file: `${PAYMENT}/start.ts`,
    find: 'first.payer === payerOf(way) &&',
    replace: '',
    test: CORNERS,
    proof: 'gets a payment of its own: what was prepared for the first cannot be paid with it',
  },
  {
    name: 'what was sent first',
    file: `${PAYMENT}/start.ts`,
    find: 'const asked = await readAsked(ctx, payment);',
    replace: 'const asked = await readAsked(ctx, payment).then((was) => ({ ...was, clientIp: ctx.client.address() }));',
    test: CORNERS,
    proof: 'whose answer was lost goes on here, from another address, as it was begun',
  },
  {
    name: 'seats held and given up',
    file: `${ORDERS}/check-wish.ts`,
    find: 'if (price().selfFen > 0) refuseIf(asking.holdLimit(ctx, givenUp));',
    replace: 'void givenUp;',
    test: `${ORDERS}/hold-limit.http.test.ts`,
    proof: 'goes five times a day; then it says from when on it goes again, and so it does',
  },
  {
    name: 'second seats held and given up',
    file: `${ORDERS}/change-order.ts`,
    find: 'if (tooMany) throw tooMany;',
    replace: '',
    test: `${ORDERS}/hold-limit.http.test.ts`,
    proof: 'are counted in the same way, for the order they change',
  },
  {
    name: 'an ambiguous text is not believed',
    file: `${PAY}/guanaitong/notice.ts`,
    find: "if (BODY_PARAM in params || isAmbiguous(params)) throw new NoticeRefused('body', 'ambiguous');",
    replace: '',
    test: `${PAY}/guanaitong/guanaitong.test.ts`,
    proof: 'a name given twice, a missing sign, an amount that is none',
  },
  {
    name: 'whose seat is gone',
    file: `${ORDERS}/place-order.ts`,
    find: "throw live.length > 0 ? new Fault('alreadyReserved') : error;",
    replace: 'throw live.length < 0 ? live : error;',
    test: `${ORDERS}/hold-limit.http.test.ts`,
    proof: 'tells whoever has a seat in it that they have one, whatever the key',
  },
  {
    name: 'closed days of the ledger',
    file: `${LEDGER}/checks.ts`,
    find: 'WHERE a.outside AND a.balance <>',
    replace: 'WHERE false AND a.balance <>',
    test: `${LEDGER}/watch.http.test.ts`,
    proof: 'closes the days of outside accounts, adds what came since, and looks at closed days again',
  },
  {
    name: 'the pass over everything',
    file: `${LEDGER}/pass.ts`,
    find: 'const broken = last ? await askAll(db, [CHECKS[at.subject](names)]) : [];',
    replace: 'const broken = last ? await askAll(db, [CHECKS[at.subject](someOf(at.subject, last, 1))]) : [];',
    test: `${LEDGER}/watch.http.test.ts`,
    proof: 'sees the same day what does not add up, and later in the pass over everything',
  },
  {
    name: 'the company’s ways to pay',
    file: `${PAYMENT}/ways.ts`,
    find: "if (!methodsOf(ctx).includes(way.provider)) throw new Fault('payMethodUnknown');",
    replace: '',
    test: `${PAYMENT}/paying.http.test.ts`,
    proof: 'are the company’s: another is neither offered nor taken',
  },
];
