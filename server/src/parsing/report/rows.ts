import type { Reading } from '#contract/schemas/reading';
import type { PageBox, UploadDoubt, UploadRow } from '#contract/schemas/uploaded';
import { flagOfText, pairOf, pairRangeIn, readingIn, readingText } from '#contract/rules/reading';
import { isResultWord, isSameUnit, plainText, rangeIn, unitKey, type RowFlag } from '#contract/rules/uploaded-row';
import { groupedBy } from '../../grouped-by.ts';
import type { Cell } from './lines.ts';
import type { NameBook } from './names.ts';
import type { PageText } from '../pdf-text.ts';
import type { Read } from './records.ts';
import { isMoney } from './tokens.ts';

type Size = Pick<PageText, 'width' | 'height'>;

const FEE = /费|合计|小计|总计|金额|应收|实收|\bfee|amount|charge|price|subtotal/i;
const DIGITS: Record<string, string> = { B: '8', O: '0', o: '0', I: '1', l: '1', '|': '1', S: '5', Z: '2' };
/** The value such a reading most likely stands for; a person decides. */
const readAs = (text: string): string => Array.from(plainText(text), (sign) => DIGITS[sign] ?? sign).join('');

/** The rows as read, with every reason to look at them twice. Only a row without any counts as clear. */
export function rowsOf(reads: readonly Read[], book: NameBook, sizeOf: (page: number) => Size): UploadRow[] {
  const hasFlags = reads.some(({ flag }) => printedFlag(flag) !== 'none');
  const rows = reads.flatMap((read) => rowOf(read, book, sizeOf(read.page), hasFlags) ?? []);
  return withRepeats(rows).map((row, at) => ({ ...row, row: at + 1 }));
}

function printedFlag(text: string): RowFlag {
  const plain = plainText(text);
  if (/^(↑|H|高|偏高)/.test(plain)) return 'high';
  if (/^(↓|L|低|偏低)/.test(plain)) return 'low';
  if (/^(\*|异常)$/.test(plain)) return 'abnormal';
  return plain === 'N' || plain === '正常' ? 'normal' : 'none';
}

function rowOf(read: Read, book: NameBook, size: Size, hasFlags: boolean): UploadRow | undefined {
  const named = book.find(read.name, read.unit, read.section);
  const isFee = !named?.isSure && (isMoney(read.unit) || FEE.test(read.name));
  const isPair = named !== undefined && pairOf(named.known.code) !== undefined;
  const range = rangeIn(read.range);
  const isRangeRead = isPair ? pairRangeIn(read.range) !== undefined : range !== undefined;
  // an unknown line is shown when it looks like a result, and else it is part of the letter around it
  const isLikeResult = book.isUnit(read.unit) || Boolean(range && (range.low ?? range.high) !== null);
  if (!named && !isFee && !isLikeResult) return undefined;
  const text = read.kind === 'misread' ? readAs(read.value) : plainText(read.value);
  const reading = readingIn(text);
  const value = reading?.kind === 'pair' ? readingText(reading) : text;
  const units = named?.known.units ?? [];
  const unit = units.find((one) => isSameUnit(one, read.unit)) ?? plainText(read.unit);
  const printed = printedFlag(read.flag);
  const isFigure = reading?.kind === 'figure' || reading?.kind === 'pair';
  const own = flagOfText({ code: named?.known.code ?? '', value, range: read.range });
  const doubts = new Set<UploadDoubt>();
  if (!named) doubts.add('name');
  else if (!named.isSure) doubts.add('nameUnsure');
  if (read.kind === 'misread') /* guard: uploads: letters among the digits are doubted */ doubts.add('digits');
  else if (read.isDoubtful || !isReadable(reading, read, isPair)) doubts.add('value');
  if (isFigure && unit === '' && units.length > 0) doubts.add('unitMissing');
  if (named && unit !== '' && !units.some((one) => isSameUnit(one, unit))) doubts.add('unit');
  if (!isRangeRead) doubts.add('range');
  if (contradicts(own, printed, hasFlags && isFigure))
    /* guard: uploads: a mark against its range is doubted */ doubts.add('flag');
  const isDropped = isFee;
  return {
    ...{
      row: 0,
      page: read.page,
      box: boxOf(read.cells, size),
      mark: read.valueCell ? boxOf([read.valueCell], size) : null,
    },
    printed: {
      name: short(read.name, 80),
      value: short(read.value, 40),
      unit: short(read.unit, 40),
      range: short(read.range, 60),
      flag: read.flag,
    },
    code: isFee ? '' : (named?.known.code ?? ''),
    name: named && !isFee ? named.known.name : { zh: short(read.name, 60), en: short(read.name, 60) },
    ...{ value: short(value, 40), unit: short(unit, 24), range: short(tidyRange(read.range), 60) },
    flag: own === 'none' ? printed : own,
    doubts: isFee ? ['fee'] : [...doubts],
    ...{ state: isDropped ? 'dropped' : 'open', by: 'reader' },
  };
}

/** Whether a value is of the look its indicator has: two figures where there are two, and one elsewhere. */
function isReadable(reading: Reading | undefined, { kind, value }: Read, isPair: boolean): boolean {
  if (!reading || isPair !== (reading.kind === 'pair')) return false;
  if (reading.kind === 'words') return isResultWord(value);
  // a range that stands where a value should may be the range
  return reading.kind !== 'between' && (reading.kind !== 'bound' || kind === 'bound');
}

const short = (text: string, most: number): string => text.slice(0, most).trim();
const tidyRange = (text: string): string =>
  plainText(text)
    .replace(/^[([](.*)[)\]]$/, '$1')
    .replaceAll(/\s*-+\s*/g, '–');

/**
 * Compares the range with the printed mark; on a report that marks results out of range, a missing mark is one, too.
 */
function contradicts(own: RowFlag, printed: RowFlag, isMarked: boolean): boolean {
  if (own === 'none') return false;
  if (printed === 'none') return isMarked && own !== 'normal';
  if (printed === 'abnormal') return own === 'normal';
  return own !== printed && own !== 'abnormal';
}

function boxOf(cells: readonly Cell[], { width, height }: Size): PageBox {
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map((cell) => cell.x + cell.width));
  const top = Math.min(...cells.map(({ y }) => y));
  // letters reach below their line
  const bottom = Math.max(...cells.map((cell) => cell.y + cell.height * 1.2));
  const share = (part: number, whole: number): number =>
    Math.round(Math.min(1, Math.max(0, part / whole)) * 10_000) / 10_000;
  return {
    ...{ x: share(left, width), y: share(top, height) },
    ...{ width: share(right - left, width), height: share(bottom - top, height) },
  };
}

/** A summary prints results again: the same value twice is one result, two values are for a person to decide. */
function withRepeats(rows: readonly UploadRow[]): UploadRow[] {
  const thingOf = ({ code, unit }: UploadRow): string => `${code} ${unitKey(unit)}`;
  const isLive = ({ code, state }: UploadRow): boolean => code !== '' && state === 'open';
  const live = groupedBy(rows.filter(isLive), thingOf);
  return rows.map((row) => {
    const same = isLive(row) ? (live.get(thingOf(row)) ?? []) : [];
    if (same.length < 2) return row;
    const isOneValue = same.every(({ value }) => value === row.value);
    if (!isOneValue) return { ...row, doubts: [...row.doubts, 'twice'] };
    return same[0] === row ? row : { ...row, doubts: [...row.doubts, 'twice'], state: 'dropped' };
  });
}
