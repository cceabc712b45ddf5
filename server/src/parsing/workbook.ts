import { inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { Fault } from '../fault.ts';
import type { ZipEntry } from './zip-entries.ts';

/** The most text it may become. */
const MOST_TEXT = 32 * 1024 * 1024;
/** A spreadsheet keeps fifteen digits of a number. */
const EXACT = 1e15;

type Unpack = (name: string) => Buffer;

/** Any problem of a workbook beyond the named ones means that it is damaged. */
export async function csvOfWorkbook(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  mostUnpacked: number,
): Promise<Buffer> {
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  try {
    return await csvOf(named, unpackerOf(bytes, named, mostUnpacked));
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('fileDamaged');
  }
}

/** The first sheet people see, as CSV; formulas are what they came to, and nothing outside the file is asked for. */
async function csvOf(named: ReadonlyMap<string, ZipEntry>, unpack: Unpack): Promise<Buffer> {
  const workbook = unpack('xl/workbook.xml');
  const relations = unpack('xl/_rels/workbook.xml.rels');
  const { number, path, others } = firstSheet(workbook.toString(), relations.toString());
  const parts: Record<string, Uint8Array> = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    [path]: sheetOf(unpack(path)),
  };
  for (const other of others) if (named.has(other)) parts[other] = unpack(other);
  // packed anew without packing: the reader meets the checked parts and nothing else
  const looked = zipSync(parts, { level: 0 });
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(looked.buffer, number, { parseNumber: numberText });
  return textOf(rows);
}

/** Unpacks one part after the other, all of them together at most so much, whatever they say of themselves. */
function unpackerOf(bytes: Buffer, entries: ReadonlyMap<string, ZipEntry>, mostUnpacked: number): Unpack {
  let left = mostUnpacked;
  return (name) => {
    const entry = entries.get(name);
    if (!entry || entry.from + 30 > bytes.length) throw new Fault('fileDamaged');
    const from = entry.from + 30 + bytes.readUInt16LE(entry.from + 26) + bytes.readUInt16LE(entry.from + 28);
    const packed = bytes.subarray(from, from + entry.packed);
    const content = entry.method === 0 ? packed : inflated(packed, entry.method, left);
    left -= content.length;
    if (left < 0) throw new Fault('sheetTooLarge');
    return content;
  };
}

function inflated(packed: Buffer, method: number, most: number): Buffer {
  if (method !== 8) throw new Fault('fileDamaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw new Fault((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'sheetTooLarge' : 'fileDamaged');
  }
}

/** The first sheet that is neither hidden nor a chart, its number among all, and what else it takes to read it. */
function firstSheet(workbook: string, relations: string): { number: number; path: string; others: string[] } {
  const targets = new Map<string, string>();
  const others: string[] = [];
  for (const [tag] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const type = attribute(tag, 'Type').split('/').at(-1);
    const target = attribute(tag, 'Target');
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    if (type === 'worksheet') targets.set(attribute(tag, 'Id'), path);
    if (type === 'styles' || type === 'sharedStrings') others.push(path);
  }
  let number = 0;
  for (const [tag] of workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)) {
    if (attribute(tag, 'name') === '') continue;
    number += 1;
    const path = targets.get(attribute(tag, 'id'));
    if (path !== undefined && !/hidden/i.test(attribute(tag, 'state'))) return { number, path, others };
  }
  throw new Fault('fileDamaged');
}

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).join('') ?? '';

/**
 * An error value, such as #N/A, becomes text: it is told as a row error and not taken for an empty cell. Empty cells
 * and rows, of which formatting leaves a million, go; a cell so far out that all before it would have to be filled is
 * refused.
 */
function sheetOf(bytes: Buffer): Buffer {
  const xml = bytes
    .toString()
    // white space between two tags is invisible
    .replace(/>\s+</g, '><')
    .replace(/<(?:\w+:)?c\s[^<>]*\/>/g, '')
    .replace(/<(?:\w+:)?row\s[^<>]*\br="\d+"[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g, '');
  if (/<(?:\w+:)?(?:row\s[^<>]*\br="\d{8,}"|c\s[^<>]*\br="[A-Z]{3,})/.test(xml)) throw new Fault('sheetTooLarge');
  return Buffer.from(xml.replace(/(<(?:\w+:)?c\s[^<>]*\bt=)"e"/g, '$1"str"'));
}

/** A number as people see it; one too long to be exact is written so that it is not taken for an ID number. */
function numberText(raw: string): string {
  const number = Number(raw);
  if (Number.isNaN(number)) return raw;
  if (Math.abs(number) >= EXACT) return number.toExponential();
  return Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(15)));
}

/** Row by row as in the spreadsheet, empty ones too: a row keeps its number. */
function textOf(rows: readonly (readonly unknown[])[]): Buffer {
  const lines: string[] = [];
  let length = 0;
  for (const row of rows) {
    const cells = row.map(cellText);
    while (cells.length > 0 && cells.at(-1) === '') cells.pop();
    const line = cells.join(',');
    length += line.length + 2;
    if (length > MOST_TEXT) throw new Fault('sheetTooLarge');
    lines.push(line);
  }
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return Buffer.from(lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`);
}

/** The reader hands out words and figures; of anything else nothing can be said. */
const written = (cell: unknown): string => (typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '');

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  const text = cell instanceof Date ? dayText(cell) : written(cell).replace(ESCAPED, unescaped).trim();
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** How a spreadsheet writes a character that XML has no place for. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
const unescaped = (_: string, code: string): string => {
  const character = String.fromCharCode(Number.parseInt(code, 16));
  return character < ' ' ? ' ' : character;
};

/** A spreadsheet's days know no zone: they are read as they are shown. */
function dayText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // a time stored as a fraction of a day is a second off now and then
  const [day = '', time] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 16).split('T');
  return time === '00:00' ? day : `${day} ${time}`;
}
