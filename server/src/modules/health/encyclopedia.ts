import { sql } from 'kysely';
import type { HealthHit } from '#contract/calls/health';
import type { ArticleCategory, IndicatorCategory } from '#contract/values/health-categories';
import type { ArticleContent, IndicatorContent } from '#contract/schemas/health-content';
import { cacheFor } from '../../cache.ts';
import type { Portal, Tx } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';
import { termsOf, type SearchTerms } from './search-terms.ts';

interface Listed {
  terms: SearchTerms;
  hit: Omit<HealthHit, 'by'>;
  publishedAt: string;
}
export interface IndicatorEntry extends Listed {
  code: string;
  category: IndicatorCategory;
  content: IndicatorContent;
}
export interface ArticleEntry extends Listed {
  slug: string;
  category: ArticleCategory;
  content: ArticleContent;
}

/** Everything that readers see, in the order of the lists. It is a few hundred entries, so each node has them in memory. */
export interface Encyclopedia {
  indicators: ReadonlyMap<string, IndicatorEntry>;
  articles: ReadonlyMap<string, ArticleEntry>;
  /** Changes with every change of an entry. */
  stamp: string;
}

/** How soon an editor's publication reaches every node. */
const CACHE_MS = 2_000;
const cache = cacheFor<'all', Encyclopedia>(CACHE_MS, 1);

export const encyclopediaOf = (portal: Portal): Promise<Encyclopedia> =>
  cache.get(portal, 'all', (before) => atDoor(portal.database, (db) => load(db, before)));

/** After a change on this node. */
export const forgetEncyclopedia = (portal: Portal): void => cache.clear(portal);

async function load(db: Tx, before: Encyclopedia | undefined): Promise<Encyclopedia> {
  const stamp = await stampOf(db);
  if (stamp === before?.stamp) return before;
  const indicators = await db
    .selectFrom('indicator')
    .select(['code', 'category', 'content', 'published_at'])
    // guard: health: published entries only
    .where('is_published', '=', true)
    .orderBy('sort_order')
    .execute();
  const articles = await db
    .selectFrom('health_article')
    .select(['slug', 'category', 'content', 'published_at'])
    .where('is_published', '=', true)
    .orderBy('sort_order')
    .execute();
  return {
    indicators: new Map(indicators.map((row) => [row.code, indicatorEntry(row)])),
    articles: new Map(articles.map((row) => [row.slug, articleEntry(row)])),
    stamp,
  };
}

async function stampOf(db: Tx): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    SELECT concat_ws(' ', (SELECT sum(version) || '/' || count(*) FROM indicator),
      (SELECT sum(version) || '/' || count(*) FROM health_article)) AS stamp`.execute(db);
  return rows[0]?.stamp ?? '';
}

function indicatorEntry(row: {
  code: string;
  category: string;
  content: IndicatorContent;
  published_at: Date;
}): IndicatorEntry {
  const { code, content } = row;
  const category = row.category as IndicatorCategory;
  const { name, abbreviations, unit, about } = content;
  return {
    ...{ code, category, content, publishedAt: row.published_at.toISOString() },
    terms: termsOf({ ...content, abbreviations: [...abbreviations, code] }),
    hit: { kind: 'indicator', code, category, name, abbreviation: abbreviations[0] ?? '', unit, about },
  };
}

function articleEntry(row: {
  slug: string;
  category: string;
  content: ArticleContent;
  published_at: Date;
}): ArticleEntry {
  const { slug, content } = row;
  const category = row.category as ArticleCategory;
  const { title: name, also, pinyin, summary: about } = content;
  return {
    ...{ slug, category, content, publishedAt: row.published_at.toISOString() },
    terms: termsOf({ name, also, pinyin, abbreviations: [] }),
    hit: { kind: 'article', code: slug, category, name, abbreviation: '', unit: '', about },
  };
}
