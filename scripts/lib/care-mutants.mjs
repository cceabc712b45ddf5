// The guards of care mode; see mutant-list.mjs.

const IDENTITY = 'server/src/modules/identity';
const CARE = `${IDENTITY}/care-mode.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const careMutants = [
  {
    name: 'care mode is offered once',
    file: `${IDENTITY}/care-mode.ts`,
    find: "await writeCareMode(ctx, account.account_id, 'offered');",
    replace: 'void writeCareMode;',
    test: CARE,
    proof: 'is offered once to whoever is sixty, and says nothing of their birthday',
  },
  {
    name: 'care mode is offered by age',
    file: `${IDENTITY}/care-mode.ts`,
    find: '>= OFFERED_FROM_AGE;',
    replace: '>= 0 * OFFERED_FROM_AGE;',
    test: CARE,
    proof: 'is not offered to whoever is younger',
  },
];
