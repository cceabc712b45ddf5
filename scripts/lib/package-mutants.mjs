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
    name: 'what counting evaluations may read',
    file: 'server/src/db/migrations/0049_fit_and_ratings.sql',
    find: 'GRANT SELECT (center_id, stars) ON evaluation TO portal_door;',
    replace: 'GRANT SELECT ON evaluation TO portal_door;',
    test: `${BOOKING}/ratings.http.test.ts`,
    proof: 'counting them shows nobody’s company, order or words',
  },
];
