// The guards of feedback and of services people hold; see mutant-list.mjs.

const FEEDBACK = 'server/src/modules/feedback';
const SERVICES = 'server/src/modules/services';
const OWN = `${FEEDBACK}/feedback.http.test.ts`;
const OPS = `${FEEDBACK}/ops-feedback.http.test.ts`;
const HELD = `${SERVICES}/services.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const feedbackMutants = [
  {
    name: 'feedback: only where the home menu has an entry',
    file: `${FEEDBACK}/assert-open.ts`,
    find: 'if (!(await isFeedbackOpen(ctx)))',
    replace: 'if (false)',
    test: OWN,
    proof: 'where the home menu has no entry for it, with each call, in both languages',
  },
  {
    name: 'feedback: a thread is its writer’s',
    file: `${FEEDBACK}/own-feedback.ts`,
    find: "    .where('f.person_guid', '=', session.personGuid);",
    replace: "    .where('f.person_guid', 'is not', null);",
    test: OWN,
    proof: 'to whoever did not write it',
  },
  {
    name: 'feedback: so many a day, also at once',
    file: `${FEEDBACK}/write-feedback.ts`,
    find: '    await lockAccount(ctx);\n',
    replace: '    void lockAccount;\n',
    test: OWN,
    proof: 'an eleventh time on a day, also of many at once',
  },
  {
    name: 'feedback: a file is used once',
    file: `${FEEDBACK}/write-feedback.ts`,
    find: 'for (const fileId of fileIds) await claimFile(',
    replace: 'for (const fileId of []) await claimFile(',
    test: OWN,
    proof: 'with a file of somebody else’s, a file that is used already, or four',
  },
  {
    name: 'feedback: characters as people see them',
    file: 'contract/src/feedback.ts',
    find: 'graphemeCount(text) <= most',
    replace: 'text.length <= most',
    test: OWN,
    proof: 'counts characters as people see them: 300 families are 300, one more is too many',
  },
  {
    name: 'feedback: an operator’s file is of the thread they name',
    file: `${FEEDBACK}/ops-thread.ts`,
    find: 'return openClaimedFile(entered, fileId, claimOf(feedbackId));',
    replace:
      'return openClaimedFile(entered, fileId, await claimedBy(entered, fileId));\nasync function claimedBy() { const { rows } = await ctx.portal.database.pool.query("SELECT claimed_by FROM file WHERE file_id = $1", [fileId]); return rows[0].claimed_by; }',
    test: OWN,
    proof: 'its file to an operator who names another thread',
  },
  {
    name: 'feedback: notes are for colleagues',
    file: `${FEEDBACK}/present.ts`,
    find: "entry.kind === 'note'\n      ? []",
    replace:
      "entry.kind === 'note'\n      ? { no: entry.entry_no, by: 'service', text: textIn(key, entry), files: [], at: entry.at.toISOString() }",
    test: OWN,
    proof: 'that was closed says why, and opens again when its writer has more to say',
  },
  {
    name: 'feedback: what waits keeps its promise',
    file: `${FEEDBACK}/write-feedback.ts`,
    find: '(thread.promised_at === null && again)',
    replace: '{ ...again, state: thread.promised_at === null ? again.state : thread.state }',
    test: OWN,
    proof: 'is answered, marked as new, looked at, and goes on with a promise of its own',
  },
  {
    name: 'feedback: nobody answers what has gone on meanwhile',
    file: `${FEEDBACK}/ops-work.ts`,
    find: "  if (thread.last_no !== lastSeen) throw new Fault('feedbackMoved');\n",
    replace: '  void lastSeen;\n',
    test: OPS,
    proof: 'and a close at the same moment: one of them wins',
  },
  {
    name: 'feedback: one writes at a time',
    file: `${FEEDBACK}/threads.ts`,
    find: '    .forNoKeyUpdate()\n',
    replace: '',
    test: OPS,
    proof: 'and a close at the same moment: one of them wins',
  },
  {
    name: 'feedback: assigned to support staff only',
    file: `${FEEDBACK}/ops-work.ts`,
    find: "throw new Fault('assigneeUnknown');",
    replace: 'void 0;',
    test: OPS,
    proof: 'is narrowed to one’s own and to nobody’s; assigning is for support staff',
  },
  {
    name: 'feedback: reading a thread is audited',
    file: `${FEEDBACK}/ops-thread.ts`,
    find: "    await recordOnThread(ctx, thread, 'view');\n",
    replace: '',
    test: OPS,
    proof: 'is sent, told by a message without what it says, and audited with whom it is about',
  },
  {
    name: 'services: a code is its owner’s',
    file: `${SERVICES}/own.ts`,
    find: "    .where('person_guid', '=', session.personGuid);",
    replace: "    .where('person_guid', 'is not', null);",
    test: HELD,
    proof: 'is refused to others, and when it cannot be used, in both languages',
  },
  {
    name: 'services: a code is shown only while it can be used',
    file: `${SERVICES}/own.ts`,
    find: "throw new Fault('serviceNotUsable');",
    replace: 'void 0;',
    test: HELD,
    proof: 'is refused to others, and when it cannot be used, in both languages',
  },
  {
    name: 'services: one from one source',
    file: `${SERVICES}/grant.ts`,
    find: "about = { zh: '', en: '' }, source } = service;",
    replace: "about = { zh: '', en: '' } } = service;\n  const source = service.source + randomUUID();",
    test: HELD,
    proof: 'from one source is one, however often it is told',
  },
  {
    name: 'services: a link that is safe',
    file: `${SERVICES}/grant.ts`,
    find: '!LINK.test(use.url)',
    replace: 'use.url === String(LINK)',
    test: HELD,
    proof: 'is refused to grant one with a link that is a script',
  },
];
