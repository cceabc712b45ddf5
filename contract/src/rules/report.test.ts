import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  changesOf,
  compareYears,
  contradictsRange,
  flagOf,
  isAbnormal,
  isFor,
  percentOf,
  seriesKey,
  SUMMARY_GROUPS,
  summaryOf,
  trendsOf,
  type Change,
  type Result,
} from './report.ts';

const range = (low: number | null, high: number | null) => ({
  ...{ low, high, text: '', sex: 'any' as const, ageFrom: null, ageTo: null },
});
const result = (code: string, value: number, more: Partial<Result> = {}): Result => {
  const bounds = more.range === undefined ? range(2, 4) : more.range;
  return {
    ...{ code, name: { zh: code, en: code }, value, words: null, unit: 'mmol/L', method: '' },
    ...{ flag: flagOf(value, bounds), convertedFrom: null, ...more, range: bounds },
  };
};
const report = (...items: Result[]) => ({ sections: [{ items }] });

describe('the flag of a value', () => {
  it.each([
    [1.9, 2, 4, 'low'],
    [2, 2, 4, 'normal'],
    [4, 2, 4, 'normal'],
    [4.1, 2, 4, 'high'],
    [9, null, 4, 'high'],
    [-9, null, 4, 'normal'],
    [1, 2, null, 'low'],
    [1, null, null, 'none'],
  ] as const)('%s against %s–%s is %s', (value, low, high, flag) => {
    expect(flagOf(value, range(low, high))).toBe(flag);
  });

  it('without a range is none, and a handed-over one must not contradict the range', () => {
    expect(flagOf(1, null)).toBe('none');
    expect(contradictsRange({ value: 5, range: range(2, 4), flag: 'normal' })).toBe(true);
    expect(contradictsRange({ value: 5, range: range(2, 4), flag: 'high' })).toBe(false);
    // without bounds the laboratory judges
    expect(contradictsRange({ value: 5, range: null, flag: 'abnormal' })).toBe(false);
  });

  it('comes from a range for the person’s sex and age', () => {
    const men = { ...range(1, 2), sex: 'male' as const, ageFrom: 18, ageTo: 60 };
    const who = (sex: 'male' | 'female', age: number) => isFor(men, { sex, age });
    expect([who('male', 18), who('male', 60), who('male', 61), who('male', 17), who('female', 30)]).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});

describe('a series', () => {
  const base = { code: 'WBC', unit: '/μL', method: '' };
  it.each([
    ['another unit', { unit: '/LPF' }],
    ['another method', { method: 'microscopy' }],
    ['another indicator', { code: 'RBC' }],
    ['another case of the unit', { unit: '/μl' }],
  ])('is not mixed with %s', (_, other) => {
    expect(seriesKey({ ...base, ...other })).not.toBe(seriesKey(base));
  });

  it('is one however its unit is typed', () => {
    expect(seriesKey({ ...base, unit: ' / µL' })).toBe(seriesKey(base));
  });

  // proves: reports: units are not mixed
  it('has two lines where the unit changed, each value in one of them', () => {
    const years = [
      { day: '2024-06-01', ...report(result('UA', 300, { unit: 'μmol/L', range: range(200, 400) })) },
      { day: '2025-06-01', ...report(result('UA', 5, { unit: 'mg/dL', range: range(3, 7) })) },
      { day: '2026-06-01', ...report(result('UA', 450, { unit: 'μmol/L', range: range(200, 400) })) },
    ];
    const trends = trendsOf(years);
    expect(trends.map(({ unit, points }) => [unit, points.map(({ value }) => value)])).toEqual([
      ['μmol/L', [300, 450]],
      ['mg/dL', [5]],
    ]);
    // the report before had no such result: nothing is said of better or worse
    expect(trends[0]?.points[1]?.change).toBe('first');
    const [row] = compareYears(years[1] ?? report(), years[2] ?? report());
    expect(row).toMatchObject({ differs: 'unit', before: null, change: 'first', percent: null });
  });

  it('keeps a converted value, which says so', () => {
    const convertedFrom = { value: 92, unit: 'mg/dL' };
    const trends = trendsOf([{ day: '2026-06-01', ...report(result('GLU', 5.1, { convertedFrom })) }]);
    expect(trends[0]?.points[0]?.convertedFrom).toEqual(convertedFrom);
  });
});

describe('better or worse', () => {
  it.each([
    [undefined, 5, 'first'],
    [undefined, 3, 'normal'],
    [3, 5, 'new'],
    [5, 3, 'back'],
    [1, 3, 'back'],
    [3, 3.5, 'normal'],
    [5, 4.5, 'improved'],
    [4.5, 5, 'worse'],
    [5, 5.05, 'still'],
    [1, 1.5, 'improved'],
    [1.5, 1, 'worse'],
    [1, 5, 'new'],
  ] as const)('%s then %s is %s', (before, after, change) => {
    const was = before === undefined ? undefined : result('X', before);
    expect(changeOf(was, result('X', after))).toBe(change);
  });

  it('is judged by each year’s own range', () => {
    const was = result('X', 4.5, { range: range(2, 4) });
    expect(changeOf(was, result('X', 4.5, { range: range(2, 5) }))).toBe('back');
  });

  it('of findings in words is new, still there or gone', () => {
    const found = (flag: 'normal' | 'abnormal') => ({ value: null, range: null, flag });
    expect(changeOf(found('normal'), found('abnormal'))).toBe('new');
    expect(changeOf(found('abnormal'), found('abnormal'))).toBe('still');
    expect(changeOf(found('abnormal'), found('normal'))).toBe('back');
    expect(changeOf(found('normal'), { ...found('normal'), flag: 'none' })).toBe('none');
  });

  it('says the share of a change, and nothing where there is nothing to divide by', () => {
    expect([
      percentOf(3.6, 3.9),
      percentOf(1.92, 1.58),
      percentOf(0, 3),
      percentOf(null, 3),
      percentOf(3, null),
    ]).toEqual([...[8.3, -17.7, null, null, null]]);
  });
});

const value = fc.double({ min: -1000, max: 1000, noNaN: true });
const anyResult = fc
  .tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.constantFrom('g', 'mg'), value)
  .map(([code, unit, at]) => result(code, at, { unit, range: range(-20, 300) }));
const anyReport = fc
  .uniqueArray(anyResult, { maxLength: 8, selector: (item) => seriesKey(item) })
  .map((items) => report(...items));

const MIRROR: Record<Change, Change[]> = {
  improved: ['worse'],
  worse: ['improved'],
  still: ['still'],
  new: ['back', 'new'],
  back: ['new'],
  normal: ['normal'],
  first: ['normal', 'first'],
  none: ['none'],
};

describe('in every view the same', () => {
  it('summary, comparison, trend and table say the same of each result', () => {
    fc.assert(
      fc.property(anyReport, anyReport, (earlier, later) => {
        const changes = changesOf(later, earlier);
        const rows = compareYears(earlier, later).filter(({ after }) => after !== null);
        const summary = summaryOf(later, earlier);
        const trends = trendsOf([
          { day: '2026-06-01', ...later },
          { day: '2025-06-01', ...earlier },
        ]);
        for (const { key, change } of rows) {
          expect(changes.get(key)).toBe(change);
          const point = trends.find((series) => series.key === key)?.points.find(({ year }) => year === 2026);
          expect(point?.change).toBe(change);
          for (const group of SUMMARY_GROUPS) expect(summary[group].includes(key)).toBe(group === change);
        }
        expect(rows).toHaveLength(changes.size);
        const current = rows.filter(({ after }) => after && isAbnormal(after.flag));
        expect(summary.abnormal).toBe(current.length);
      }),
    );
  });

  it('told backwards it is the opposite', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [a, b] = [result('A', one), result('A', other)];
        expect(MIRROR[changeOf(a, b)]).toContain(changeOf(b, a));
      }),
    );
  });
});

describe('counts, bounds and words', () => {
  const counted = (words: string, flag: Result['flag'], high = 5): Result => ({
    ...result('U-RBC', 0),
    ...{ value: null, words: { zh: words, en: words }, range: range(null, high), flag },
  });

  it('are judged by their range, and what contradicts it is told', () => {
    for (const [words, flag, isWrong] of [
      ['0–2', 'normal', false],
      ['0–2', 'high', true],
      ['6-9', 'high', false],
      ['6-9', 'normal', true],
      ['<0.5', 'normal', false],
      ['>10', 'normal', true],
      ['阴性', 'normal', false],
      ['可见少量', 'abnormal', false],
    ] as const)
      expect([words, contradictsRange(counted(words, flag))]).toEqual([words, isWrong]);
  });

  it('are compared by how far they lie out', () => {
    expect(changeOf(counted('6–9', 'high'), counted('20–30', 'high'))).toBe('worse');
    expect(changeOf(counted('20–30', 'high'), counted('6–9', 'high'))).toBe('improved');
    expect(changeOf(counted('>10', 'high'), counted('0–2', 'normal'))).toBe('back');
    expect(changeOf(counted('阴性', 'normal'), counted('阳性', 'abnormal'))).toBe('new');
  });
});
