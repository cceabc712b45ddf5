// The guards around spreadsheets that come in and go out; see mutant-list.mjs.

const PARSING = 'server/src/parsing';
const READ = `${PARSING}/sheets.test.ts`;
const WRITTEN = 'server/src/sheet/xlsx.test.ts';
const POINTS = 'server/src/modules/points';
const HR = 'server/src/modules/hr';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const sheetMutants = [
  {
    name: 'rosters: no name is a formula',
    file: `${HR}/roster-wish.ts`,
    find: 'else if (!isPersonName(cells.name))',
    replace: 'else if (false)',
    test: `${HR}/rosters.http.test.ts`,
    proof: 'that waits is named, shows what was typed, gives its errors as a sheet, and can be discarded with its file',
  },
  {
    name: 'sheets: what parts the cells is told by the first line',
    file: 'server/src/sheet/csv-reader.ts',
    find: 'rowsOfCsv(text: string, delimiter = delimiterOf(text))',
    replace: "rowsOfCsv(text: string, delimiter = ',')",
    test: 'server/src/sheet/csv-reader.test.ts',
    proof: 'what parts the cells stands most often in the first line',
  },
  {
    name: 'sheets: a refused file is one of the day’s',
    file: 'server/src/modules/files/store-upload.ts',
    find: 'if (!isCounted)',
    replace: 'if (false)',
    test: `${HR}/rosters.http.test.ts`,
    proof: 'a file that is refused counts among those of the day',
  },
  {
    name: 'sheets: programs in a workbook',
    file: `${PARSING}/sheet.ts`,
    find: "if (entries.some(({ name }) => MACROS.test(name))) throw new Fault('sheetActive');",
    replace: '',
    test: READ,
    proof: 'with macros is refused: sheetActive',
  },
  {
    name: 'sheets: what a workbook unpacks to is bounded, whatever it says',
    file: `${PARSING}/sheet.ts`,
    find: 'entries, MOST_UNPACKED)',
    replace: 'entries, 4 * MOST_UNPACKED)',
    test: READ,
    proof: 'that unpacks to 80 MB and says 100 bytes is refused: sheetTooLarge',
  },
  {
    name: 'sheets: a password is told as one',
    file: `${PARSING}/sheet.ts`,
    find: "bytes.includes(WRAPPED) ? 'fileLocked' : 'sheetOld'",
    replace: "'sheetOld'",
    test: READ,
    proof: 'wrapped in a password is refused: fileLocked',
  },
  {
    name: 'sheets: an archive with a locked entry',
    file: `${PARSING}/zip-entries.ts`,
    find: "if (bytes.readUInt16LE(at + 8) % 2 === 1) throw new Fault('fileLocked');",
    replace: '',
    test: READ,
    proof: 'with an entry that takes a password is refused: fileLocked',
  },
  {
    name: 'sheets: an archive of too many parts',
    file: `${PARSING}/zip-entries.ts`,
    find: "if (count > MOST_ENTRIES) throw new Fault('sheetTooLarge');",
    replace: '',
    test: READ,
    proof: 'of five thousand and one parts is refused: sheetTooLarge',
  },
  {
    name: 'sheets: a text is written as a text',
    file: 'contract/src/rules/xlsx.ts',
    find: '/^-?\\d{1,12}(\\.\\d{1,4})?$/.test(cell)',
    replace: '!Number.isNaN(Number(cell))',
    test: WRITTEN,
    proof: 'no text becomes a formula or a number, whatever its column is',
  },
  {
    name: 'sheets: a column of text is one below the last row too',
    file: 'contract/src/rules/xlsx.ts',
    find: 'style="${STYLES[kinds[at] ?? \'text\']}"',
    replace: '',
    test: WRITTEN,
    proof: 'a text column is one below its last row too, so that what is typed there stays what it is',
  },
  {
    name: 'sheets: the same wishes are the same sheet, whatever it was saved as',
    file: `${POINTS}/sheet.ts`,
    find: 'expiresOn: dayTyped(cells.expiresOn) ?? cells.expiresOn,',
    replace: 'expiresOn: cells.expiresOn,',
    test: `${POINTS}/sheets.http.test.ts`,
    proof: 'are the same sheet saved as a workbook: its days and numbers are written otherwise, and it is granted once',
  },
  {
    name: 'sheets: lost digits are told and not guessed',
    file: `${HR}/roster-wish.ts`,
    find: 'const isCut = isShortened(idNumber);',
    replace: 'const isCut = false;',
    test: `${HR}/rosters.http.test.ts`,
    proof: 'typed into a workbook: a day is a day, zeros stay, and digits a spreadsheet lost are told and not guessed',
  },
];
