import { unitText } from '../values/lab-words.ts';
import type { Bilingual, Language } from '../language.ts';
import { inLanguage } from '../language.ts';
import type { Change, Comparison, Flag, Range, Series } from './report.ts';

/**
 * Sentences about results, in the same words on the page, in the PDF and in the console. General information, no
 * diagnosis.
 */

export const FLAG_WORDS: Record<Flag, Bilingual> = {
  normal: { zh: '正常', en: 'In range' },
  low: { zh: '偏低', en: 'Low' },
  high: { zh: '偏高', en: 'High' },
  abnormal: { zh: '异常', en: 'Abnormal' },
  none: { zh: '未判定', en: 'Not judged' },
};
export const FLAG_ARROWS: Record<Flag, string> = { normal: '', low: '↓', high: '↑', abnormal: '!', none: '' };

export const CHANGE_WORDS: Record<Change, Bilingual> = {
  first: { zh: '首次检出', en: 'First seen' },
  new: { zh: '新增异常', en: 'New' },
  worse: { zh: '较前加重', en: 'Further out' },
  still: { zh: '持续异常', en: 'Still there' },
  improved: { zh: '较前改善', en: 'Improved' },
  back: { zh: '恢复正常', en: 'Back to normal' },
  normal: { zh: '保持正常', en: 'In range' },
  none: { zh: '不作比较', en: 'Not compared' },
};

export const valueText = (
  { value, words }: { value: number | null; words: Bilingual | null },
  language: Language,
): string => (value === null ? (words ? inLanguage(words, language) : '') : String(value));

export function rangeText(range: Pick<Range, 'low' | 'high' | 'text'> | null): string {
  if (!range) return '';
  const { low, high, text } = range;
  if (text) return text;
  if (low !== null && high !== null) return `${low}–${high}`;
  if (high !== null) return `≤ ${high}`;
  return low === null ? '' : `≥ ${low}`;
}

const SIDE: Record<Flag, Bilingual> = {
  normal: { zh: '在参考范围内', en: 'within the reference range' },
  low: { zh: '低于参考范围', en: 'below the reference range' },
  high: { zh: '高于参考范围', en: 'above the reference range' },
  abnormal: { zh: '有异常发现', en: 'not as expected' },
  none: { zh: '没有参考范围', en: 'without a reference range' },
};

const SENTENCES: Record<Change, (name: Bilingual, side: Bilingual) => Bilingual> = {
  first: (name, side) => ({
    zh: `${name.zh}本次${side.zh}，上次没有可比的结果。`,
    en: `${name.en} is ${side.en}. Last time there was nothing to compare it with.`,
  }),
  new: (name, side) => ({
    zh: `${name.zh}上次正常，本次${side.zh}。`,
    en: `${name.en} was fine last time and is now ${side.en}.`,
  }),
  worse: (name, side) => ({
    zh: `${name.zh}两次都${side.zh}，本次离参考范围更远。`,
    en: `${name.en} was ${side.en} both times, and is further out now.`,
  }),
  still: (name, side) => ({
    zh: `${name.zh}两次都${side.zh}，变化不大。`,
    en: `${name.en} was ${side.en} both times, with little change.`,
  }),
  improved: (name, side) => ({
    zh: `${name.zh}仍${side.zh}，但比上次更接近参考范围。`,
    en: `${name.en} is still ${side.en}, but closer to it than last time.`,
  }),
  back: (name) => ({
    zh: `${name.zh}上次异常，本次已回到参考范围内。`,
    en: `${name.en} was out of range last time and is back within it.`,
  }),
  normal: (name) => ({ zh: `${name.zh}在参考范围内。`, en: `${name.en} is within the reference range.` }),
  none: (name) => ({ zh: `${name.zh}不作比较。`, en: `${name.en} is not compared.` }),
};

/** One line of a comparison in plain language. */
export function explain({ name, change, before, after, differs }: Comparison, language: Language): string {
  if (differs)
    return inLanguage(
      differs === 'unit'
        ? {
            zh: `${name.zh}两次的单位不同，不作比较。`,
            en: `${name.en} was measured in different units, so it is not compared.`,
          }
        : {
            zh: `${name.zh}两次的检测方法不同，不作比较。`,
            en: `${name.en} was measured by different methods, so it is not compared.`,
          },
      language,
    );
  if (!after)
    return inLanguage({ zh: `${name.zh}本次没有检测。`, en: `${name.en} was not measured this time.` }, language);
  if (change === 'still' && before && before.flag !== after.flag)
    return inLanguage(SENTENCES.still(name, SIDE.abnormal), language);
  return inLanguage(SENTENCES[change](name, SIDE[after.flag]), language);
}

const COUNTED = ['', '', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

/** How long a series has gone one way: `连续两年上升：34 → 42 → 58`. Two values are no run. */
export function runOf(points: Series['points']): Bilingual | undefined {
  const steps = points.slice(1).map(({ value }, at) => Math.sign(value - (points[at]?.value ?? value)));
  const way = steps.at(-1) ?? 0;
  const run = way === 0 ? 0 : steps.length - 1 - steps.findLastIndex((step) => step !== way);
  if (run < 2) return undefined;
  const of = points.slice(-(run + 1));
  const isYearly = of.every(({ year }, at) => at === 0 || year === (of[at - 1]?.year ?? 0) + 1);
  const times = COUNTED[run] ?? ` ${run} `;
  const figures = of.map(({ value }) => value).join(' → ');
  return {
    zh: `连续${times}${isYearly ? '年' : '次'}${way > 0 ? '上升' : '下降'}：${figures}`,
    en: `${way > 0 ? 'Rising' : 'Falling'} ${run} ${isYearly ? 'years' : 'times'} running: ${figures}`,
  };
}

/** A trend in one sentence: how long it has gone one way, and since when it is out of range. */
export function explainTrend({ name, points }: Series, language: Language): string {
  const last = points.at(-1);
  if (!last || points.length < 2)
    return inLanguage(
      { zh: `${name.zh}只有一次结果，暂无趋势。`, en: `There is one result of ${name.en} so far, and no trend yet.` },
      language,
    );
  const out = points.filter(({ flag }) => flag === 'low' || flag === 'high').length;
  const moving = runOf(points);
  const outside: Bilingual = {
    zh: `${points.length} 次结果中 ${out} 次超出参考范围，最近一次${SIDE[last.flag].zh}。`,
    en: `${out} of ${points.length} results are out of range; the latest is ${SIDE[last.flag].en}.`,
  };
  return inLanguage(
    moving ? { zh: `${moving.zh}。${outside.zh}`, en: `${moving.en}. ${outside.en}` } : outside,
    language,
  );
}

export const convertedText = ({ value, unit }: { value: number; unit: string }, language: Language): string =>
  inLanguage({ zh: `由 ${value} ${unit} 换算`, en: `converted from ${value} ${unitText(unit, language)}` }, language);

export const NOT_A_DIAGNOSIS: Bilingual = {
  zh: '结果仅供健康参考，不能替代医生诊断。如有不适请及时就医。',
  en: 'These results are general information and no diagnosis. If you feel unwell, please see a doctor.',
};
