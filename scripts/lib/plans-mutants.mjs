// The guards of what operators keep for a company: plans, staff, home pages; see mutant-list.mjs.

const BOOKING = 'server/src/modules/booking';
const PLANS = `${BOOKING}/ops-plans.http.test.ts`;
const HOME = 'server/src/modules/home';
const HOME_TEST = `${HOME}/ops-home.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const plansMutants = [
  {
    name: 'plans: a version somebody else has changed is not written over',
    file: `${BOOKING}/ops-plan-lock.ts`,
    find: "if (row.version !== version) throw new Fault('planChanged', { name: row.updated_by || '—' });",
    replace: '',
    test: PLANS,
    proof: 'is not written over: whoever read an older version is told who was quicker',
  },
  {
    name: 'plans: nothing that is booked loses its ground',
    file: `${BOOKING}/ops-plan-save.ts`,
    find: 'await assertNothingLost(ctx, planId, { ...asked, modeBefore, wayBefore });',
    replace: 'void [assertNothingLost, modeBefore, wayBefore];',
    test: PLANS,
    proof: 'keeps what is booked under it: what would take its ground away is refused with the number of bookings',
  },
  {
    name: 'plans: closing one with bookings is said on purpose',
    file: `${BOOKING}/ops-plan-close.ts`,
    find: "if (live > 0 && !keepsLive) throw new Fault('planLive', { n: live });",
    replace: 'void [live, keepsLive, Fault];',
    test: PLANS,
    proof: 'closed, it takes no booking, keeps those there are, and can be opened again',
  },
  {
    name: 'plans: nobody books under a closed one',
    file: `${BOOKING}/plans.ts`,
    find: 'claimFault(ctx, plan) ?? closedFault(plan) ?? faultOf(',
    replace: 'claimFault(ctx, plan) ?? faultOf(',
    test: PLANS,
    proof: 'closed, it takes no booking, keeps those there are, and can be opened again',
  },
  {
    name: 'plans: a package for some classes is for no other',
    file: 'server/src/modules/orders/check-wish.ts',
    find: 'openingFault(ctx, plan) ?? classFault(ctx, plan, form.examSetId)',
    replace: 'openingFault(ctx, plan) ?? void classFault',
    test: PLANS,
    proof: 'some packages are for some classes',
  },
  {
    name: 'plans: a plan is valid at its centres alone',
    file: 'server/src/modules/orders/check-wish.ts',
    find: '!center || !isValidAt(plan, center.row)',
    replace: '!center || (!center && !isValidAt(plan, center))',
    test: PLANS,
    proof: 'a plan is valid at its centres and nowhere else',
  },
  {
    name: 'home pages: a list somebody else has changed is not written over',
    file: `${HOME}/save-list.ts`,
    find: "if (seenOf(await loadLists[name](ctx)) !== seen) throw new Fault('homeChanged');",
    replace: 'void [seenOf, seen, Fault];',
    test: HOME_TEST,
    proof: 'is not written over, and shows no picture or link from elsewhere',
  },
  {
    name: 'home pages: no picture from elsewhere',
    file: `${HOME}/save-list.ts`,
    find: 'await keepPictures(ctx, list, before);',
    replace: 'void [keepPictures, before];',
    test: HOME_TEST,
    proof: 'is not written over, and shows no picture or link from elsewhere',
  },
  {
    name: 'home pages: nodes see a change by its version',
    file: `${HOME}/save-list.ts`,
    find: 'version: sql<number>`version + 1`',
    replace: 'version: sql<number>`version`',
    test: HOME_TEST,
    proof: 'shows a change within two seconds on every node, in its order and on its days',
  },
  {
    name: 'rosters by operators: only of the company that is named',
    file: 'server/src/modules/hr/ops-rosters.ts',
    find: "if (!(await isKnown(ctx, wish.rosterId))) throw new Fault('recordUnknown');",
    replace: 'void [isKnown, Fault];',
    test: 'server/src/modules/hr/ops-rosters.http.test.ts',
    proof: 'is written down with the operator, and is of this company only',
  },
];
