/**
 * The judgements about results, once for every view: summary, table, comparison, trend and PDF ask these functions and
 * no others, so that they cannot disagree. A series is indicator, unit and method; nothing is converted here.
 */

import { flagOf, type Flag } from './flag.ts';
import { flagOfReading, readingIn } from './reading.ts';

export { flagOf, type Flag } from './flag.ts';

/**
 * `first`: out of range with nothing alike before; `new`: in range before; `back`: out of range before and now in it;
 * `none`: nothing that could be judged.
 */
export type Change = 'first' | 'new' | 'worse' | 'still' | 'improved' | 'back' | 'normal' | 'none';

interface Words {
  zh: string;
  en: string;
}
export interface Range {
  low: number | null;
  high: number | null;
  text: string;
  sex: 'any' | 'male' | 'female';
  ageFrom: number | null;
  ageTo: number | null;
}
interface Converted {
  value: number;
  unit: string;
}
export interface Result {
  code: string;
  name: Words;
  value: number | null;
  words: Words | null;
  unit: string;
  method: string;
  range: Range | null;
  flag: Flag;
  convertedFrom: Converted | null;
}
interface Sections {
  sections: readonly { items: readonly Result[] }[];
}
/** One year's results with the day they are of. */
export interface Dated extends Sections {
  day: string;
}

/** A count such as 0–2, or a bound such as <0.5: words to look at, and figures to judge. */
function countedIn({ words }: Partial<Pick<Result, 'words'>>) {
  const reading = words ? readingIn(words.zh) : undefined;
  return reading?.kind === 'between' || reading?.kind === 'bound' ? reading : undefined;
}

/** The contradiction in a flag that was handed over: a measured value must say the same as its own range. */
export const contradictsRange = ({ value, words, range, flag }: Judged): boolean => {
  const counted = countedIn({ words });
  const own = value !== null ? flagOf(value, range) : counted ? flagOfReading(counted, range) : 'none';
  return own !== 'none' && own !== flag;
};

/** Whether a range is meant for this person; another one would judge wrongly. */
export const isFor = ({ sex, ageFrom, ageTo }: Range, who: { sex: 'male' | 'female'; age: number }): boolean =>
  (sex === 'any' || sex === who.sex) &&
  (ageFrom === null || who.age >= ageFrom) &&
  (ageTo === null || who.age <= ageTo);

/** µ has two code points, and people put spaces where they like: both are one unit. Letters keep their case: mg is not Mg. */
const plain = (text: string): string => (PLAIN.test(text) ? text : text.normalize('NFKC').replaceAll(/\s+/g, ''));
/** Text that normalising leaves as it is: asked for thousands of times for one report. */
const PLAIN = /^[!-~]*$/;

export const seriesKey = ({ code, unit, method }: Pick<Result, 'code' | 'unit' | 'method'>): string =>
  JSON.stringify([code, /* guard: reports: units are not mixed */ plain(unit), plain(method)]);

export const isAbnormal = (flag: Flag): boolean => flag === 'low' || flag === 'high' || flag === 'abnormal';

type Judged = Pick<Result, 'value' | 'range' | 'flag'> & Partial<Pick<Result, 'words'>>;

/** How far outside its own range a value lies, as a share of the bound it has passed. */
function distanceOf({ value: figure, words, range, flag }: Judged): number | undefined {
  const counted = countedIn({ words });
  const value =
    figure ?? (counted?.kind === 'bound' ? counted.value : ((flag === 'low' ? counted?.low : counted?.high) ?? null));
  const bound = flag === 'high' ? range?.high : flag === 'low' ? range?.low : undefined;
  if (value === null || bound === undefined || bound === null) return undefined;
  return Math.abs(value - bound) / (Math.abs(bound) || 1);
}

/** Within a tenth either way a value counts as the same: laboratories are no more exact than that. */
const SAME = 9 / 10;

/** The one answer to "better or worse?". `before` is the last result of the same series, if there is one. */
export function changeOf(before: Judged | undefined, after: Judged): Change {
  if (after.flag === 'none') return 'none';
  if (!before || before.flag === 'none') return isAbnormal(after.flag) ? 'first' : 'normal';
  if (!isAbnormal(after.flag)) return isAbnormal(before.flag) ? 'back' : 'normal';
  if (!isAbnormal(before.flag)) return 'new';
  if (before.flag !== after.flag) return after.flag === 'abnormal' || before.flag === 'abnormal' ? 'still' : 'new';
  const [was, is] = [distanceOf(before), distanceOf(after)];
  if (was === undefined || is === undefined) return 'still';
  if (is < was * SAME) return 'improved';
  return was < is * SAME ? 'worse' : 'still';
}

export const itemsOf = ({ sections }: Sections): Result[] => sections.flatMap(({ items }) => items);

