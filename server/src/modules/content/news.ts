import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { ArticleBrief, content } from '#contract/calls/content';
import { inLanguage, type Language } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import { cacheFor } from '../../cache.ts';
import type { Ctx, Portal, Tx } from '../../ctx.ts';
import { atDoor } from '../../db/transact.ts';
import type { Schema } from '../../db/tables.ts';
import { Fault } from '../../fault.ts';

type Calls = typeof content;

/** A page many open at once costs one query a second; a change is seen within it. */
const CACHE_MS = 1_000;
const MOST_CACHED = 500;
const lists = cacheFor<string, Reply<Calls['HealthNews']>>(CACHE_MS, MOST_CACHED);
const articles = cacheFor<string, Reply<Calls['HealthArticle']> | undefined>(CACHE_MS, MOST_CACHED);

export const forgetNews = (portal: Portal): void => {
  lists.clear(portal);
  articles.clear(portal);
};

type Brief = Pick<
  Schema['news_article'],
  'category' | 'title' | 'title_eng' | 'summary' | 'summary_eng' | 'published_at'
> & { news_id: number; image: string };

const COLUMNS = [
  'news_id',
  'category',
  'title',
  'title_eng',
  'summary',
  'summary_eng',
  'image',
  'published_at',
] as const;

const published = (db: Tx) =>
  db
    .selectFrom('news_article')
    // guard: content: drafts are not shown
    .where('state', '=', 'published')
    .orderBy('published_at', 'desc')
    .orderBy('news_id', 'desc');

const briefIn =
  (lang: Language) =>
  (row: Brief): ArticleBrief => ({
    newsId: row.news_id,
    category: row.category,
    title: inLanguage({ zh: row.title, en: row.title_eng }, lang),
    summary: inLanguage({ zh: row.summary, en: row.summary_eng }, lang),
    image: row.image,
    publishedOn: row.published_at ? dayInShanghai(row.published_at) : '',
  });

export async function listNews({ portal, lang }: Ctx, asked: Input<Calls['HealthNews']>) {
  const { category, pageIndex, pageSize } = asked;
  return lists.get(portal, [lang, category ?? '', pageIndex, pageSize].join('|'), () =>
    atDoor(portal.database, async (db) => {
      const narrowed = category ? published(db).where('category', '=', category) : published(db);
      const rows = await narrowed
        .select(COLUMNS)
        .limit(pageSize)
        .offset(pageIndex * pageSize)
        .execute();
      const counted = await db
        .selectFrom('news_article')
        .select(['category', sql<number>`count(*)::int`.as('count')])
        .where('state', '=', 'published')
        .groupBy('category')
        .execute();
      const counts = Object.fromEntries(counted.map((one) => [one.category, one.count]));
      const all = counted.reduce((sum, { count }) => sum + count, 0);
      return { rows: rows.map(briefIn(lang)), total: category ? (counts[category] ?? 0) : all, counts };
    }),
  );
}

const MOST_RELATED = 3;

export async function readArticle({ portal, lang }: Ctx, { newsId }: Input<Calls['HealthArticle']>) {
  const article = await articles.get(portal, `${lang}|${newsId}`, () =>
    atDoor(portal.database, async (db) => {
      const row = await published(db).selectAll().where('news_id', '=', newsId).executeTakeFirst();
      if (!row) return undefined;
      const related = await published(db)
        .select(COLUMNS)
        .where('category', '=', row.category)
        .where('news_id', '<>', newsId)
        .limit(MOST_RELATED)
        .execute();
      return {
        ...briefIn(lang)(row),
        body: inLanguage({ zh: row.body, en: row.body_eng }, lang),
        source: inLanguage({ zh: row.source, en: row.source_eng }, lang),
        related: related.map(briefIn(lang)),
      };
    }),
  );
  if (!article) throw new Fault('articleUnknown');
  return article;
}
