// The guards of questionnaires and of the survey gate; see mutant-list.mjs.

const HERE = 'server/src/modules/questionnaires';
const SHEETS = `${HERE}/questionnaires.http.test.ts`;
const GATE = `${HERE}/gate.http.test.ts`;
const OPS = `${HERE}/ops-questionnaires.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const questionnaireMutants = [
  {
    name: 'questionnaires: the gate',
    file: 'server/src/http/serve.ts',
    find: 'ctx.imagined ? undefined : doors.pass(ctx, entry.name)',
    replace: 'undefined',
    test: GATE,
    proof: 'says so in both languages, with the survey as the next step',
  },
  {
    name: 'questionnaires: a draft does not open the gate',
    file: `${HERE}/sheets.ts`,
    find: ".where('handed_in_at', 'is not', null)",
    replace: '',
    test: GATE,
    proof: 'opens with the moment it is handed in, not with a draft',
  },
  {
    name: 'questionnaires: another device was faster',
    file: `${HERE}/save-answers.ts`,
    find: "if ((sheet?.revision ?? 0) !== revision) throw new Fault('sheetMoved');",
    replace: 'revision = sheet?.revision ?? 0;',
    test: SHEETS,
    proof: 'that another device has saved since is not written over',
  },
  {
    name: 'questionnaires: begun on two devices at once',
    file: `${HERE}/save-answers.ts`,
    find: "if (numInsertedOrUpdatedRows === 0n) throw new Fault('sheetMoved');",
    replace: 'void numInsertedOrUpdatedRows;',
    test: SHEETS,
    proof: 'begun on two devices at once is begun by one',
  },
  {
    name: 'questionnaires: an answer that is none',
    file: `${HERE}/save-answers.ts`,
    find: "if (problem) throw faultOf(ctx, 'answerUnfit', question);",
    replace: 'void problem;',
    test: SHEETS,
    proof: 'takes no answer that is none',
  },
  {
    name: 'questionnaires: everything that is asked',
    file: `${HERE}/save-answers.ts`,
    find: "if (first) throw faultOf(ctx, first.problem === 'missing' ? 'answerMissing' : 'answerUnfit', first.question);",
    replace: 'void first;',
    test: SHEETS,
    proof: 'is handed in once everything that is asked is answered, and names what is not',
  },
  {
    name: 'questionnaires: answers to what is not asked',
    file: `${HERE}/save-answers.ts`,
    find: 'const answers = askedAnswers(draft.document, draft.answers);',
    replace: 'const { answers } = draft;\n    void askedAnswers;',
    test: SHEETS,
    proof: 'keeps no answer to a question that is not asked',
  },
  {
    name: 'questionnaires: a survey is about oneself',
    file: `${HERE}/sheets.ts`,
    find: "else if (aboutGuid !== ctx.session.personGuid) throw new Fault('questionnaireOwn');",
    replace: '',
    test: SHEETS,
    proof: 'of a survey is about oneself',
  },
  {
    name: 'questionnaires: its last day',
    file: `${HERE}/queries.ts`,
    find: "if (closed_at || (open_to !== null && open_to < today)) throw new Fault('questionnaireOver');",
    replace: 'void [closed_at, open_to];',
    test: SHEETS,
    proof: 'is taken from the first to the last day, and not when it was closed',
  },
  {
    name: 'questionnaires: published without gaps',
    file: `${HERE}/ops-edit.ts`,
    find: "if (count > 0) throw new Fault('questionnaireProblems', { count });",
    replace: 'void count;',
    test: OPS,
    proof: 'is written with gaps, told all of them, and published when there are none',
  },
  {
    name: 'questionnaires: an editor has seen the last change',
    file: `${HERE}/ops-edit.ts`,
    find: "if (row.revision !== revision) throw new Fault('questionnaireMoved');",
    replace: 'void revision;',
    test: OPS,
    proof: 'is not written over by who has not seen the last change',
  },
  {
    name: 'questionnaires: totals of ten and more',
    file: `${HERE}/ops-answers.ts`,
    find: 'const all = sheets.length < LEAST_ANSWERS ? [] : sheets',
    replace: 'const all = sheets',
    test: OPS,
    proof: 'are neither added up nor exported while there are fewer than ten',
  },
  {
    name: 'questionnaires: a question few were asked',
    file: `${HERE}/ops-answers.ts`,
    find: 'const enough = given.length >= LEAST_ANSWERS;',
    replace: 'const enough = true;',
    test: OPS,
    proof: 'are told in cells, but not where few were asked',
  },
  {
    name: 'questionnaires: a file of ten and more',
    file: `${HERE}/ops-export.ts`,
    find: "if (enough.length < LEAST_ANSWERS) throw new Fault('questionnaireFew', { least: LEAST_ANSWERS });",
    replace: 'void [enough, Fault];',
    test: OPS,
    proof: 'are neither added up nor exported while there are fewer than ten',
  },
];
