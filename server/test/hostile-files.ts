import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import type { UploadKind } from '#contract/call';
import { pdfWith, rawPdf, stream, wordyPdf } from './pdfs.ts';
import { rawRow, rawWorkbook, sheetXml } from './workbooks.ts';

export interface HostileFile {
  name: string;
  accept: UploadKind[];
  bytes: Buffer;
}

/** The same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A page of text as a program of drawing it. */
export const drawnPdf = (text: string, box = '[0 0 72 72]'): Buffer =>
  Buffer.from(
    rawPdf('', [stream('', `BT /F1 2 Tf ${text} ET`), FONT])
      .toString('latin1')
      .replace('/MediaBox [0 0 72 72]', `/Contents 4 0 R /MediaBox ${box}`),
    'latin1',
  );

/** Lines of figures: each tail of a line could be a result. */
export const figuresPdf = (lines: number, words: number): Buffer =>
  drawnPdf(
    Array.from({ length: lines }, (_, line) => {
      const run = Array.from({ length: words }, (_, at) => (at * 7.3 + line).toFixed(1)).join(' ');
      return `1 0 0 1 5 ${3 * (lines - line)} Tm (${run}) Tj`;
    }).join('\n'),
  );

const scaled = (count: number, make: (step: number) => Buffer | Promise<Buffer>): (() => Promise<Buffer>)[] =>
  Array.from({ length: count }, (_, step) => async () => make(step + 1));

function flipped(bytes: Buffer, seed: number): Buffer {
  const next = numbers(seed);
  const copy = Buffer.from(bytes);
  for (let flip = 0; flip < 1 + seed; flip += 1) copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256);
  return copy;
}
const cut = (bytes: Buffer, step: number, of: number): Buffer =>
  bytes.subarray(0, Math.floor((bytes.length * step) / (of + 1)));

/** A PNG that says it is as large as that; its data unpack to as many zeros, or to fewer. */
function hugePng(side: number, filled = side): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * Math.min(filled, side)), { level: 9 });
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}
function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  let sum = 0xffffffff;
  for (const byte of whole.subarray(4, 8 + data.length)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  whole.writeUInt32BE((sum ^ 0xffffffff) >>> 0, 8 + data.length);
  return whole;
}

const picture = () => sharp({ create: { width: 200, height: 150, channels: 3, background: '#3a7' } });
const TEXTS: [string, (size: number) => string][] = [
  ['quotes and commas', (size) => '",'.repeat(size)],
  ['quotes', (size) => '"'.repeat(size)],
  ['commas', (size) => ','.repeat(size)],
  ['semicolons and quotes', (size) => ';"'.repeat(size)],
  ['empty lines', (size) => '\n'.repeat(size)],
  ['returns', (size) => '\r'.repeat(size)],
  ['quoted cells without a line end', (size) => '"a",'.repeat(size)],
  ['one long cell', (size) => 'x'.repeat(size)],
  ['a quote that never ends', (size) => `a,"${'b\n'.repeat(size)}`],
  ['tabs', (size) => '工号\t姓名\n'.repeat(size)],
  ['formulas', (size) => '=cmd|calc!A0,@SUM(1)\n'.repeat(size)],
  ['doubled quotes', (size) => `"${'""'.repeat(size)}"`],
];
const JSONS: [string, (size: number) => string][] = [
  ['lists in lists', (size) => '['.repeat(size) + ']'.repeat(size)],
  ['objects in objects', (size) => '{"a":'.repeat(size) + '1' + '}'.repeat(size)],
  ['lists without an end', (size) => '['.repeat(size)],
  ['long numbers', (size) => `[${'9'.repeat(size)}]`],
  ['many names', (size) => `{${Array.from({ length: size }, (_, at) => `"n${at}":1`).join(',')}}`],
];
const sizes = (count: number, most: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor(most ** ((at + 1) / count)));

