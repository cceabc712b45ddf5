import { describe, expect, it } from 'vitest';
import { ARTICLE_CATEGORY_KEYS, INDICATOR_CATEGORY_KEYS } from '#contract/values/health-categories';
import { ArticleContent, CODE, IndicatorContent, SLUG } from '#contract/schemas/health-content';
import { loadArticles, loadIndicators } from './load.ts';

const INDICATORS = loadIndicators();
const ARTICLES = loadArticles();
const codes = new Set(INDICATORS.map(({ code }) => code));
const named = [
  ...INDICATORS.map(({ code, content }) => ({ ...content, key: code, name: content.name.zh })),
  ...ARTICLES.map(({ slug, content }) => ({ ...content, key: slug, name: content.title.zh })),
];
const HAN = /\p{Script=Han}/gu;

describe('the encyclopedia', () => {
  it('has at least 150 indicators and 60 articles, each once, in every category', () => {
    expect(INDICATORS.length).toBeGreaterThanOrEqual(150);
    expect(ARTICLES.length).toBeGreaterThanOrEqual(60);
    expect(codes.size).toBe(INDICATORS.length);
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length);
    expect(new Set(INDICATORS.map(({ category }) => category))).toEqual(new Set(INDICATOR_CATEGORY_KEYS));
    expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORY_KEYS));
    expect(named.filter(({ key }) => !CODE.test(key) && !SLUG.test(key))).toEqual([]);
  });

  it('is complete in both languages and names its sources, as editors must', () => {
    const wrong = [
      ...INDICATORS.filter(({ content }) => !IndicatorContent.safeParse(content).success).map(({ code }) => code),
      ...ARTICLES.filter(({ content }) => !ArticleContent.safeParse(content).success).map(({ slug }) => slug),
    ];
    expect(wrong).toEqual([]);
    const english = named.filter(({ also }) => also.en.some((name) => HAN.test(name)));
    expect(english.map(({ key }) => key)).toEqual([]);
    const texts = INDICATORS.flatMap(({ content: { about, high, low, influences, doctor } }) => [
      ...[about, high, low, influences, doctor],
    ]);
    expect(texts.filter(({ en }) => /\p{Script=Han}/u.test(en))).toEqual([]);
    expect(texts.filter(({ zh }) => zh && !/\p{Script=Han}/u.test(zh))).toEqual([]);
  });

  it('links only to existing entries, and nothing to itself', () => {
    const broken = [
      ...INDICATORS.flatMap(({ code, content }) =>
        content.related.filter((other) => other === code || !codes.has(other)).map((other) => `${code} → ${other}`),
      ),
      ...ARTICLES.flatMap(({ slug, content }) =>
        content.indicators.filter((code) => !codes.has(code)).map((code) => `${slug} → ${code}`),
      ),
    ];
    expect(broken).toEqual([]);
  });

  it('says a range or what stands instead of one, and never half of one', () => {
    const without = INDICATORS.filter(({ content }) => content.ranges.length === 0 && content.rangeNote.zh === '');
    expect(without.map(({ code }) => code)).toEqual([]);
  });

  it('has a syllable for each Chinese character of a name, whose first letters are the initials', () => {
    for (const { key, name, pinyin, initials } of named) {
      const syllables = pinyin.split(' ');
      expect(syllables.map((syllable) => syllable.charAt(0)).join(''), key).toBe(initials);
      const latin =
        name
          .normalize('NFKC')
          .toLowerCase()
          .match(/[a-z0-9]/g)?.length ?? 0;
      expect(syllables.length, key).toBeGreaterThanOrEqual(name.match(HAN)?.length ?? 0);
      expect(syllables.length, key).toBeLessThanOrEqual((name.match(HAN)?.length ?? 0) + latin + 2);
    }
  });

  it('reads its characters in the order that the language’s own sorting has them', () => {
    const readings = new Map<string, string>();
    for (const { name, pinyin } of named) {
      const han = name.match(HAN) ?? [];
      const syllables = pinyin.split(' ');
      if (han.length === syllables.length) han.forEach((one, at) => readings.set(one, syllables[at] ?? ''));
    }
    const sorting = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
    const sorted = [...readings].toSorted(([one], [other]) => sorting.compare(one, other));
    const misread = sorted.filter(([, reading], at) => {
      const [before, after] = [sorted[at - 1]?.[1] ?? '', sorted[at + 1]?.[1] ?? '~'];
      return (reading < before && before <= after) || (reading > after && before <= after);
    });
    expect(readings.size).toBeGreaterThan(250);
    // each of these has another reading in most other words
    expect(misread.map(([one]) => one).filter((one) => !'血率椎'.includes(one))).toEqual([]);
  });
});
