import { expect, it } from 'vitest';
import type { IndicatorContent } from '#contract/schemas/health-content';
import { indicatorForm, indicatorFrom } from './entry-form.ts';

const words = { zh: '字', en: 'word' };
const CONTENT: IndicatorContent = {
  ...{ name: { zh: '尿酸', en: 'Uric acid' }, abbreviations: ['UA', 'URIC'], also: { zh: ['血尿酸'], en: [] } },
  ...{ pinyin: 'niao suan', initials: 'ns', unit: 'μmol/L', otherUnits: [{ unit: 'mg/dL', factor: 0.0168 }] },
  ranges: [{ sex: 'male', fromAge: 18, toAge: null, low: 208, high: 428 }],
  ...{ rangeNote: words, about: words, high: words, low: { zh: '', en: '' }, influences: words, doctor: words },
  ...{ related: ['CREA'], sources: [{ zh: '指南', en: 'Guideline' }] },
};

it('what an editor opens and does not change is saved as it was', () => {
  expect(indicatorFrom(indicatorForm(CONTENT), CONTENT)).toEqual(CONTENT);
});

it('a range or a source that cannot be read is told, not dropped', () => {
  const form = indicatorForm(CONTENT);
  expect(indicatorFrom({ ...form, lists: { ...form.lists, ranges: 'men 18 to 60' } }, CONTENT)).toBe('badRange');
  expect(indicatorFrom({ ...form, lists: { ...form.lists, sources: '只有中文' } }, CONTENT)).toBe('badSource');
});

it('a new name has its reading made anew, unless one was typed', () => {
  const form = indicatorForm(CONTENT);
  const renamed = { ...form, texts: { ...form.texts, name: { zh: '血尿酸', en: 'Urate' } } };
  expect(indicatorFrom(renamed, CONTENT)).toMatchObject({ pinyin: '' });
  const typed = { ...renamed, lists: { ...form.lists, pinyin: 'xue niao suan' } };
  expect(indicatorFrom(typed, CONTENT)).toMatchObject({ pinyin: 'xue niao suan' });
});
