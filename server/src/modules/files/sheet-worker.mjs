// Reads workbooks in a thread of its own, so that a hostile one costs neither the portal's memory nor its time. Plain
// JavaScript, since Node starts it as a file; scripts/build.mjs puts it beside the server.
import { parentPort } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** What comes of it as text. */
const MOST_TEXT = 32 * 1024 * 1024;
/** A spreadsheet keeps fifteen digits of a number. */
const EXACT = 1e15;

/** @typedef {'damaged' | 'tooLarge'} Refusal */
/** @typedef {{ bytes: Uint8Array, entries: import('./zip-entries.ts').ZipEntry[], mostUnpacked: number }} Asked */

class Refused extends Error {
  /** @param {Refusal} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

parentPort?.on('message', (/** @type {Asked} */ { bytes, entries, mostUnpacked }) => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  void csvOf(named, unpackerOf(whole, named, mostUnpacked))
    .then((csv) => ({ csv }))
    .catch((error) => ({ why: error instanceof Refused ? error.why : 'damaged' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    .then((answer) => parentPort?.postMessage(answer));
});

/** The first sheet people see, as CSV; formulas are what they came to, and nothing outside the file is asked for. */
async function csvOf(named, unpack) {
  const [workbook, relations] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'].map(unpack);
  const { number, path, others } = firstSheet(workbook.toString(), relations.toString());
  const parts = { 'xl/workbook.xml': workbook, 'xl/_rels/workbook.xml.rels': relations, [path]: sheetOf(unpack(path)) };
  for (const other of others) if (named.has(other)) parts[other] = unpack(other);
  // packed anew without packing: the reader meets what was looked at here and nothing else
  const looked = zipSync(parts, { level: 0 });
  const rows = await readSheet(looked.buffer, number, { parseNumber: numberText });
  return textOf(rows);
}

/** Unpacks one part after the other, all of them together at most so much, whatever they say of themselves. */
function unpackerOf(bytes, entries, mostUnpacked) {
  let left = mostUnpacked;
  return (name) => {
    const entry = entries.get(name);
    if (!entry || entry.from + 30 > bytes.length) throw new Refused('damaged');
    const from = entry.from + 30 + bytes.readUInt16LE(entry.from + 26) + bytes.readUInt16LE(entry.from + 28);
    const packed = bytes.subarray(from, from + entry.packed);
    const content = entry.method === 0 ? packed : inflated(packed, entry.method, left);
    left -= content.length;
    if (left < 0) throw new Refused('tooLarge');
    return content;
  };
}

function inflated(packed, method, most) {
  if (method !== 8) throw new Refused('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw new Refused(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged');
  }
}

/** The first sheet that is neither hidden nor a chart, its number among all, and what else it takes to read it. */
function firstSheet(workbook, relations) {
  const targets = new Map();
  const others = [];
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
  throw new Refused('damaged');
}

/** @param {string} tag @param {string} name */
const attribute = (tag, name) => new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).join('') ?? '';

/**
 * What came to an error, such as #N/A, becomes text: it is told as a row error and not taken for an empty cell. Cells and rows
 * that hold nothing, of which formatting leaves a million, go; what is so far out that all before it would have to be filled
 * is refused.
 */
function sheetOf(bytes) {
  const xml = bytes
    .toString()
    .replace(/<(?:\w+:)?c\s[^<>]*\/>/g, '')
    .replace(/<(?:\w+:)?row\s[^<>]*\br="\d+"[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g, '');
  if (/<(?:\w+:)?(?:row\s[^<>]*\br="\d{8,}"|c\s[^<>]*\br="[A-Z]{3,})/.test(xml)) throw new Refused('tooLarge');
  return Buffer.from(xml.replace(/(<(?:\w+:)?c\s[^<>]*\bt=)"e"/g, '$1"str"'));
}

/** A number as people see it; one too long to be exact is written so that nobody takes it for an ID number. */
function numberText(raw) {
  const number = Number(raw);
  if (Number.isNaN(number)) return raw;
  if (Math.abs(number) >= EXACT) return number.toExponential();
  return Number.isInteger(number) ? String(number) : String(Number(number.toPrecision(15)));
}

/** Row by row as in the spreadsheet, empty ones too: a row keeps its number. */
function textOf(rows) {
  const lines = [];
  let length = 0;
  for (const row of rows) {
    const cells = row.map(cellText);
    while (cells.length > 0 && cells.at(-1) === '') cells.pop();
    const line = cells.join(',');
    length += line.length + 2;
    if (length > MOST_TEXT) throw new Refused('tooLarge');
    lines.push(line);
  }
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return Buffer.from(lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`);
}

function cellText(cell) {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  const text = cell instanceof Date ? dayText(cell) : String(cell).replace(ESCAPED, unescaped).trim();
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** How a spreadsheet writes a character that XML has no place for. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
const unescaped = (_, code) => {
  const character = String.fromCharCode(Number.parseInt(code, 16));
  return character < ' ' ? ' ' : character;
};

/** A spreadsheet's days know no zone: they are read as they are shown. */
function dayText(date) {
  if (Number.isNaN(date.getTime())) return '';
  // what is stored as a fraction of a day is a second off now and then
  const [day, time] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 16).split('T');
  return time === '00:00' ? day : `${day} ${time}`;
}