/** Files made to hurt their reader, three hundred and more. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const report = await pdfWith('Uric acid 386 umol/L 208-428', { compress: true }, 3);
  const book = rawWorkbook(Array.from({ length: 50 }, (_, at) => rawRow(at + 1, `A${at}`, 'x')).join(''));
  const [jpeg, png] = [await picture().jpeg().toBuffer(), await picture().png().toBuffer()];
  const archive = Buffer.from(zipSync({ 'a.txt': strToU8('a'.repeat(10_000)), 'b/c.txt': strToU8('b') }));
  const inside = (step: number): Buffer => {
    let bytes = strToU8('0'.repeat(1_000_000));
    for (let level = 0; level < step; level += 1) bytes = zipSync({ [`${level}.zip`]: bytes });
    return Buffer.from(bytes);
  };
  const kinds: [string, UploadKind[], (() => Promise<Buffer>)[]][] = [
    ['pdf of figures', ['pdf'], scaled(20, (step) => figuresPdf(15 * step, 10 * step))],
    ['pdf of one line', ['pdf'], scaled(6, (step) => figuresPdf(1, 4 ** step))],
    ['pdf of many runs', ['pdf'], scaled(3, (step) => wordyPdf(10_000 * step))],
    ['pdf of brackets', ['pdf'], scaled(6, (step) => drawnPdf(`1 0 0 1 5 5 Tm (${'[ '.repeat(6 ** step)}) Tj`))],
    ['nested pdf', ['pdf'], scaled(12, (step) => rawPdf(`/X ${'['.repeat(3 ** step)}${']'.repeat(3 ** step)}`))],
    [
      'pdf of nested dictionaries',
      ['pdf'],
      scaled(9, (step) => rawPdf(`/X ${'<< /A '.repeat(3 ** step)}1${' >>'.repeat(3 ** step)}`)),
    ],
    [
      'pdf with a list that unpacks',
      ['pdf'],
      scaled(8, (step) => rawPdf('', [stream('/Type /ObjStm /N 1 /First 4', Buffer.alloc(step * 12_000_000, ' '))])),
    ],
    ['pdf whose page unpacks', ['pdf'], scaled(5, (step) => drawnPdf('0 0 m '.repeat(step * 400_000)))],
    [
      'pdf without measure',
      ['pdf'],
      scaled(5, (step) =>
        drawnPdf('1 0 0 1 5 5 Tm (ALT 36 U/L 9-50) Tj', `[0 0 ${10 ** (3 * step)} ${10 ** (3 * step)}]`),
      ),
    ],
    [
      'pdf whose pages turn in a circle',
      ['pdf'],
      [async () => Buffer.from(rawPdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1')],
    ],
    ['pdf cut off', ['pdf'], scaled(25, (step) => cut(report, step, 25))],
    ['pdf with wrong bytes', ['pdf'], scaled(35, (step) => flipped(report, step))],
    ...TEXTS.map(([name, text]): (typeof kinds)[number] => [
      `sheet of ${name}`,
      ['sheet'],
      sizes(5, 1_000_000).map((size) => async () => Buffer.from(text(size))),
    ]),
    ['sheet of noise', ['sheet'], scaled(6, (step) => flipped(Buffer.alloc(20_000, 'a,'), step * 500))],
    [
      'workbook that unpacks',
      ['sheet'],
      scaled(6, (step) => rawWorkbook(strToU8(sheetXml(' '.repeat(step * 16_000_000))))),
    ],
    [
      'workbook of empty cells',
      ['sheet'],
      scaled(4, (step) => rawWorkbook(`<row r="1">${'<c/>'.repeat(step * 300_000)}</row>`)),
    ],
    [
      'wide workbook',
      ['sheet'],
      scaled(4, (step) =>
        rawWorkbook(
          Array.from(
            { length: step * 9_000 },
            (_, at) => `<row r="${at + 1}"><c r="ZZ${at + 1}"><v>1</v></c></row>`,
          ).join(''),
        ),
      ),
    ],
    ['deep workbook', ['sheet'], scaled(6, (step) => rawWorkbook('<row r="1">'.repeat(6 ** step)))],
    [
      'workbook of many parts',
      ['sheet'],
      scaled(3, (step) =>
        rawWorkbook(
          '',
          Object.fromEntries(Array.from({ length: 2_000 * step }, (_, at) => [`xl/p${at}.xml`, new Uint8Array(1)])),
        ),
      ),
    ],
    ['workbook cut off', ['sheet'], scaled(15, (step) => cut(book, step, 15))],
    ['workbook with wrong bytes', ['sheet'], scaled(25, (step) => flipped(book, step))],
    ['archive in archives', ['sheet'], scaled(6, inside)],
    ['archive with wrong bytes', ['sheet', 'pdf'], scaled(10, (step) => flipped(archive, step))],
    ['archive as a picture', ['image', 'pdf'], scaled(3, inside)],
    ['huge picture', ['image'], scaled(6, (step) => hugePng(2 ** (step + 9)))],
    ['picture that says it is huge', ['image'], scaled(6, (step) => hugePng(8 ** (step + 2), 8))],
    [
      'picture cut off',
      ['image'],
      [...scaled(8, (step) => cut(jpeg, step, 8)), ...scaled(8, (step) => cut(png, step, 8))],
    ],
    [
      'picture with wrong bytes',
      ['image'],
      [...scaled(12, (step) => flipped(jpeg, step)), ...scaled(12, (step) => flipped(png, step))],
    ],
    ...JSONS.map(([name, text]): (typeof kinds)[number] => [
      `json of ${name}`,
      ['json'],
      sizes(4, 200_000).map((size) => async () => Buffer.from(text(size))),
    ]),
  ];
  const files: HostileFile[] = [];
  for (const [name, accept, makers] of kinds)
    for (const [at, make] of makers.entries()) files.push({ name: `${name} ${at + 1}`, accept, bytes: await make() });
  return files;
}
