// The guards of uploaded reports; see mutant-list.mjs.

const HERE = 'server/src/modules/uploads';
const WIRE = `${HERE}/uploads.http.test.ts`;
const READING = `server/src/parsing/report/extract.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const uploadMutants = [
  {
    name: 'uploads: only what is confirmed is saved',
    file: `${HERE}/save-report.ts`,
    find: "content.rows.filter(({ state }) => state === 'confirmed')",
    replace: "content.rows.filter(({ state }) => state !== 'dropped')",
    test: WIRE,
    proof: 'saving with nothing confirmed is refused, and only what is confirmed is saved',
  },
  {
    name: 'uploads: what is confirmed has all a result needs',
    file: `${HERE}/change-rows.ts`,
    find: "if (after.state === 'confirmed' && lackOf(after))",
    replace: "if (after.state === 'confirmed' && lackOf(after) && after.row < 0)",
    test: WIRE,
    proof: 'a row that lacks something cannot be confirmed, whoever asks',
  },
  {
    name: 'uploads: a relative’s consent to look at theirs',
    file: `${HERE}/my-uploads.ts`,
    find: '    await assertMayRead(ctx, row.person_guid);\n    const upload = await opened(ctx, row);',
    replace: '    const upload = await opened(ctx, row);',
    test: WIRE,
    proof: 'a relative’s is read with their consent and hidden without it',
  },
  {
    name: 'uploads: nobody looks without being asked to',
    file: `${HERE}/ops-review.ts`,
    find: "if (row.help !== 'asked') throw new Fault('uploadHelpNotAsked');",
    replace: '',
    test: WIRE,
    proof: 'lets an operator look only while it is asked for; each look is seen, and confirming stays with the person',
  },
  {
    name: 'uploads: what the person confirmed is no operator’s to change',
    file: `${HERE}/ops-review.ts`,
    find: 'rows.filter((change) => change.row === 0 || waiting.has(change.row))',
    replace: 'rows.filter((change) => change.row === 0 || waiting.size >= 0)',
    test: WIRE,
    proof: 'lets an operator look only while it is asked for; each look is seen, and confirming stays with the person',
  },
  {
    name: 'uploads: an operator’s look is written down',
    file: `${HERE}/ops-review.ts`,
    find: "await record(ctx, row, 'report.upload.view');",
    replace: '',
    test: WIRE,
    proof: 'lets an operator look only while it is asked for; each look is seen, and confirming stays with the person',
  },
  {
    name: 'uploads: letters among the digits are doubted',
    file: `server/src/parsing/report/rows.ts`,
    find: "if (read.kind === 'misread') doubts.add('digits');",
    replace: "if (read.kind === 'misread') doubts.delete('digits');",
    test: READING,
    proof: 'letters among the digits',
  },
  {
    name: 'uploads: a mark against its range is doubted',
    file: `server/src/parsing/report/rows.ts`,
    find: "doubts.add('flag');",
    replace: "doubts.delete('flag');",
    test: READING,
    proof: 'a mark against the range',
  },
  {
    name: 'uploads: no more pages than a report has',
    file: 'server/src/modules/files/store-upload.ts',
    find: 'accept: file.accept, mostPages }',
    replace: 'accept: file.accept }',
    test: WIRE,
    proof: '61 pages: uploadPages',
  },
  {
    name: 'uploads: what its reader did not survive twice is not begun again',
    file: `${HERE}/tries.ts`,
    find: "    .where('read_tries', '<', MOST_TRIES)\n",
    replace: '',
    test: WIRE,
    proof: 'one that its reader did not survive twice is not begun again, on no node, and that is said',
  },
  {
    name: 'uploads: whoever asked for help is told of the answer',
    file: `${HERE}/ops-review.ts`,
    find: '    await tellSender(ctx, row, changes.length);\n',
    replace: '    void tellSender;\n',
    test: WIRE,
    proof: 'tells by a message, in the language it was asked in, that there is an answer, and nothing of what it says',
  },
];
