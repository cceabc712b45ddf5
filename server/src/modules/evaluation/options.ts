import type { EvaluationOption } from '#contract/calls/evaluation';
import { EVALUATION_TYPE, MOST_STARS } from '#contract/calls/evaluation';
import { inLanguage, type Bilingual, type Language } from '#contract/language';

interface Option extends Omit<EvaluationOption, 'name'> {
  name: Bilingual;
}

const { stars, tag, words } = EVALUATION_TYPE;
/** With this many stars something was good; with fewer something could be better. */
const GOOD_FROM = 4;

const praise = (id: number, zh: string, en: string): Option => ({
  id,
  typeId: tag,
  name: { zh, en },
  fromStars: GOOD_FROM,
  toStars: MOST_STARS,
});
const wish = (id: number, zh: string, en: string): Option => ({
  id,
  typeId: tag,
  name: { zh, en },
  fromStars: 1,
  toStars: GOOD_FROM - 1,
});
const always = { fromStars: 1, toStars: MOST_STARS };

export const OPTIONS: readonly Option[] = [
  { id: 1, typeId: stars, name: { zh: '总体评分', en: 'Overall rating' }, ...always },
  praise(11, '流程顺畅', 'Smooth process'),
  praise(12, '服务周到', 'Attentive staff'),
  praise(13, '环境整洁', 'Clean and quiet'),
  praise(14, '等候时间短', 'Short waits'),
  praise(15, '讲解细致', 'Clear explanations'),
  wish(21, '等候时间长', 'Long waits'),
  wish(22, '指引不清', 'Unclear directions'),
  wish(23, '服务待改进', 'Service could be better'),
  wish(24, '环境拥挤', 'Crowded'),
  wish(25, '项目解释少', 'Little was explained'),
  { id: 31, typeId: words, name: { zh: '补充说明', en: 'Anything else' }, ...always },
];

export const optionsOf = (typeId: number, language: Language): EvaluationOption[] =>
  OPTIONS.filter((option) => typeId === 0 || option.typeId === typeId).map((option) => ({
    ...option,
    name: inLanguage(option.name, language),
  }));
