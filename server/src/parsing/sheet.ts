import { Fault } from '../fault.ts';
import { plainCsv, textOfCsv } from './csv-text.ts';
import { csvOfWorkbook } from './workbook.ts';
import { entriesOf } from './zip-entries.ts';

/** The largest unpacked size: 50,000 rows of 15 columns are 35 MB. */
const MOST_UNPACKED = 64 * 1024 * 1024;

/** Programs inside a workbook. */
const MACROS = /(^|\/)vbaProject\.bin$|^xl\/macrosheets\//i;

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** How Office kept its files before 2007, and how it wraps those with a password still. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WRAPPED = Buffer.from('EncryptedPackage', 'utf16le');

/** A spreadsheet as text, told by its content: CSV in UTF-8 or GB 18030, or a workbook. */
export async function csvOfSheet(bytes: Buffer): Promise<Buffer> {
  if (starts(bytes, COMPOUND))
    throw new Fault(
      /* guard: sheets: a password is told as one → 'sheetOld' */ bytes.includes(WRAPPED) ? 'fileLocked' : 'sheetOld',
    );
  if (!starts(bytes, ZIP)) return Buffer.from(plainCsv(bytes));
  const entries = entriesOf(bytes);
  // guard: sheets: programs in a workbook
  if (entries.some(({ name }) => MACROS.test(name))) throw new Fault('sheetActive');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new Fault('sheetNeeded');
  const csv = await csvOfWorkbook(
    bytes,
    entries,
    /* guard: sheets: unpacked size is bounded → 4 * MOST_UNPACKED */ MOST_UNPACKED,
  );
  // the same rule as for text: no characters that no text holds
  return Buffer.from(textOfCsv(csv));
}

const starts = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);
