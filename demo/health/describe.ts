import type { ArticleCategory, IndicatorCategory } from '#contract/health-categories';
import type { ArticleContent, IndicatorContent, ReferenceRange } from '#contract/health-content';
import type { Bilingual } from '#contract/language';
import { pinyinOf } from '../../server/src/modules/health/index.ts';
import type { Pair } from './pair.ts';
import { SOURCES, type SourceName } from './sources.ts';

export interface DemoIndicator {
  code: string;
  category: IndicatorCategory;
  content: IndicatorContent;
}
export interface DemoArticle {
  slug: string;
  category: ArticleCategory;
  content: ArticleContent;
}

interface Written {
  code: string;
  name: Pair;
  /** Without one the code itself is looked for. */
  abbr?: readonly string[];
  zh?: readonly string[];
  en?: readonly string[];
  unit?: string;
  units?: readonly (readonly [unit: string, factor: number])[];
  ranges?: readonly ReferenceRange[];
  note?: Pair;
  about: Pair;
  high: Pair;
  low?: Pair;
  influences?: Pair;
  doctor?: Pair;
  related?: readonly string[];
  sources?: readonly SourceName[];
}

/** The fields the entries of a category share unless they say otherwise. */
interface Usual {
  influences: Pair;
  doctor: Pair;
  sources: readonly SourceName[];
}

const both = ([zh, en]: Pair): Bilingual => ({ zh, en });
const NOTHING: Pair = ['', ''];

export const indicatorsOf = (category: IndicatorCategory, usual: Usual, list: readonly Written[]): DemoIndicator[] =>
  list.map((one) => ({
    code: one.code,
    category,
    content: {
      name: both(one.name),
      abbreviations: [...(one.abbr ?? [one.code])],
      also: { zh: [...(one.zh ?? [])], en: [...(one.en ?? [])] },
      ...pinyinOf(one.name[0]),
      unit: one.unit ?? '',
      otherUnits: (one.units ?? []).map(([unit, factor]) => ({ unit, factor })),
      ranges: [...(one.ranges ?? [])],
      rangeNote: both(one.note ?? (one.ranges ? NOTHING : BY_LABORATORY)),
      about: both(one.about),
      high: both(one.high),
      low: both(one.low ?? NOTHING),
      influences: both(one.influences ?? usual.influences),
      doctor: both(one.doctor ?? usual.doctor),
      related: [...(one.related ?? [])],
      sources: (one.sources ?? usual.sources).map((source) => both(SOURCES[source])),
    },
  }));

export const BY_LABORATORY: Pair = [
  '参考范围因检测方法和试剂而异，请以您报告上所列范围为准。',
  'The range depends on the laboratory and its method. Go by the one on your report.',
];
export const NEGATIVE: Pair = ['正常为阴性（－）。', 'Normal is negative (−).'];

const range = (
  sex: ReferenceRange['sex'],
  low: number | null,
  high: number | null,
  ages: readonly [number, number | null] = [18, null],
): ReferenceRange => ({ sex, low, high, fromAge: ages[0], toAge: ages[1] });
export const adults = (low: number | null, high: number | null) => [range('any', low, high)];
export const bySex = (
  male: readonly [number | null, number | null],
  female: readonly [number | null, number | null],
) => [range('male', ...male), range('female', ...female)];
export { range };

interface WrittenArticle {
  slug: string;
  title: Pair;
  zh?: readonly string[];
  en?: readonly string[];
  summary: Pair;
  sections: readonly (readonly [heading: Pair, text: Pair])[];
  indicators: readonly string[];
  sources: readonly SourceName[];
}

export const articlesOf = (category: ArticleCategory, list: readonly WrittenArticle[]): DemoArticle[] =>
  list.map(({ slug, title, summary, sections, indicators, sources, zh = [], en = [] }) => ({
    slug,
    category,
    content: {
      title: both(title),
      also: { zh: [...zh], en: [...en] },
      ...pinyinOf(title[0]),
      summary: both(summary),
      sections: sections.map(([heading, text]) => ({ heading: both(heading), text: both(text) })),
      indicators: [...indicators],
      sources: sources.map((source) => both(SOURCES[source])),
    },
  }));

/** Headings many articles have. */
export const WHAT: Pair = ['是什么', 'What it is'];
export const WHY: Pair = ['为什么要重视', 'Why it matters'];
export const DO: Pair = ['可以怎么做', 'What you can do'];
export const SEE: Pair = ['什么时候看医生', 'When to see a doctor'];
export const READ: Pair = ['怎么看结果', 'How to read the result'];
