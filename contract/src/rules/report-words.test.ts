import { expect, it } from 'vitest';
import { explainTrend, runOf } from './report-words.ts';
import type { Series } from './report.ts';

const points = (values: number[], years = values.map((_, at) => 2023 + at)): Series['points'] =>
  values.map((value, at) => ({
    ...{ day: `${years[at]}-05-20`, year: years[at] ?? 0, value, flag: value > 50 ? 'high' : 'normal' },
    ...{ low: null, high: 50, change: 'none', convertedFrom: null },
  }));

it.each([
  ['two values are none', points([34, 42]), undefined],
  ['three that rise', points([34, 42, 58]), '连续两年上升：34 → 42 → 58'],
  ['four of which the last three fall', points([40, 58, 42, 34]), '连续两年下降：58 → 42 → 34'],
  ['a year without one', points([34, 42, 58], [2021, 2023, 2024]), '连续两次上升：34 → 42 → 58'],
  ['up and down', points([34, 58, 42]), undefined],
  ['the same twice', points([34, 42, 42]), undefined],
])('a run: %s', (_what, of, zh) => expect(runOf(of)?.zh).toBe(zh));

it('a trend says its run and where the last result lies', () => {
  const series = { key: '', code: 'ALT', name: { zh: '谷丙转氨酶', en: 'ALT' }, unit: 'U/L', method: '' };
  expect(explainTrend({ ...series, points: points([34, 42, 58]) }, 'zh-cn')).toBe(
    '连续两年上升：34 → 42 → 58。3 次结果中 1 次超出参考范围，最近一次高于参考范围。',
  );
  expect(explainTrend({ ...series, points: points([34, 42, 58]) }, 'en-us')).toMatch(
    /^Rising 2 years running: 34 → 42 → 58\. /,
  );
  expect(explainTrend({ ...series, points: points([34, 58]) }, 'zh-cn')).not.toContain('连续');
});
