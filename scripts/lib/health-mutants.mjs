// The guards of the encyclopedia and the online doctor; see mutant-list.mjs.

const HEALTH = 'server/src/modules/health';
const READING = `${HEALTH}/health.http.test.ts`;
const EDITING = `${HEALTH}/ops-health.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const healthMutants = [
  {
    name: 'health: the index entry is one company’s',
    file: `${HEALTH}/read-entries.ts`,
    find: "if (!company?.config.account.indexEntry) throw new Fault('indexEntryNone');",
    replace: "if (!company) throw new Fault('indexEntryNone');",
    test: READING,
    proof: 'is there for the one company that has it, and for no other',
  },
  {
    name: 'health: the online doctor only where the home menu has an entry',
    file: `${HEALTH}/doctor.ts`,
    find: '  await transact(ctx, assertDoctorOpen);\n',
    replace: '  void [transact, assertDoctorOpen];\n',
    test: READING,
    proof: 'is refused where the company has no entry for it, in both languages',
  },
  {
    name: 'health: the online doctor is not told who somebody is',
    file: `${HEALTH}/doctor.ts`,
    find: '.enter({ patient,',
    replace: '.enter({ patient: customerGuid || patient,',
    test: READING,
    proof: 'is entered by an address that says nothing of who it is; the hand-over is audited',
  },
  {
    name: 'health: the sandbox takes only addresses it has made',
    file: 'server/src/ports/online-doctor/sandbox.ts',
    find: 'if (given.length !== made.length || !timingSafeEqual(given, made)) return undefined;',
    replace: 'void [given, made, timingSafeEqual];',
    test: READING,
    proof: 'takes an address that was tampered with, or is ten minutes old, for nothing',
  },
  {
    name: 'health: readers see what is published',
    file: `${HEALTH}/encyclopedia.ts`,
    find: "    .select(['code', 'category', 'content', 'published_at'])\n    .where('is_published', '=', true)\n",
    replace: "    .select(['code', 'category', 'content', 'published_at'])\n",
    test: EDITING,
    proof: 'hides an entry and shows it again',
  },
  {
    name: 'health: an editor changes the version they saw',
    file: `${HEALTH}/ops-edit.ts`,
    find: "  if (row.version !== version) throw new Fault('entryMoved');\n",
    replace: '',
    test: EDITING,
    proof: 'is told when somebody else was quicker, also of two at once',
  },
  {
    name: 'health: what is linked is there',
    file: `${HEALTH}/ops-edit.ts`,
    find: "  if (unknown.length > 0) throw new Fault('entryLinkUnknown', { codes: unknown.join(', ') });\n",
    replace: '  void unknown;\n',
    test: EDITING,
    proof: 'cannot link to what is not there, publish what has no change, or leave a language out',
  },
  {
    name: 'health: a change is audited',
    file: `${HEALTH}/ops-edit.ts`,
    find: '  await recordByOperator(ctx, { action, subject: { kind: `health.${kind}`, id: code }, reason });\n',
    replace: '  void [recordByOperator, action, reason];\n',
    test: EDITING,
    proof: 'keeps a change beside what readers see until it is published, each step audited',
  },
];
