import { join } from 'node:path';
import * as z from 'zod/mini';
import { FAQ_GROUPS, type FaqGroup } from '#contract/values/content-kinds';
import {
  ARTICLE_CATEGORY_KEYS,
  INDICATOR_CATEGORY_KEYS,
  type ArticleCategory,
  type IndicatorCategory,
} from '#contract/values/health-categories';
import { ArticleContent, CODE, IndicatorContent, ReferenceRange, SLUG } from '#contract/schemas/health-content';
import type { Bilingual } from '#contract/language';
import { QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import {
  checkField,
  contentError,
  deliveredContent,
  openPack,
  readBothLanguages,
  readJson,
  type MarkdownFile,
  type Pack,
} from '../server/src/content-packs.ts';
import { readItemPack, type PackItem } from '../server/src/modules/catalogue/index.ts';
import { pinyinOf } from '../server/src/modules/health/index.ts';

export interface Indicator {
  code: string;
  category: IndicatorCategory;
  content: IndicatorContent;
}

export interface Article {
  slug: string;
  category: ArticleCategory;
  content: ArticleContent;
}

export interface Section {
  heading: Bilingual;
  text: Bilingual;
}

const line = z.string().check(z.trim(), z.minLength(1));
const lines = z._default(z.array(line), []);
const Words = z.strictObject({ zh: line, en: line });
const Named = z.record(z.string(), Words);
const AlsoCalled = z.strictObject({ zh: lines, en: lines });

/** The indicators of a category; `usual` holds for those that do not say otherwise. */
const IndicatorFile = z.strictObject({
  usual: z.strictObject({ influences: Words, doctor: Words, sources: z.array(line) }),
  indicators: z.array(
    z.strictObject({
      code: z.string().check(z.regex(CODE)),
      name: Words,
      /** Left out: the code is the abbreviation. */
      abbreviations: z.optional(z.array(line)),
      also: z._default(AlsoCalled, { zh: [], en: [] }),
      unit: z._default(line, ''),
      otherUnits: z._default(z.array(z.strictObject({ unit: line, factor: z.number() })), []),
      ranges: z._default(z.array(ReferenceRange), []),
      /** In words, or by its name in range-notes.json. */
      rangeNote: z.optional(z.union([Words, line])),
      about: Words,
      high: Words,
      low: z.optional(Words),
      influences: z.optional(Words),
      doctor: z.optional(Words),
      related: lines,
      sources: z.optional(z.array(line)),
    }),
  ),
});

/** The articles of each category in the order of the lists; their words stand in Markdown. */
const ArticleList = z.record(
  z.enum(ARTICLE_CATEGORY_KEYS),
  z.array(z.strictObject({ slug: z.string().check(z.regex(SLUG)), indicators: lines, sources: lines })),
);
const ArticleFront = z.strictObject({ title: line, summary: line, also: lines });

/** Public standards, guidelines and textbooks the encyclopedia goes by, by short name. */
export const loadSources = (root = deliveredContent()): Record<string, Bilingual> =>
  readJson(openEncyclopedia(root), 'sources.json', Named);

/** Every indicator, in the order of the lists. */
export function loadIndicators(root = deliveredContent()): Indicator[] {
  const pack = openEncyclopedia(root);
  const [sources, notes] = [loadSources(root), readJson(pack, 'range-notes.json', Named)];
  return INDICATOR_CATEGORY_KEYS.flatMap((category) => {
    const file = `indicators/${category}.json`;
    const { usual, indicators } = readJson(pack, file, IndicatorFile);
    return indicators.map(({ code, rangeNote = NOTHING, ...written }) => {
      const content = {
        ...written,
        ...pinyinOf(written.name.zh),
        abbreviations: written.abbreviations ?? [code],
        rangeNote: typeof rangeNote === 'string' ? named(pack, file, code, 'rangeNote', notes, rangeNote) : rangeNote,
        low: written.low ?? NOTHING,
        influences: written.influences ?? usual.influences,
        doctor: written.doctor ?? usual.doctor,
        sources: (written.sources ?? usual.sources).map((name) => named(pack, file, code, 'sources', sources, name)),
      };
      return { code, category, content: checkField(pack, file, code, IndicatorContent, content) };
    });
  });
}

/** Every article, in the order of the lists. */
export function loadArticles(root = deliveredContent()): Article[] {
  const pack = openEncyclopedia(root);
  const sources = loadSources(root);
  const list = readJson(pack, 'articles.json', ArticleList);
  return ARTICLE_CATEGORY_KEYS.flatMap((category) =>
    list[category].map(({ slug, indicators, sources: names }) => {
      const name = `articles/${category}/${slug}`;
      const { zh, en } = readBothLanguages(pack, name, ArticleFront);
      const content = {
        title: { zh: zh.front.title, en: en.front.title },
        also: { zh: zh.front.also, en: en.front.also },
        ...pinyinOf(zh.front.title),
        summary: { zh: zh.front.summary, en: en.front.summary },
        sections: sectionsOf(pack, name, { zh, en }),
        indicators,
        sources: names.map((source) => named(pack, 'articles.json', slug, 'sources', sources, source)),
      };
      return { slug, category, content: checkField(pack, name, slug, ArticleContent, content) };
    }),
  );
}

const NOTHING: Bilingual = { zh: '', en: '' };
const openEncyclopedia = (root: string): Pack => openPack(join(root, 'encyclopedia'), 'encyclopedia');

function named(pack: Pack, file: string, entry: string, field: string, all: Record<string, Bilingual>, name: string) {
  const found = all[name];
  if (!found) throw contentError(pack, file, `${entry}.${field}`, `there is no ${name}`);
  return found;
}

/** Questions with their answers, by group. */
export function loadFaq(root = deliveredContent()): Record<FaqGroup, Section[]> {
  const pack = openPack(join(root, 'faq'), 'faq');
  const groups = FAQ_GROUPS.map((group) => [
    group,
    sectionsOf(pack, group, readBothLanguages(pack, group, z.strictObject({}))),
  ]);
  return Object.fromEntries(groups) as Record<FaqGroup, Section[]>;
}

/** The items a centre examines, by code. */
export const loadCheckUpItems = (root = deliveredContent()): Record<string, PackItem> => readItemPack(root).items;

/** A questionnaire by its file's name. */
export const loadQuestionnaire = (
  name: 'annual' | 'benefits' | 'risk',
  root = deliveredContent(),
): QuestionnaireDocument =>
  readJson(openPack(join(root, 'questionnaires'), 'questionnaires'), `${name}.json`, QuestionnaireDocument);

/** Pairs the sections of both languages by their order, so each must have as many. */
function sectionsOf(pack: Pack, name: string, { zh, en }: Record<keyof Bilingual, MarkdownFile<unknown>>): Section[] {
  const [chinese, english] = [splitAtHeadings(pack, `${name}.zh.md`, zh), splitAtHeadings(pack, `${name}.en.md`, en)];
  return chinese.map((section, at) => {
    const same = english[at];
    if (!same || english.length !== chinese.length)
      throw contentError(pack, `${name}.en.md`, 'headings', `${english.length}, but ${chinese.length} in Chinese`);
    return {
      heading: { zh: section.heading, en: same.heading },
      text: { zh: section.text, en: same.text },
    };
  });
}

function splitAtHeadings(
  pack: Pack,
  file: string,
  { body }: MarkdownFile<unknown>,
): { heading: string; text: string }[] {
  const [before = '', ...sections] = body.split(/^## /m);
  if (before !== '') throw contentError(pack, file, 'text', 'must begin with a heading (## …)');
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const text = lines.join('\n').trim();
    if (text === '') throw contentError(pack, file, heading, 'has no text');
    return { heading: heading.trim(), text };
  });
}
