// The guards of the booking, ordering and company rules; see mutant-list.mjs.
const ORDERS = 'server/src/modules/orders';
const BOOKING = 'server/src/modules/booking';
const RULES = `${ORDERS}/booking-rules.http.test.ts`;
const SEVERAL = 'server/src/modules/payment/several.http.test.ts';
const SPEC = 'server/test/spec-payloads.http.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const ruleMutants = [
  {
    name: 'an order without consent needs an authorization',
    file: `${ORDERS}/check-wish.ts`,
    find: '  await assertConsent(ctx, form);\n',
    replace: '',
    test: SPEC,
    proof: 'that says nothing about consent is refused without an earlier authorization, and the refusal says how',
  },
  {
    name: 'a change keeps what it does not mention',
    file: `${ORDERS}/change-order.ts`,
    find: 'const form = fromOldOrder(ctx, old, sent);',
    replace: 'const form = sent;',
    test: RULES,
    proof: 'keeps address, delivery and traffic it says nothing about, and is none where nothing else changes',
  },
  {
    name: 'the company’s window counts at the submit',
    file: `${BOOKING}/plans.ts`,
    find: 'ctx.session.employeeClass, bookingWindows, plan.windows);',
    replace: 'ctx.session.employeeClass, plan.windows, plan.windows);',
    test: RULES,
    proof: 'the company opens later: the start says what the submit says',
  },
  {
    name: 'how early a booking must be made',
    file: `${BOOKING}/days.ts`,
    find: 'firstDay: addDays(today, bookAheadDays),',
    replace: 'firstDay: today,',
    test: RULES,
    proof: 'is the company’s own setting',
  },
  {
    name: 'a plan is used once',
    file: `${ORDERS}/place-order.ts`,
    find: '  if (used) throw used;\n',
    replace: '',
    test: RULES,
    proof: 'that was examined is used up for its period, unless it may be used more often',
  },
  {
    name: 'a no-show closes the order',
    file: `${ORDERS}/follow-exams.ts`,
    find: 'else if (missedAt) await noShow(ctx, order, missedAt);',
    replace: 'else void noShow;',
    test: `${ORDERS}/follow-exams.http.test.ts`,
    proof: 'who did not come, as the centre says in the evening, has the order closed as a no-show',
  },
  {
    name: 'a hidden hotline',
    file: 'server/src/modules/company/present.ts',
    find: 'const hotline = shownHotline(company);',
    replace: 'const { hotline } = company;',
    test: RULES,
    proof: 'its hotline stands in no refusal',
  },
  {
    name: 'VIP words close VIP packages only',
    file: `${BOOKING}/centers.ts`,
    find: 'if (closesCentre(status))',
    replace: "if (status !== 'normal')",
    test: RULES,
    proof: 'a centre without its VIP area takes every other package',
  },
  {
    name: 'employee type 0 claims',
    file: `${BOOKING}/plans.ts`,
    find: 'return claimFault(ctx, plan) ?? closedFault(',
    replace: 'return closedFault(',
    test: RULES,
    proof: 'employee type 0 claims instead of booking what the company pays',
  },
  {
    name: 'what is paid together is closed together',
    file: 'server/src/modules/payment/ask-provider.ts',
    find: ".where('payment_id', 'in', together)",
    replace: ".where('payment_id', '=', payment.payment_id)",
    test: SEVERAL,
    proof: 'one that runs out closes the trade; nothing can be paid twice, the other is paid by itself',
  },
  {
    name: 'a trade’s whole amount',
    file: 'server/src/modules/payment/start.ts',
    find: 'amountFen: tradeOf(payment).fen,',
    replace: 'amountFen: payment.amount_fen,',
    test: SEVERAL,
    proof: 'are one trade: the sum is paid, each is booked and credited, and goes back by itself',
  },
  {
    name: 'mall and exam orders are not asked about together',
    file: 'server/src/modules/payment/calls.ts',
    find: "if (mall > 0 && mall < order_no.length) throw new Fault('badInput', { field: 'order_no' });",
    replace: '',
    test: SEVERAL,
    proof: 'an order of a mall is never asked about beside a check-up',
  },
];
