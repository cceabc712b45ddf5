// The guards of points; see mutant-list.mjs.

const POINTS = 'server/src/modules/points';
const SPENDING = `${POINTS}/spending.http.test.ts`;
const OWN = `${POINTS}/my-points.http.test.ts`;
const CONSOLE = `${POINTS}/ops-points.http.test.ts`;
const SHEETS = `${POINTS}/sheets.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const pointsMutants = [
  {
    name: 'points: much for one person takes two operators',
    file: `${POINTS}/ops-grant.ts`,
    find: '    if (takesTwo(1, worthFen)) {',
    replace: '    if (takesTwo(1, 0 * worthFen)) {',
    test: CONSOLE,
    proof: 'worth more than ¥10,000 wait for a second operator, and are the first one’s to take back',
  },
  {
    name: 'points: a large sheet takes two operators',
    file: `${POINTS}/run-sheet.ts`,
    find: 'takesTwo(people, worthFen)',
    replace: 'takesTwo(0 * people, 0 * worthFen)',
    test: SHEETS,
    proof: 'worth more than ¥10,000 wait for a second operator, who alone grants them',
  },
  {
    name: 'points: two who spend at once do not count on the same points',
    file: `${POINTS}/spend-points.ts`,
    find: '    .forUpdate()\n',
    replace: '',
    test: SPENDING,
    proof: 'spends exactly the balance, however many try at once',
  },
  {
    name: 'points: what expires first is spent first',
    file: `${POINTS}/spend-points.ts`,
    find: "    .orderBy('expires_on')\n",
    replace: "    .orderBy('expires_on', 'desc')\n",
    test: SPENDING,
    proof: 'takes what expires first, and gives each back with its own expiry',
  },
  {
    name: 'points: what is over is not spent',
    file: `${POINTS}/spend-points.ts`,
    find: "    .where('expires_on', '>=', today)\n",
    replace: '',
    test: SPENDING,
    proof: 'counts neither what is over nor what has not begun',
  },
  {
    name: 'points: an order that was given back is not paid again',
    file: `${POINTS}/spend-points.ts`,
    find: "if (before.given_back_at) throw new Fault('pointsGivenBack');",
    replace: 'void before.given_back_at;',
    test: SPENDING,
    proof: 'pays for the same order once, gives back once, and never pays for what was given back',
  },
  {
    name: 'points: given back once',
    file: `${POINTS}/give-back.ts`,
    find: "    .where('given_back_at', 'is', null)\n    .returning(['person_guid', 'points', 'title'])\n    .executeTakeFirst();\n  if (!spend) return false;",
    replace: "    .returning(['person_guid', 'points', 'title'])\n    .executeTakeFirst();\n  if (!spend) return true;",
    test: SPENDING,
    proof: 'pays for the same order once, gives back once, and never pays for what was given back',
  },
  {
    name: 'points: a grant that was taken back is not spent',
    file: `${POINTS}/spend-points.ts`,
    find: "    .where('reversed_at', 'is', null)\n",
    replace: '',
    test: CONSOLE,
    proof: 'are taken back as far as they are left, and once',
  },
  {
    name: 'points: relatives’ points where the company shows them',
    file: `${POINTS}/my-points.ts`,
    find: "if (!company.config.account.relativePoints) throw new Fault('relativePointsHidden');",
    replace: 'void company;',
    test: OWN,
    proof: 'answers for a relative where the company shows that, else with a reason in both languages',
  },
  {
    name: 'points: closed where the company has none',
    file: 'contract/src/points.ts',
    find: "  MyPoints: read({\n    part: 'points',\n",
    replace: '  MyPoints: read({\n',
    test: OWN,
    proof: 'a company without points answers none of its calls, and says so',
  },
  {
    name: 'points: that an operator looked is written down',
    file: `${POINTS}/ops-person.ts`,
    find: "await recordByOperator(ctx, {\n      action: 'points.view',",
    replace: "void ({\n      action: 'points.view',",
    test: CONSOLE,
    proof: 'of one person are shown with their history, and that somebody looked is written down',
  },
  {
    name: 'points: a name that is not the employee number’s',
    file: `${POINTS}/sheet-people.ts`,
    find: 'if (name && spaceless(name) !== spaceless(person.name))',
    replace: 'if (spaceless(name) === undefined)',
    test: SHEETS,
    proof: 'are tried out first: errors by row and reason, totals before and after, and nothing granted',
  },
  {
    name: 'points: a sheet is run once',
    file: `${POINTS}/run-sheet.ts`,
    find: "if (sheet.ended_at || state === 'waiting' || state === 'running') throw new Fault('pointsSheetRepeated');",
    replace: 'void state;',
    test: SHEETS,
    proof: 'are made once, whatever is pressed twice, and the same list is not granted again',
  },
  {
    name: 'points: a row of a sheet is granted once',
    file: `${POINTS}/sheet-tasks.ts`,
    find: 'reference: `${sheetId}:${row}`',
    replace: 'reference: `${sheetId}:${row}/${Math.random()}`',
    test: SHEETS,
    proof: 'go on where they ended when the run was cut off, and grant no row twice',
  },
];
