// The guards of people's rights to their own data; see mutant-list.mjs.

const PERSONAL_DATA = 'server/src/modules/personal-data';
const COPIES = `${PERSONAL_DATA}/copies.http.test.ts`;
const ERASURE = `${PERSONAL_DATA}/erasure.http.test.ts`;
const RIGHTS = `${PERSONAL_DATA}/rights.http.test.ts`;
const LIFE_OF_A_COPY =
  'is nobody else’s: a colleague and every operator are refused; it is written down, and gone a week later';
const NOTHING_LEFT = 'leaves nothing of the person in any table, sealed or not';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const personalDataMutants = [
  {
    name: 'own data: who was taken off the list is remembered',
    file: 'server/src/modules/people/remove-relative.ts',
    find: 'if (removed)',
    replace: 'if (!removed)',
    test: 'server/src/modules/people/removed-relatives.http.test.ts',
    proof: 'who was taken off the list is in the copy of one’s data, and erased with the account',
  },
  {
    name: 'own data: a copy of one’s data is for no operator',
    file: 'server/src/modules/tasks/calls.ts',
    find: "if (isPersons(created_by)) throw new Fault('copyIsTheirs');",
    replace: '',
    test: COPIES,
    proof: LIFE_OF_A_COPY,
  },
  {
    name: 'own data: password again before a copy is asked for',
    file: `${PERSONAL_DATA}/copies.ts`,
    find: 'await assertPasswordConfirmed(ctx);\n    // under',
    replace: '// under',
    test: COPIES,
    proof: 'needs the password once more',
  },
  {
    name: 'own data: password again before a copy is fetched',
    file: `${PERSONAL_DATA}/copies.ts`,
    find: 'await assertPasswordConfirmed(ctx);\n    const copy =',
    replace: 'const copy =',
    test: COPIES,
    proof: LIFE_OF_A_COPY,
  },
  {
    name: 'own data: copies of one’s data are counted',
    file: `${PERSONAL_DATA}/copies.ts`,
    find: "if (leftToday(ctx, copies) === 0) throw new Fault('copiesUsedUp', { most: MOST_A_DAY });",
    replace: '',
    test: COPIES,
    proof: 'is made one at a time, three in a day',
  },
  {
    name: 'own data: copies asked for at once wait for each other',
    file: `${PERSONAL_DATA}/copies.ts`,
    find: 'await lockAccount(ctx);',
    replace: 'void lockAccount;',
    test: COPIES,
    proof: 'waits while another call of the same account is under way',
  },
  {
    name: 'own data: a copy of one’s data is gone a week later',
    file: `${PERSONAL_DATA}/copies.ts`,
    find: "if (untilOf(copy.ended_at) <= ctx.now()) throw new Fault('copyGone');",
    replace: '',
    test: COPIES,
    proof: LIFE_OF_A_COPY,
  },
  {
    name: 'own data: password again before erasure',
    file: `${PERSONAL_DATA}/erasure.ts`,
    find: 'await assertPasswordConfirmed(ctx);',
    replace: 'void assertPasswordConfirmed;',
    test: ERASURE,
    proof: 'needs the password once more',
  },
  {
    name: 'own data: nothing is erased while an order is open',
    file: `${PERSONAL_DATA}/erasure.ts`,
    find: "if (open) throw new Fault('erasureBlocked', { what: inLanguage(open, ctx.lang) });",
    replace: '',
    test: ERASURE,
    proof: 'is refused with the reason while an order is open, of the portal or of a mall',
  },
  {
    name: 'own data: an order made since holds an erasure up',
    file: `${PERSONAL_DATA}/decide-erasure.ts`,
    find: "if (open) throw new Fault('erasureHeldUp', { what: inLanguage(open, ctx.lang) });",
    replace: '',
    test: ERASURE,
    proof: 'is held up by an order that was made since',
  },
  {
    name: 'own data: the cooling period',
    file: `${PERSONAL_DATA}/decide-erasure.ts`,
    find: 'if (ctx.now() < request.cooling_until)',
    replace: 'if (ctx.now() > request.cooling_until)',
    test: ERASURE,
    proof: 'waits for the cooling period, at the console and in the database',
  },
  {
    name: 'own data: erasing takes whom an invoice was sent to',
    file: 'server/src/modules/invoice/personal-data.ts',
    find: "const details = { ...openDetails(key, row), invoicePhone: '', invoiceEmail: '' };",
    replace: 'const details = openDetails(key, row);',
    test: ERASURE,
    proof: NOTHING_LEFT,
  },
  {
    name: 'own data: erasing takes the last message with it',
    file: 'server/src/modules/messages/send-due.ts',
    find: "where.and([where('kind', '=', 'erasureDone'), where('sent_at', 'is not', null)]),",
    replace: '',
    test: ERASURE,
    proof: NOTHING_LEFT,
  },
  {
    name: 'own data: withdrawing the portal’s consent ends every session',
    file: 'server/src/modules/identity/withdraw-consent.ts',
    find: 'if (withdrawn) await endSessions(ctx, ctx.session.accountId);',
    replace: 'void endSessions;',
    test: RIGHTS,
    proof: 'withdrawn: every session ends, and the next sign-in asks again',
  },
  {
    name: 'own data: who looked is told by role',
    file: `${PERSONAL_DATA}/who-looked.ts`,
    find: "where('a.actor_kind', 'in', ['operator', 'hr']),",
    replace: "where('a.actor_kind', '<>', ''),",
    test: RIGHTS,
    proof: 'of others is nobody’s business: only what is about oneself, and nothing one did oneself',
  },
];
