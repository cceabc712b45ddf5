import { describe, expect, it } from 'vitest';
import { Reading } from '../schemas/reading.ts';
import { flagOfReading, flagOfText, lackOf, pairRangeIn, partsOf, readingIn, readingText } from './reading.ts';

describe('a reading', () => {
  it.each<[string, object | undefined]>([
    ['5.7', { kind: 'figure', value: 5.7 }],
    ['142/91', { kind: 'pair', first: 142, second: 91 }],
    ['142 ／ 91', { kind: 'pair', first: 142, second: 91 }],
    ['1.0/0.8', { kind: 'pair', first: 1, second: 0.8 }],
    ['0-2', { kind: 'between', low: 0, high: 2 }],
    ['0～2', { kind: 'between', low: 0, high: 2 }],
    ['＜0.5', { kind: 'bound', sign: '<', value: 0.5 }],
    ['<=0.5', { kind: 'bound', sign: '≤', value: 0.5 }],
    ['阴性', { kind: 'words', text: '阴性' }],
    ['Trace', { kind: 'words', text: 'Trace' }],
    ['2+', { kind: 'words', text: '2+' }],
    ['右叶结节 4×3 mm', { kind: 'words', text: '右叶结节 4×3 mm' }],
    ['3B6', undefined],
    ['386 umol/L', undefined],
    ['2021/05/20', undefined],
    ['0012/34', undefined],
    ['', undefined],
  ])('%s', (text, expected) => {
    const reading = readingIn(text);
    expect(reading).toEqual(expected);
    if (reading) {
      expect(Reading.parse(reading)).toEqual(reading);
      expect(readingIn(readingText(reading))).toEqual(reading);
    }
  });

  it.each<[string, string, string]>([
    ['<0.5', '<5', 'normal'],
    ['<0.5', '1-3', 'low'],
    ['<2', '1-3', 'none'],
    ['>90', '>60', 'normal'],
    ['>1000', '0-500', 'high'],
    ['0-2', '0-5', 'normal'],
    ['4-8', '0-5', 'high'],
    ['阳性', '阴性', 'abnormal'],
    ['5.7', '3.9-6.1', 'normal'],
  ])('%s against %s is %s', (value, range, flag) => {
    expect(flagOfText({ code: 'CEA', value, range })).toBe(flag);
  });

  it('of a pair is judged by its parts, each with a range of its own', () => {
    const said = { code: 'BP', value: '142/85', range: '90-139/60-89' };
    expect(partsOf(said)?.map(({ code, value, flag }) => [code, value, flag])).toEqual([
      ['SBP', 142, 'high'],
      ['DBP', 85, 'normal'],
    ]);
    expect(flagOfText(said)).toBe('high');
    expect(flagOfText({ ...said, range: '' })).toBe('none');
    expect(flagOfReading({ kind: 'pair', first: 142, second: 85 }, { low: 90, high: 139 })).toBe('none');
    expect(pairRangeIn('<140/90')).toEqual([
      { low: null, high: 140 },
      { low: null, high: 90 },
    ]);
    expect(pairRangeIn('90～139；60～89 mmHg')).toEqual([
      { low: 90, high: 139 },
      { low: 60, high: 89 },
    ]);
    expect(pairRangeIn('90-139')).toBeUndefined();
  });

  it.each<[string, string, string, string | undefined]>([
    ['BP', '142/91', '90-139/60-89', undefined],
    ['BP', '142/91', '', undefined],
    ['BP', '142', '', 'pair'],
    ['BP', '142/', '', 'pair'],
    ['BP', '142/91', '90-139', 'pairRange'],
    ['SBP', '142/91', '', 'single'],
    ['UA', '3B6', '', 'value'],
    ['UA', '386', '男208-428', 'range'],
    ['AFP', '<0.5', '<7', undefined],
    ['', '386', '', 'indicator'],
  ])('%s %s (%s) lacks %s', (code, value, range, lack) => {
    expect(lackOf({ code, value, range })).toBe(lack);
  });
});
