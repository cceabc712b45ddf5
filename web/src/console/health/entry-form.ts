import type { ArticleContent, IndicatorContent, ReferenceRange } from '#contract/schemas/health-content';
import type { Bilingual } from '#contract/language';
import type { OpsEntryRow } from '#contract/ops/health';

/** An entry as an editor types it: texts in both languages, lists as lines or with commas between. */
export interface EntryForm {
  texts: Record<string, Bilingual>;
  lists: Record<string, string>;
}

/** The open entry of the list. */
export interface OpenEntry {
  kind: OpsEntryRow['kind'];
  code: string;
  name: string;
  version: number;
  published: boolean;
  hasDraft: boolean;
  form: EntryForm;
}

/** The typed values that cannot be read. */
export type FormTrouble = 'badRange' | 'badSource';

const joined = (list: readonly string[]): string => list.join(', ');
const split = (text = ''): string[] =>
  text
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter(Boolean);
const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const sourceLines = (sources: readonly Bilingual[]): string => sources.map(({ zh, en }) => `${zh} | ${en}`).join('\n');
const orDash = (value: number | null): string => (value === null ? '-' : String(value));
const NO_TEXT: Bilingual = { zh: '', en: '' };

export function indicatorForm(content: IndicatorContent): EntryForm {
  const { name, about, high, low, influences, doctor, rangeNote } = content;
  return {
    texts: { name, about, high, low, influences, doctor, rangeNote },
    lists: {
      abbreviations: joined(content.abbreviations),
      alsoZh: joined(content.also.zh),
      alsoEn: joined(content.also.en),
      pinyin: content.pinyin,
      unit: content.unit,
      ranges: content.ranges
        .map(({ sex, fromAge, toAge, low: from, high: to }) =>
          [sex, fromAge, orDash(toAge), orDash(from), orDash(to)].join(' '),
        )
        .join('\n'),
      related: joined(content.related),
      sources: sourceLines(content.sources),
    },
  };
}

export function articleForm(content: ArticleContent): EntryForm {
  const sections = content.sections.flatMap(({ heading, text }, at) => [
    [`heading.${at}`, heading] as const,
    [`text.${at}`, text] as const,
  ]);
  return {
    texts: { title: content.title, summary: content.summary, ...Object.fromEntries(sections) },
    lists: {
      alsoZh: joined(content.also.zh),
      alsoEn: joined(content.also.en),
      pinyin: content.pinyin,
      indicators: joined(content.indicators),
      sources: sourceLines(content.sources),
    },
  };
}

function readRange(line: string): ReferenceRange | undefined {
  const [, sex, from, to, low, high] = /^(any|male|female) (\d+) (\d+|-) (-|-?[\d.]+) (-|-?[\d.]+)$/.exec(line) ?? [];
  if (sex !== 'any' && sex !== 'male' && sex !== 'female') return undefined;
  const number = (text = '-'): number | null => (text === '-' ? null : Number(text));
  return { sex, fromAge: Number(from), toAge: number(to), low: number(low), high: number(high) };
}

function readSources(text: string | undefined): Bilingual[] | undefined {
  const sources = linesOf(text).map((line) => line.split('|').map((part) => part.trim()));
  if (sources.some(([zh, en]) => !zh || !en)) return undefined;
  return sources.map(([zh = '', en = '']) => ({ zh, en }));
}

/** The reading follows a changed name: an untouched one is left to the server. */
const pinyinIn = ({ lists }: EntryForm, before: { pinyin: string }, isRenamed: boolean): string =>
  isRenamed && lists.pinyin === before.pinyin ? '' : (lists.pinyin ?? '');

export function indicatorFrom(form: EntryForm, before: IndicatorContent): IndicatorContent | FormTrouble {
  const { texts, lists } = form;
  const ranges = linesOf(lists.ranges).map(readRange);
  const known = ranges.filter((range) => range !== undefined);
  if (known.length < ranges.length) return 'badRange';
  const sources = readSources(lists.sources);
  if (!sources) return 'badSource';
  const name = texts.name ?? before.name;
  return {
    ...before,
    ...{ name, about: texts.about ?? before.about, high: texts.high ?? before.high, low: texts.low ?? NO_TEXT },
    influences: texts.influences ?? before.influences,
    doctor: texts.doctor ?? before.doctor,
    rangeNote: texts.rangeNote ?? NO_TEXT,
    abbreviations: split(lists.abbreviations),
    also: { zh: split(lists.alsoZh), en: split(lists.alsoEn) },
    pinyin: pinyinIn(form, before, name.zh !== before.name.zh),
    unit: lists.unit ?? '',
    ranges: known,
    related: split(lists.related),
    sources,
  };
}

export function articleFrom(form: EntryForm, before: ArticleContent): ArticleContent | FormTrouble {
  const { texts, lists } = form;
  const sources = readSources(lists.sources);
  if (!sources) return 'badSource';
  const title = texts.title ?? before.title;
  return {
    ...before,
    ...{ title, summary: texts.summary ?? before.summary, sources },
    sections: before.sections.map((section, at) => ({
      heading: texts[`heading.${at}`] ?? section.heading,
      text: texts[`text.${at}`] ?? section.text,
    })),
    also: { zh: split(lists.alsoZh), en: split(lists.alsoEn) },
    pinyin: pinyinIn(form, before, title.zh !== before.title.zh),
    indicators: split(lists.indicators),
  };
}
