import type { Bilingual } from '../language.ts';
import type { Reading } from '../schemas/reading.ts';
import { flagOf, type Flag } from './flag.ts';
import { figureIn, flagOfWords, isResultWord, plainText, rangeIn, type ReadRange } from './uploaded-row.ts';

/** How a result is read, compared with its range and written out: the same on the page, in a PDF and on the server. */

interface Part {
  code: string;
  name: Bilingual;
  /** As it stands beside a figure where the whole is named already. */
  short: Bilingual;
}
export interface PairOf {
  name: Bilingual;
  unit: string;
  parts: readonly [Part, Part];
}

/** Indicators of two figures; each part is a series of its own. */
const PAIRS: Readonly<Record<string, PairOf>> = {
  BP: {
    ...{ name: { zh: '血压', en: 'Blood pressure' }, unit: 'mmHg' },
    parts: [
      { code: 'SBP', name: { zh: '收缩压', en: 'Systolic pressure' }, short: { zh: '收缩压', en: 'Systolic' } },
      { code: 'DBP', name: { zh: '舒张压', en: 'Diastolic pressure' }, short: { zh: '舒张压', en: 'Diastolic' } },
    ],
  },
  VISION: {
    ...{ name: { zh: '视力', en: 'Visual acuity' }, unit: '' },
    parts: [
      {
        code: 'VISION-R',
        name: { zh: '右眼视力', en: 'Visual acuity, right eye' },
        short: { zh: '右眼', en: 'Right' },
      },
      { code: 'VISION-L', name: { zh: '左眼视力', en: 'Visual acuity, left eye' }, short: { zh: '左眼', en: 'Left' } },
    ],
  },
};
export const pairOf = (code: string): PairOf | undefined => (Object.hasOwn(PAIRS, code) ? PAIRS[code] : undefined);
export const PAIR_CODES: readonly string[] = Object.keys(PAIRS);

const PAIR = /^([1-9]\d{0,2}|\d\.\d{1,2}|[1-9]\d\.\d)\/([1-9]\d{0,2}|\d\.\d{1,2}|[1-9]\d\.\d)$/;
const BETWEEN = /^(\d{1,6}(?:\.\d{1,4})?)-(\d{1,6}(?:\.\d{1,4})?)$/;
const BOUND = /^([<>≤≥])(\d{1,9}(?:\.\d{1,6})?)$/;
/** A sentence, such as what an ultrasound shows; a figure with a letter in it is none. */
const SENTENCE = /^(?=\D)(?=.*(?:\p{Script=Han}{2}|[A-Za-z]{3}))/u;

/** The value of a text; undefined where it cannot be told, such as a figure with a letter among its digits. */
export function readingIn(text: string): Reading | undefined {
  const plain = plainText(text);
  const tight = plain.replaceAll(' ', '');
  const value = figureIn(plain);
  if (value !== undefined) return { kind: 'figure', value };
  const pair = PAIR.exec(tight);
  if (pair) return { kind: 'pair', first: Number(pair[1]), second: Number(pair[2]) };
  const between = BETWEEN.exec(tight);
  if (between && Number(between[1]) < Number(between[2]))
    return { kind: 'between', low: Number(between[1]), high: Number(between[2]) };
  const bound = BOUND.exec(tight);
  if (bound) return { kind: 'bound', sign: bound[1] as '<' | '≤' | '>' | '≥', value: Number(bound[2]) };
  if (plain === '') return undefined;
  return isResultWord(plain) || !/\d/.test(plain) || SENTENCE.test(plain) ? { kind: 'words', text: plain } : undefined;
}

export function readingText(reading: Reading): string {
  if (reading.kind === 'figure') return String(reading.value);
  if (reading.kind === 'pair') return `${reading.first}/${reading.second}`;
  if (reading.kind === 'between') return `${reading.low}–${reading.high}`;
  return reading.kind === 'bound' ? `${reading.sign}${reading.value}` : reading.text;
}