const bySeries = (report: Sections | undefined): Map<string, Result> =>
  new Map(report ? itemsOf(report).map((item) => [seriesKey(item), item]) : []);

/** The change of each result since the report before. */
export function changesOf(report: Sections, earlier: Sections | undefined): Map<string, Change> {
  const before = bySeries(earlier);
  return new Map(itemsOf(report).map((item) => [seriesKey(item), changeOf(before.get(seriesKey(item)), item)]));
}

/** Groups of a summary, in the order people should read them. */
export const SUMMARY_GROUPS = ['new', 'worse', 'still', 'first', 'improved', 'back'] as const;
export type Summary = Record<(typeof SUMMARY_GROUPS)[number], string[]> & { items: number; abnormal: number };

export function summaryOf(report: Sections, earlier: Sections | undefined): Summary {
  const changes = changesOf(report, earlier);
  const all = itemsOf(report);
  const named = (change: Change): string[] =>
    all.map((item) => seriesKey(item)).filter((key) => changes.get(key) === change);
  return {
    items: all.length,
    abnormal: all.filter(({ flag }) => isAbnormal(flag)).length,
    new: named('new'),
    worse: named('worse'),
    still: named('still'),
    first: named('first'),
    improved: named('improved'),
    back: named('back'),
  };
}

export interface Comparison {
  key: string;
  code: string;
  name: Words;
  unit: string;
  method: string;
  before: Seen | null;
  after: Seen | null;
  change: Change;
  percent: number | null;
  differs: 'unit' | 'method' | null;
}
type Seen = Pick<Result, 'value' | 'words' | 'flag' | 'range' | 'convertedFrom'>;
const seen = ({ value, words, flag, range, convertedFrom }: Result): Seen => ({
  ...{ value, words, flag, range, convertedFrom },
});

/** Two years side by side: every series of the later one, then those that were measured in the earlier one alone. */
export function compareYears(earlier: Sections, later: Sections): Comparison[] {
  const before = bySeries(earlier);
  const changes = changesOf(later, earlier);
  const now = itemsOf(later);
  const rows = now.map((item): Comparison => {
    const key = seriesKey(item);
    const old = before.get(key);
    return {
      ...{ key, code: item.code, name: item.name, unit: item.unit, method: item.method },
      ...{ before: old ? seen(old) : null, after: seen(item), change: changes.get(key) ?? 'none' },
      percent: old ? percentOf(old.value, item.value) : null,
      differs: old ? null : differenceOf(item, itemsOf(earlier)),
    };
  });
  const known = new Set(rows.map(({ key }) => key));
  const gone = itemsOf(earlier)
    .filter((item) => !known.has(seriesKey(item)))
    .map((item): Comparison => ({
      ...{ key: seriesKey(item), code: item.code, name: item.name, unit: item.unit, method: item.method },
      ...{ before: seen(item), after: null, change: 'none', percent: null, differs: differenceOf(item, now) },
    }));
  return [...rows, ...gone];
}

/** The same indicator measured otherwise: said, and not compared. */
function differenceOf(item: Result, others: readonly Result[]): 'unit' | 'method' | null {
  const alike = others.filter(({ code }) => code === item.code);
  if (alike.length === 0) return null;
  return alike.some(({ unit }) => plain(unit) === plain(item.unit)) ? 'method' : 'unit';
}

/** In tenths of a per cent, so that every view says the same figure. */
export const percentOf = (before: number | null, after: number | null): number | null =>
  before === null || after === null || before === 0
    ? null
    : Math.round(((after - before) / Math.abs(before)) * 1000) / 10;

export interface Series {
  key: string;
  code: string;
  name: Words;
  unit: string;
  method: string;
  points: {
    day: string;
    year: number;
    value: number;
    flag: Flag;
    low: number | null;
    high: number | null;
    change: Change;
    convertedFrom: Converted | null;
  }[];
}

/** The measured series over the years, oldest first; a point is judged against the report before, as in every other view. */
export function trendsOf(reports: readonly Dated[]): Series[] {
  const series = new Map<string, Series>();
  let earlier: Dated | undefined;
  for (const report of reports.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const changes = changesOf(report, earlier);
    for (const { code, name, unit, method, value, flag, range, convertedFrom } of itemsOf(report)) {
      if (value === null) continue;
      const key = seriesKey({ code, unit, method });
      const point = {
        ...{ day: report.day, year: Number(report.day.slice(0, 4)), value, flag, convertedFrom },
        ...{ low: range?.low ?? null, high: range?.high ?? null, change: changes.get(key) ?? 'none' },
      };
      const points = [...(series.get(key)?.points ?? []), point];
      series.set(key, { key, code, name, unit, method, points });
    }
    earlier = report;
  }
  return [...series.values()];
}
