// The guards of sessions, devices and phones; see mutant-list.mjs.

const IDENTITY = 'server/src/modules/identity';
const OWN_SESSIONS = `${IDENTITY}/own-sessions.http.test.ts`;
const CONFIRMING = `${IDENTITY}/confirm-password.http.test.ts`;
const DEVICES = `${IDENTITY}/known-devices.http.test.ts`;
const CONTACT = 'server/src/modules/contact';
const PHONES = `${CONTACT}/contact.http.test.ts`;
const PEOPLE = 'server/src/modules/people';
const PEOPLE_TEST = `${PEOPLE}/people.http.test.ts`;
const ORDERS = 'server/src/modules/orders';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const sessionMutants = [
  {
    name: 'a password is asked again where its session begins',
    file: `${IDENTITY}/enter-together.ts`,
    find: '(tried === undefined || hash === account.password_hash)',
    replace: '(tried === undefined || hash.length > 0)',
    test: `${IDENTITY}/password-race.http.test.ts`,
    proof: 'is never opened: what was found right is asked again where the session begins',
  },
  {
    name: 'a session is its owner’s to end',
    file: `${IDENTITY}/owns.ts`,
    find: 'hasSession(ctx, ctx.session.accountId, String(id))',
    replace: 'hasSession(ctx, ctx.session.accountId, String(id)).then(() => true)',
    test: OWN_SESSIONS,
    proof: 'are nobody else’s to end, a colleague’s neither',
  },
  {
    name: 'password again before others are signed out',
    file: `${IDENTITY}/own-sessions.ts`,
    find: 'await assertPasswordConfirmed(ctx);',
    replace: 'void assertPasswordConfirmed;',
    test: OWN_SESSIONS,
    proof: 'end all but this one, for whoever knows the password',
  },
  {
    name: 'password again before a reveal',
    file: `${PEOPLE}/calls.ts`,
    find: 'await assertPasswordConfirmed(ctx);',
    replace: 'void assertPasswordConfirmed;',
    test: CONFIRMING,
    proof: 'is asked for before a number is shown whole, even just after signing in, and says what to do',
  },
  {
    name: 'a confirmed password grows old',
    file: `${IDENTITY}/confirm-password.ts`,
    find: ' || now().getTime() - since.getTime() > CONFIRMED_MS',
    replace: '',
    test: CONFIRMING,
    proof: 'counts five minutes, for the session it was given in, at every node at once',
  },
  {
    name: 'a confirmed password counts for its session',
    file: `${IDENTITY}/confirm-password.ts`,
    find: ".where('token_hash', '=', ctx.session.tokenHash)",
    replace: ".where('account_id', '=', ctx.session.accountId)",
    test: CONFIRMING,
    proof: 'counts five minutes, for the session it was given in, at every node at once',
  },
  {
    name: 'guesses of the password are counted',
    file: `${IDENTITY}/confirm-password.ts`,
    find: "await countSlowed(ctx, 'old-password', who);",
    replace: 'void countSlowed;',
    test: CONFIRMING,
    proof: 'is refused when wrong, and guessing it must wait as with the old password',
  },
  {
    name: 'programs are devices too',
    file: `${IDENTITY}/known-devices.ts`,
    find: '|${client.userAgent()}|${client.address()}',
    replace: '',
    test: DEVICES,
    proof: 'that passes for a program is told of too, once for each address',
  },
  {
    name: 'a device is known to one account',
    file: `${IDENTITY}/known-devices.ts`,
    find: 'WHERE company_id = ${companyId} AND account_id = ${accountId}',
    replace: 'WHERE false',
    test: DEVICES,
    proof: 'is told of, and not a second time; the first device of all is nobody’s news',
  },
  {
    name: 'password again before another phone',
    file: `${CONTACT}/ask-phone-code.ts`,
    find: 'await assertPasswordConfirmed(ctx);',
    replace: 'void assertPasswordConfirmed;',
    test: PHONES,
    proof: 'needs the password again',
  },
  {
    name: 'one’s own phone by code',
    file: `${PEOPLE}/save-person.ts`,
    find: "if (guid === ctx.session.personGuid) throw new Fault('phoneByCode');",
    replace: '',
    test: PEOPLE_TEST,
    proof: 'phoneByCode: one’s own is not simply overwritten',
  },
  {
    name: 'password again before a relative’s phone',
    edits: [
      { file: `${PEOPLE}/save-person.ts`, find: 'if (old) await assertPasswordConfirmed(ctx);', replace: '' },
      { file: `${PEOPLE}/replaced-phone.ts`, find: 'await assertPasswordConfirmed(ctx);', replace: '' },
    ],
    test: PEOPLE_TEST,
    proof: 'passwordAgain: a relative’s is changed by whoever knows the password',
  },
  {
    name: 'who has an account keeps their phone',
    file: `${PEOPLE}/save-person.ts`,
    find: "if (await hasAccount(ctx, guid)) throw new Fault('phoneIsTheirs');",
    replace: 'void hasAccount;',
    test: PEOPLE_TEST,
    proof: 'phoneIsTheirs: of a relative with an account of their own it is theirs',
  },
  {
    name: 'tries of a code',
    file: `${CONTACT}/confirm-phone.ts`,
    find: ".where('tries', '<', MOST_TRIES)",
    replace: ".where('tries', '<', MOST_TRIES + 1)",
    test: PHONES,
    proof: 'ends with five wrong tries, many at once included',
  },
  {
    name: 'a code grows old',
    file: `${CONTACT}/confirm-phone.ts`,
    find: ".where('expires_at', '>', ctx.now())",
    replace: '',
    test: PHONES,
    proof: 'ends after five minutes',
  },
  {
    name: 'a code of another session',
    file: `${CONTACT}/code.ts`,
    find: "tokenHash.toString('hex')",
    replace: "''",
    test: PHONES,
    proof: 'counts in the session that asked for it, and in no other',
  },
  {
    name: 'quota of codes',
    file: `${CONTACT}/quota.ts`,
    find: ') < ${most}`',
    replace: ') < 1000 + ${most}`',
    test: PHONES,
    proof: 'asked for at once are one',
  },
  {
    name: 'a code goes to the new phone',
    file: 'server/src/modules/messages/send-due.ts',
    find: ' && !row.fixed_phone',
    replace: '',
    test: PHONES,
    proof: 'counts once the code that was sent to it is typed in; the old one is told, and then nothing goes there',
  },
  {
    name: 'a typed number of a relative’s gets no message',
    file: 'server/src/modules/messages/exam-facts.ts',
    find: 'row.person_unconfirmed ? null : row.person_phone',
    replace: 'row.person_phone',
    test: PHONES,
    proof: 'gets messages as long as it is the one the company gave, and none once an employee has typed it',
  },
  {
    name: 'the outside map has no origin of ours',
    file: 'server/src/http/map-frame.ts',
    find: ", sandbox: 'allow-scripts'",
    replace: '',
    test: 'server/src/http/map-frame.http.test.ts',
    proof: 'the frame has no origin, however it is opened: nothing of ours is within its reach',
  },
  {
    name: 'a relative’s consent is their own',
    file: `${ORDERS}/authorize.ts`,
    find: "if (authIfnotCancel && customerGuid !== ctx.session.personGuid) throw new Fault('consentIsTheirs');",
    replace: '',
    test: `${ORDERS}/authorize.http.test.ts`,
    proof: 'is a relative’s own to give; to take it back for them is possible',
  },
  {
    name: 'a consent recorded for a relative',
    file: 'server/src/modules/orders/authorize.ts',
    find: ' || !(await hasAccount(ctx, personGuid))',
    replace: '',
    test: 'server/src/modules/orders/authorize.http.test.ts',
    proof: 'recorded by an employee for a relative, as was once possible, does not count, and can be taken back',
  },
];
