import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/** The whole simplified-Chinese subset in one weight, Latin letters included. */
const FILE = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const TTF_HEADER = 12;
const TTF_ENTRY = 16;

/** A few signs of laboratories that the subset lacks: ≤ and ≥. */
const SIGNS_FILE = '@fontsource/noto-sans-sc/files/noto-sans-sc-100-400-normal.woff';

let unpacked: Promise<Buffer> | undefined;
let unpackedSigns: Promise<Buffer> | undefined;

/** The font as TrueType, unpacked once per process: read from the WOFF itself, every document would take seconds. */
export function chineseFont(): Promise<Buffer> {
  unpacked ??= read(FILE);
  return unpacked;
}

export function signsFont(): Promise<Buffer> {
  unpackedSigns ??= read(SIGNS_FILE);
  return unpackedSigns;
}

const read = (file: string): Promise<Buffer> => readFile(createRequire(import.meta.url).resolve(file)).then(unpackWoff);

/** WOFF 1 is TrueType with each table deflated by itself (W3C WOFF 1.0, sections 4 and 5). */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const ttf = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(ttf, 0, 4, 8);
  ttf.writeUInt16BE(count, 4);
  let at = TTF_HEADER + TTF_ENTRY * count;
  for (let table = 0; table < count; table += 1) {
    const from = WOFF_HEADER + WOFF_ENTRY * table;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    (packed < length ? inflateSync(bytes) : bytes).copy(ttf, at);
    const to = TTF_HEADER + TTF_ENTRY * table;
    woff.copy(ttf, to, from, from + 4);
    woff.copy(ttf, to + 4, from + 16, from + 20);
    ttf.writeUInt32BE(at, to + 8);
    ttf.writeUInt32BE(length, to + 12);
    // tables begin at multiples of four
    at = (at + length + 3) & ~3;
  }
  return ttf;
}