/** The ranges of both figures: `90-139/60-89`, `<140/90`, `90-139；60-89`. Null: none is printed. */
export function pairRangeIn(text: string): [ReadRange, ReadRange] | null | undefined {
  const plain = plainText(text)
    .replaceAll(' ', '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/mmHg$/i, '');
  if (['', '-', '--', '/'].includes(plain)) return null;
  const [first, second, ...more] = plain.split(/[/;,、]/);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const sign = /^[<>≤≥]/.exec(first)?.[0] ?? '';
  const [one, other] = [rangeIn(first), rangeIn(/^\d+(\.\d+)?$/.test(second) ? sign + second : second)];
  return one && other && hasLimit(one) && hasLimit(other) ? [one, other] : undefined;
}
const hasLimit = ({ low, high }: ReadRange): boolean => (low ?? high) !== null;

/** How a reading stands to its range. A pair is judged by its parts, each by its own. */
export function flagOfReading(reading: Reading, range: ReadRange | null): Flag {
  if (reading.kind === 'figure') return flagOf(reading.value, range);
  if (reading.kind === 'words') return flagOfWords(reading.text);
  if (reading.kind === 'pair' || !range || !hasLimit(range)) return 'none';
  const { low, high } = range;
  if (reading.kind === 'between') {
    if (high !== null && reading.high > high) return 'high';
    return low !== null && reading.low < low ? 'low' : 'normal';
  }
  const { sign, value } = reading;
  // a value known only to lie on one side of a figure is judged where the whole side is
  if (sign === '<' || sign === '≤') {
    if (low !== null && (sign === '<' ? value <= low : value < low)) return 'low';
    return low === null && high !== null && value <= high ? 'normal' : 'none';
  }
  if (high !== null && (sign === '>' ? value >= high : value > high)) return 'high';
  return high === null && low !== null && value >= low ? 'normal' : 'none';
}

interface Said {
  code: string;
  value: string;
  range: string;
}

/** The flag of a result as it was typed or read, by its own range. */
export function flagOfText({ code, value, range }: Said): Flag {
  const reading = readingIn(value);
  if (!reading) return 'none';
  if (reading.kind !== 'pair' || !pairOf(code)) return flagOfReading(reading, rangeIn(range) ?? null);
  const flags = partsOf({ code, value, range })?.map((part) => part.flag) ?? [];
  return (['high', 'low', 'normal'] as const).find((flag) => flags.includes(flag)) ?? 'none';
}

export interface ReadPart {
  code: string;
  name: Bilingual;
  value: number;
  range: ReadRange | null;
  flag: Flag;
}

/** The two results that a pair is; undefined where it is none. */
export function partsOf({ code, value, range }: Said): [ReadPart, ReadPart] | undefined {
  const pair = pairOf(code);
  const reading = readingIn(value);
  if (!pair || reading?.kind !== 'pair') return undefined;
  const ranges = pairRangeIn(range) ?? [null, null];
  const part = (at: 0 | 1, figure: number): ReadPart => ({
    ...{ code: pair.parts[at].code, name: pair.parts[at].name, value: figure },
    ...{ range: ranges[at], flag: flagOf(figure, ranges[at]) },
  });
  return [part(0, reading.first), part(1, reading.second)];
}

/** The missing field of a row to be confirmed; the first one. */
export type RowLack = 'indicator' | 'value' | 'pair' | 'single' | 'range' | 'pairRange';

export function lackOf({ code, value, range }: Said): RowLack | undefined {
  if (code === '') return 'indicator';
  const reading = readingIn(value);
  const isPair = pairOf(code) !== undefined;
  if (!reading) return isPair ? 'pair' : 'value';
  if (isPair && reading.kind !== 'pair') return 'pair';
  if (!isPair && reading.kind === 'pair') return 'single';
  if (isPair) return pairRangeIn(range) === undefined ? 'pairRange' : undefined;
  return rangeIn(range) === undefined ? 'range' : undefined;
}
