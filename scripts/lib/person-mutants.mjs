// The guards of what somebody keeps about themselves, their relatives and their addresses; see mutant-list.mjs.

const CONTACT = 'server/src/modules/contact';
const PEOPLE = 'server/src/modules/people';
const EMAILS = `${CONTACT}/email.http.test.ts`;
const PEOPLE_TEST = `${PEOPLE}/people.http.test.ts`;
const COMPLETING = `${PEOPLE}/complete-person.http.test.ts`;
const RELATIVES = `${PEOPLE}/relatives.http.test.ts`;
const ADDRESSES = `${PEOPLE}/addresses.http.test.ts`;
const PLACED_WITH = 'keeps the address it was placed with, edited and deleted since';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const personMutants = [
  {
    name: 'one’s own e-mail by code',
    file: `${PEOPLE}/save-person.ts`,
    find: "if (person_guid === ctx.session.personGuid) throw new Fault('emailByCode');",
    replace: '',
    test: PEOPLE_TEST,
    proof: 'emailByCode: one’s own is not simply overwritten',
  },
  {
    name: 'password again before a relative’s e-mail',
    file: `${PEOPLE}/save-person.ts`,
    find: 'if (before !== null) await assertPasswordConfirmed(ctx);',
    replace: 'void before;',
    test: PEOPLE_TEST,
    proof: 'passwordAgain: a relative’s address is changed by whoever knows the password',
  },
  {
    name: 'password again before another e-mail',
    file: `${CONTACT}/ask-email-code.ts`,
    find: 'await assertPasswordConfirmed(ctx);',
    replace: 'void assertPasswordConfirmed;',
    test: EMAILS,
    proof: 'needs the password again',
  },
  {
    name: 'tries of an e-mail’s code',
    file: `${CONTACT}/confirm-email.ts`,
    find: ".where('tries', '<', MOST_TRIES)",
    replace: '',
    test: EMAILS,
    proof: 'ends with five wrong tries, many at once included',
  },
  {
    name: 'an e-mail’s code grows old',
    file: `${CONTACT}/confirm-email.ts`,
    find: ".where('expires_at', '>', ctx.now())",
    replace: '',
    test: EMAILS,
    proof: 'ends after ten minutes',
  },
  {
    name: 'the number of a relative’s document',
    file: `${PEOPLE}/save-person.ts`,
    find: 'if (!kept && !isDocumentNumber(form.idType, form.idNumber, today))',
    replace: 'if (!kept && form.idType === "idCard" && !isDocumentNumber(form.idType, form.idNumber, today))',
    test: PEOPLE_TEST,
    proof: 'is refused: idNumberBad for a permit of two signs',
  },
  {
    name: 'a relative’s birth date',
    file: `${PEOPLE}/save-person.ts`,
    find: 'if (!isBirthDate(form.birthDate, today))',
    replace: 'if (today === "")',
    test: PEOPLE_TEST,
    proof: 'is refused: birthDateBad for born after today',
  },
  {
    name: 'the name of a person',
    file: 'contract/src/fields.ts',
    find: "rule((name) => isPersonName(name), 'personNameBad')",
    replace: "rule((name) => name !== '' || isPersonName(name), 'personNameBad')",
    test: PEOPLE_TEST,
    proof: 'is refused: personNameBad for signs for a name',
  },
  {
    name: 'what was typed is for whoever typed it',
    file: 'web/src/platform/kept-input.ts',
    find: 'entry && entry.who === self() && entry.initial === before',
    replace: 'entry && entry.initial === before',
    test: 'web/src/platform/kept-input.test.ts',
    proof: 'waits for the same person where their session ended by itself, and the form opens again',
  },
  {
    name: 'what the company has given stays',
    file: `${PEOPLE}/complete-person.ts`,
    find: 'if (given[field] && form[field])',
    replace: 'if (given[field] && form[field] && !person)',
    test: COMPLETING,
    proof: 'fills in what is missing, once: what is there then stays',
  },
  {
    name: 'the card of the person the company knows',
    file: `${PEOPLE}/complete-person.ts`,
    find: "if (birthDate !== known || sex !== person.gender) throw new Fault('idNumberOfAnother');",
    replace: '',
    test: COMPLETING,
    proof: 'idNumberOfAnother: the card must be the one of the person the company knows',
  },
  {
    name: 'who is booked for is not removed',
    file: `${PEOPLE}/remove-relative.ts`,
    find: 'if (await hasLiveOrder(ctx, guid))',
    replace: 'if ((await hasLiveOrder(ctx, guid)) && !key)',
    test: RELATIVES,
    proof: 'relativeBooked: not while a booking is open; afterwards they are gone, and what was booked stays',
  },
  {
    name: 'nobody is booked for who was removed',
    file: `${PEOPLE}/remove-relative.ts`,
    find: "if (!kept) throw new Fault('relativeGone');",
    replace: 'void kept;',
    test: RELATIVES,
    proof: 'relativeGone: an order that was checked before they were removed takes no seat',
  },
  {
    name: 'a relative added again is the same person',
    file: `${PEOPLE}/former-relative.ts`,
    find: 'return rows[0]?.guid;',
    replace: 'return rows.length < 0 ? rows[0]?.guid : undefined;',
    test: RELATIVES,
    proof: 'and added again is the same person: what they have used stays used',
  },
  {
    name: 'an address that an order names is put aside',
    file: `${PEOPLE}/save-address.ts`,
    find: '.where(sql<boolean>`NOT (${named})`)',
    replace: '.where(sql<boolean>`NOT (${named}) OR true`)',
    test: ADDRESSES,
    proof: PLACED_WITH,
  },
  {
    name: 'an address that was put aside is for its order only',
    file: `${PEOPLE}/order-address.ts`,
    find: '|| named === before)',
    replace: '|| named !== before)',
    test: ADDRESSES,
    proof: PLACED_WITH,
  },
];
