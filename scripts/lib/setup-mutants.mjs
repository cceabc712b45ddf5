// The guards of setting up companies; see mutant-list.mjs.

const HERE = 'server/src/modules/setup';
const SETUP = `${HERE}/setup.http.test.ts`;
const VERSIONS = `${HERE}/versions.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const setupMutants = [
  {
    name: 'setup: only the house enters another company',
    file: 'server/src/db/transact.ts',
    find: "if (ctx.company.companyId !== HOUSE) throw new Error('Only the house enters another company');",
    replace: '',
    test: SETUP,
    proof: 'only the house enters another company',
  },
  {
    name: 'setup: a code is one company’s',
    file: `${HERE}/add-company.ts`,
    find: "if (claimed.numInsertedOrUpdatedRows === 0n) throw new Fault('companyCodeTaken', { code });",
    replace: 'void claimed;',
    test: SETUP,
    proof: 'takes no code that another has, and then nothing of it is there',
  },
  {
    name: 'setup: a draft that moved on is not written over',
    file: `${HERE}/queries.ts`,
    find: "if (row.revision !== revision) throw new Fault('settingsMoved', { who: row.by_name });",
    replace: '',
    test: SETUP,
    proof: 'is one for all: whoever saves on top of another’s is told whose it is, and writes nothing',
  },
  {
    name: 'setup: only an uploaded logo is shown',
    file: `${HERE}/logo.ts`,
    find: "throw new Fault('logoUnknown');",
    replace: 'return;',
    test: SETUP,
    proof: 'takes no logo but an uploaded one, which everybody may see and no script can be',
  },
  {
    name: 'setup: nobody publishes on top of what they have not seen',
    file: `${HERE}/drafts.ts`,
    find: "if (live.version !== seen) throw new Fault('settingsMoved', { who: live.publishedBy });",
    replace: '',
    test: VERSIONS,
    proof: 'goes on from the one that was seen: of two administrators one is told',
  },
  {
    name: 'setup: what is wrong is not published',
    file: `${HERE}/publish.ts`,
    find: 'const [first, ...rest] = settingProblems(wanted);',
    replace: 'const [first, ...rest] = settingProblems(wanted).slice(99);',
    test: VERSIONS,
    proof: 'is not published in a colour nobody can see: the refusal has the figure and a colour that would do',
  },
  {
    name: 'setup: what was there before there were versions can be gone back to',
    file: `${HERE}/publish.ts`,
    find: 'if (live.version === 0)',
    replace: 'if (live.version < 0)',
    test: VERSIONS,
    proof: 'begins with what was there before there were versions',
  },
];
