// The guards of payments, of the ledger and of those who wait for them; see mutant-list.mjs.
const PAYMENT = 'server/src/modules/payment';
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
];
