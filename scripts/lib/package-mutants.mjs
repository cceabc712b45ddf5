// The guards of choosing a package and a centre; see mutant-list.mjs.
const BOOKING = 'server/src/modules/booking';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const packageMutants = [
  {
    name: 'a package for somebody else',
    file: `${BOOKING}/choice.ts`,
    find: "  return limitFault(ctx, set, person, (who) => new Fault('setNotForPerson', { who }));",
    replace: '  return undefined;',
    test: `${BOOKING}/choosing.http.test.ts`,
    proof: 'for somebody else are shown, and refused by the order in the same words',
  },
  {
    name: 'no evaluation is not four stars',
    file: `${BOOKING}/find-centers.ts`,
    find: '  if (evaluateOptionId === FOUR_STARS && rating < 4) return false;\n',
    replace: '',
    test: `${BOOKING}/choosing.http.test.ts`,
    proof: 'are searched by name, distance and stars',
  },
];
