import { inflateSync, constants } from 'node:zlib';

const MOST_PAGES = 300;
/** The most all lists of objects of a file may hold when unpacked. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** Sniffers look this far for the beginning of a page. */
const SNIFFED = 1024;
/** A ZIP archive is found by a record at most this far from the end. */
const ZIP_TAIL = 65_557;

/** Names of things that run, act or carry other files. The short ones may stand in packed data by chance. */
const LONG = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'Rendition',
];
const SHORT = ['JS', 'AA', 'XFA', 'GoToE'];
const REFUSED = new Set([...LONG, ...SHORT]);
const REFUSED_ANYWHERE = new Set(LONG);

export type PdfVerdict = 'ok' | 'notPdf' | 'damaged' | 'encrypted' | 'active' | 'tooManyPages';

/** Whether it is a whole, open and passive PDF; what falls over while it is read is damaged. */
export const judgePdf = (bytes: Buffer, mostPages = MOST_PAGES): Promise<PdfVerdict> =>
  judge(bytes, mostPages).catch(() => 'damaged');

async function judge(bytes: Buffer, mostPages: number): Promise<PdfVerdict> {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || isAlsoSomethingElse(text)) return 'notPdf';
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(text.slice(-SNIFFED))) return 'damaged';
  const { verdict, opens } = judgeNames(bytes, text);
  return verdict === 'ok' ? judgeDocument(bytes, opens, mostPages) : verdict;
}

const isAlsoSomethingElse = (text: string): boolean =>
  /<(!doctype|html|head|body|script|svg|iframe)\b/i.test(text.slice(0, SNIFFED)) ||
  text.slice(-ZIP_TAIL).includes('PK\x05\x06');

/**
 * Looks at the bytes and not at what a reader makes of them: readers differ in where they look. `opens`: something is to
 * happen when it is opened.
 */
function judgeNames(bytes: Buffer, text: string): { verdict: PdfVerdict; opens: boolean } {
  const outside: string[] = [];
  let unpacked = MOST_UNPACKED;
  let end = 0;
  let opens = false;
  for (const match of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', match.index - 3)) continue;
    const from = match.index + match[0].length;
    const dictionary = text.slice(Math.max(0, text.lastIndexOf(' obj', match.index)), match.index);
    const names = namesIn(dictionary);
    const isList = names.has('ObjStm') || (names.has('First') && names.has('N'));
    if (isList || names.has('XRef')) {
      const content = unpack(bytes.subarray(from), names, unpacked);
      if (content === undefined) return { verdict: 'damaged', opens };
      unpacked -= content.length;
      const listed = isList ? namesIn(content.toString('latin1')) : new Set<string>();
      if (hasAny(listed, REFUSED)) return { verdict: 'active', opens };
      opens ||= listed.has('OpenAction');
    }
    if (match.index > end) outside.push(text.slice(end, match.index));
    const close = text.indexOf('endstream', from);
    end = Math.max(end, close < 0 ? text.length : close);
  }
  outside.push(text.slice(end));
  const own = namesIn(outside.join('\n'));
  if (own.has('Encrypt')) return { verdict: 'encrypted', opens };
  const anywhere = namesIn(text);
  opens ||= anywhere.has('OpenAction');
  const isActive = hasAny(own, REFUSED) || hasAny(anywhere, REFUSED_ANYWHERE);
  return { verdict: isActive ? 'active' : 'ok', opens };
}

/** The objects of a packed list; undefined where they are packed so that we cannot see them, or are too many. */
function unpack(bytes: Buffer, names: ReadonlySet<string>, most: number): Buffer | undefined {
  const packings = [...names].filter((name) => /Decode$|^(Fl|LZW|AHx|A85|RL|CCF|DCT|Crypt)$/.test(name));
  if (!names.has('Filter') && packings.length === 0) {
    const end = bytes.indexOf('endstream');
    return bytes.subarray(0, end < 0 ? undefined : end);
  }
  if (packings.length !== 1 || packings[0] !== 'FlateDecode') return undefined;
  // a list of objects is never guessed from its neighbours; a cross-reference table holds numbers only
  if (names.has('Predictor') && !names.has('XRef')) return undefined;
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}

/** The names in a text, `#4a` read as the letter it stands for. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(/\/([^\0\t\n\f\r ()<>[\]{}/%]{1,127})/g))
    names.add(
      name.includes('#')
        ? name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        : name,
    );
  return names;
}

const hasAny = (names: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((name) => names.has(name));

/** Every page must be there for a reader of PDFs; whatever happens on opening must be a jump to a page. */
async function judgeDocument(bytes: Buffer, opens: boolean, mostPages: number): Promise<PdfVerdict> {
  const { getDocumentProxy } = await import('unpdf');
  const data = new Uint8Array(bytes);
  const document = await getDocumentProxy(data, { isEvalSupported: false, stopAtErrors: true, verbosity: 0 }).catch(
    (error: unknown) => ((error as Error | undefined)?.name === 'PasswordException' ? 'encrypted' : 'damaged'),
  );
  if (typeof document === 'string') return document;
  try {
    if (document.numPages < 1) return 'damaged';
    if (document.numPages > Math.min(mostPages, MOST_PAGES)) return 'tooManyPages';
    for (let page = 1; page <= document.numPages; page += 1) await document.getPage(page);
    if (await document.getJSActions()) return 'active';
    return opens && !(await document.getOpenAction())?.dest ? 'active' : 'ok';
  } finally {
    await document.destroy();
  }
}
