// The guards of tickets and of streams; see mutant-list.mjs.

const VOUCHERS = 'server/src/modules/orders/vouchers.http.test.ts';
const SEATS = 'server/src/modules/booking/watch-seats.http.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const ticketMutants = [
  {
    name: 'ticket: a voucher only while the order is booked',
    file: 'server/src/modules/orders/vouchers.ts',
    find: 'if (status !== ORDER_STATUS.booked) return null;',
    replace: 'void status;',
    test: VOUCHERS,
    proof: 'is not shown once the check-up is over',
  },
  {
    name: 'ticket: a voucher goes with its order',
    file: 'server/src/modules/orders/cancel-order.ts',
    find: '  await dropVoucher(ctx, order.order_id);\n',
    replace: '  void dropVoucher;\n',
    test: VOUCHERS,
    proof: 'outlives a change of the day, and is gone with the order',
  },
  {
    name: 'ticket: nothing stays on the device after signing out',
    file: 'web/src/platform/session.ts',
    find: '      onSignOut();\n',
    replace: '      void onSignOut;\n',
    test: 'web/src/platform/session.test.ts',
    proof: 'forgets the person at logout but not the language and their login page',
  },
  {
    name: 'streams: the end of the session',
    file: 'server/src/http/streams.ts',
    find: 'if (!living.has(each.session)) each.end();',
    replace: 'void living;',
    test: SEATS,
    proof: 'ends when its session does, whichever way',
  },
  {
    name: 'streams: a disabled account',
    file: 'server/src/modules/identity/living-sessions.ts',
    find: "    .where('a.disabled', '=', false)\n",
    replace: '',
    test: SEATS,
    proof: 'ends when its session does, whichever way',
  },
  {
    name: 'streams: how many a session may have',
    file: 'server/src/http/streams.ts',
    find: 'if (own >= MOST_OF_SESSION) throw TOO_MANY;',
    replace: 'void own;',
    test: SEATS,
    proof: 'is refused to a session that has three',
  },
  {
    name: 'streams: a node that closes',
    file: 'server/src/http/streams.ts',
    find: 'if (isDraining()) return endAll();',
    replace: '',
    test: SEATS,
    proof: 'ends at once when its node closes',
  },
  {
    name: 'streams: who takes nothing',
    file: 'server/src/http/streams.ts',
    find: 'if (response.writableLength > MOST_BEHIND) response.destroy();\n        else response.write(text);',
    replace: 'response.write(text);',
    test: 'server/src/http/streams.test.ts',
    proof: 'who takes nothing of what is sent is cut off, and nothing is kept for them',
  },
  {
    name: 'streams: each company its share',
    file: 'server/src/modules/booking/seat-board.ts',
    find: 'Math.min(seats, shares.get(companyId) ?? seats)',
    replace: 'seats',
    test: SEATS,
    proof: 'tells each company what its people can have',
  },
  {
    name: 'streams: who watches already hears what a newcomer finds changed',
    file: 'server/src/modules/booking/watch-seats.ts',
    find: '  for (const each of marks) put(board, each, seats);\n  tellAll(board, changed);',
    replace: '  for (const each of marks) put(board, each, seats);\n  void changed;',
    test: SEATS,
    proof: 'tells who watches already what a newcomer finds changed',
  },
];
