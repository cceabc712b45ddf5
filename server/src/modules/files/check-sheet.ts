import { Worker } from 'node:worker_threads';
import { Fault } from '../../fault.ts';
import { textOfCsv } from './check-csv.ts';
import { takeTurns } from './turns.ts';
import { entriesOf, type ZipEntry } from './zip-entries.ts';

const WITHIN_MS = 30_000;
const MOST_HEAP_MB = 512;

/** What is read of a workbook may be so large when it is unpacked: 50,000 rows of 15 columns are 35 MB. */
const MOST_UNPACKED = 64 * 1024 * 1024;

const REFUSED = { damaged: 'fileDamaged', tooLarge: 'sheetTooLarge' } as const;
/** Programs inside a workbook. */
const MACROS = /(^|\/)vbaProject\.bin$|^xl\/macrosheets\//i;

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** How Office kept its files before 2007, and how it wraps those with a password still. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WRAPPED = Buffer.from('EncryptedPackage', 'utf16le');

const oneByOne = takeTurns(1);

/** A spreadsheet as text, told by its content: CSV in UTF-8 or GB 18030, or a workbook. */
export async function csvOfSheet(bytes: Buffer): Promise<Buffer> {
  if (starts(bytes, COMPOUND)) throw new Fault(bytes.includes(WRAPPED) ? 'fileLocked' : 'sheetOld');
  if (!starts(bytes, ZIP)) return Buffer.from(textOfCsv(bytes));
  const entries = entriesOf(bytes);
  if (entries.some(({ name }) => MACROS.test(name))) throw new Fault('sheetActive');
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new Fault('sheetNeeded');
  const answer = await oneByOne(() => read(bytes, entries));
  if ('why' in answer) throw new Fault(REFUSED[answer.why]);
  // the same rule as for text: no characters that no text holds
  return Buffer.from(textOfCsv(answer.csv));
}

const starts = (bytes: Buffer, mark: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);

type Answer = { csv: Uint8Array } | { why: keyof typeof REFUSED };

/** A thread for each: too slow, too large in memory or fallen over, it goes, and the file is refused. */
async function read(bytes: Buffer, entries: ZipEntry[]): Promise<Answer> {
  const worker = new Worker(new URL('./sheet-worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    // nothing of the environment, and so none of the keys
    env: {},
  });
  try {
    return await new Promise<Answer>((resolve) => {
      const tooMuch = (): void => resolve({ why: 'tooLarge' });
      const timer = setTimeout(tooMuch, WITHIN_MS);
      worker.on('exit', () => clearTimeout(timer));
      worker.on('message', resolve).on('error', tooMuch).on('exit', tooMuch);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ bytes, entries, mostUnpacked: MOST_UNPACKED });
    });
  } finally {
    await worker.terminate();
  }
}
