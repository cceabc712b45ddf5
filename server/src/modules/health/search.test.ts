import { describe, expect, it } from 'vitest';
import { loadArticles, loadIndicators } from '../../../../content/load.ts';
import { editDistance } from './edit-distance.ts';
import { pinyinOf } from './pinyin.ts';
import { searchIn } from './search.ts';
import { termsOf } from './search-terms.ts';

const INDICATORS = loadIndicators();

const indicators = INDICATORS.map(({ code, content }) => ({
  code,
  terms: termsOf({ ...content, abbreviations: [...content.abbreviations, code] }),
}));
const articles = loadArticles().map(({ slug, content: { title, also, pinyin } }) => ({
  code: slug,
  terms: termsOf({ name: title, also, pinyin, abbreviations: [] }),
}));
const all = [...articles, ...indicators];
const find = (typed: string, among = indicators) => searchIn(among, typed).map(({ entry }) => entry.code);

/** Texts people type, and the entry that must come first. */
const EXACT: [string, string][] = [
  ...(['ALT', 'alt', 'AST', 'GGT', 'r-GT', 'γ-GT', 'BUN', 'Hb'] as const).map((typed, at): [string, string] => [
    typed,
    ['ALT', 'ALT', 'AST', 'GGT', 'GGT', 'GGT', 'UREA', 'HGB'][at] ?? '',
  ]),
  ['尿酸', 'UA'],
  ['血糖', 'GLU'],
  ['谷丙转氨酶', 'ALT'],
  ['血压', 'BP'],
  ['甲状腺结节', 'US-THYROID'],
  ['脂肪肝', 'US-FATTY'],
  ['胆固醇', 'TC'],
  ['坏胆固醇', 'LDL'],
  ['大便隐血', 'FOB'],
  ['幽门螺旋杆菌', 'HP'],
  ['维生素D', 'VD'],
  ['CA19-9', 'CA199'],
  ['ca199', 'CA199'],
  ['HbA1c', 'HBA1C'],
  ['psa', 'PSA'],
  ['uric acid', 'UA'],
  ['cholesterol', 'TC'],
  ['haemoglobin', 'HGB'],
  ['hemoglobin', 'HGB'],
  ['vitamin d', 'VD'],
  ['blood sugar', 'GLU'],
];
const PINYIN: [string, string][] = [
  ['ns', 'UA'],
  ['xy', 'BP'],
  ['xhdb', 'HGB'],
  ['gysz', 'TG'],
  ['jzxjj', 'US-THYROID'],
  ['zfg', 'US-FATTY'],
  ['niaosuan', 'UA'],
  ['xueya', 'BP'],
  ['ganyousanzhi', 'TG'],
  ['zongdangucun', 'TC'],
  ['gumidu', 'BMD'],
  ['fjj', 'CT-NODULE'],
  ['bdb', 'ALB'],
];
const ERRORS: [string, string][] = [
  ['尿算', 'UA'],
  ['鸟酸', 'UA'],
  ['甲状线结节', 'US-THYROID'],
  ['肌杆', 'CREA'],
  ['糖化血红旦白', 'HBA1C'],
  ['血压高', 'BP'],
  ['cholestrol', 'TC'],
  ['creatinin', 'CREA'],
  ['creatnine', 'CREA'],
  ['trigliceride', 'TG'],
  ['hemoglobn', 'HGB'],
  ['albumine', 'ALB'],
  ['niaosaun', 'UA'],
  ['xuehongdanbei', 'HGB'],
  ['tyroid nodule', 'US-THYROID'],
  ['ferittin', 'FER'],
  ['homocystein', 'HCY'],
];

describe('the search', () => {
  it.each([...EXACT, ...PINYIN, ...ERRORS])('finds for %s first %s', (typed, code) => {
    expect(find(typed)[0]).toBe(code);
  });

  it.each([
    ['gxy', 'high-blood-pressure'],
    ['高血压', 'high-blood-pressure'],
    ['gaoxueya', 'high-blood-pressure'],
    ['hypertension', 'high-blood-pressure'],
    ['hypertention', 'high-blood-pressure'],
    ['tongfeng', 'gout-and-uric-acid'],
    ['失眠', 'better-sleep'],
    ['ALT', 'ALT'],
  ])('among articles and indicators finds for %s first %s', (typed, code) => {
    expect(find(typed, all)[0]).toBe(code);
  });

  it('finds every entry first by its own name, in both languages and by its whole pinyin among the first three', () => {
    const ratios = [
      INDICATORS.filter(({ code, content }) => find(content.name.zh)[0] === code).length / INDICATORS.length,
      INDICATORS.filter(({ code, content }) => find(content.name.en)[0] === code).length / INDICATORS.length,
      INDICATORS.filter(({ code, content }) => find(content.pinyin.replaceAll(' ', '')).slice(0, 3).includes(code))
        .length / INDICATORS.length,
    ];
    expect(ratios.map((ratio) => ratio >= 0.99)).toEqual([true, true, true]);
  });

  it('finds an English name with one letter dropped within the first three, 95 times of 100', () => {
    const long = INDICATORS.filter(({ content }) => content.name.en.length > 7);
    const found = long.filter(({ code, content: { name } }) => {
      const at = Math.floor(name.en.length / 2);
      return find(name.en.slice(0, at) + name.en.slice(at + 1))
        .slice(0, 3)
        .includes(code);
    });
    expect(found.length / long.length).toBeGreaterThanOrEqual(0.95);
  });

  it('leaves out what had to be forgiven where something fits, and finds nothing for nonsense', () => {
    expect(find('肌酐')).not.toContain('CK');
    expect(find('qqqqwwww')).toEqual([]);
    expect(find('！？')).toEqual([]);
    expect(find('龘龘龘')).toEqual([]);
    expect(find('').length).toBe(INDICATORS.length);
  });

  it('takes less than 10 ms of the processor, typing errors included', () => {
    const typed = ['ALT', 'cholestrol', '糖化血红旦白', 'xuehongdanbei', 'qqqqwwww', 'x'.repeat(60)];
    const rounds = Array.from({ length: 10 }, () => {
      // processor time: a busy machine takes nothing of it
      const begun = process.cpuUsage();
      for (const text of typed) find(text, all);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1_000 / typed.length;
    });
    expect(Math.min(...rounds)).toBeLessThan(10);
  });
});

it('counts changed, added, dropped and swapped letters', () => {
  expect(editDistance('uric', 'uric', 2)).toBe(0);
  expect(editDistance('uirc', 'uric', 2)).toBe(1);
  expect(editDistance('urc', 'uric', 2)).toBe(1);
  expect(editDistance('urine', 'uric', 1)).toBe(2);
});

it('reads Chinese with letters and digits in it', () => {
  expect(pinyinOf('高血压')).toEqual({ pinyin: 'gao xue ya', initials: 'gxy' });
  expect(pinyinOf('维生素 B12')).toEqual({ pinyin: 'wei sheng su b12', initials: 'wssb' });
  expect(pinyinOf('估算肾小球滤过率').pinyin).toBe('gu suan shen xiao qiu lv guo lv');
  expect(pinyinOf('生长激素').initials).toBe('szjs');
});
