// The guards of what the screens promise; see mutant-list.mjs.

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const screensMutants = [
  {
    name: 'screens: 404 of an unknown page',
    file: 'server/src/http/site.ts',
    find: 'if (!chunks) reply.code(404);',
    replace: '',
    test: 'server/src/http/site.http.test.ts',
    proof: 'are on an unknown page',
  },
  {
    name: 'account: a part the company does not have',
    file: 'server/src/http/serve.ts',
    find: "if (entry.part && !ctx.company.config.account[entry.part]) throw new Fault('partClosed');",
    replace: '',
    test: 'server/test/account-parts.http.test.ts',
    proof: 'MyPointsSummary says that the company has no points',
  },
  {
    name: 'screens: provisional months',
    file: 'server/src/modules/booking/days.ts',
    find: 'rules.holidays[first.slice(0, 4)] === undefined',
    replace: 'false',
    test: 'server/src/modules/booking/holidays.http.test.ts',
    proof: 'a month of a year that is not published yet says that it is provisional',
  },
  {
    name: 'screens: no e-mail of a parent',
    file: 'web/src/parts/people/personal-form.ts',
    find: "person.relation === 'self' && !draft.email.trim()",
    replace: '!draft.email.trim()',
    test: 'web/src/parts/people/personal-form.test.ts',
    proof: 'asks a relative for no e-mail: invoices go to the employee',
  },
];
