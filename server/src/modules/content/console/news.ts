import { sql } from 'kysely';
import type { Input, Reply } from '#contract/call';
import type { opsContent, OpsNewsRow } from '#contract/ops/content';
import type { Committed } from '../../../db/once.ts';
import type { OperatorCtx } from '../../../ctx.ts';
import { asConsole } from '../../../db/transact.ts';
import type { Schema } from '../../../db/tables.ts';
import { Fault } from '../../../fault.ts';
import { assertBoth, assertSeen, changeContent, type InPlatform } from '../in-platform.ts';
import { forgetNews } from '../news.ts';

type Calls = typeof opsContent;
type Listed = Pick<Schema['news_article'], 'category' | 'title' | 'title_eng' | 'updated_at' | 'published_at'> & {
  news_id: number;
  state: OpsNewsRow['state'];
};

const rowOf = (row: Listed): OpsNewsRow => ({
  newsId: row.news_id,
  category: row.category,
  state: row.state,
  title: { zh: row.title, en: row.title_eng },
  publishedAt: row.published_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});

/** About no person, and so not audited: listed news is published, or will be. */
export const opsListNews = (
  { portal }: OperatorCtx,
  asked: Input<Calls['OpsNewsList']>,
): Promise<Reply<Calls['OpsNewsList']>> =>
  asConsole(portal.database, async (db) => {
    const like = `%${asked.text.replaceAll(/[\\%_]/g, '\\$&')}%`;
    let found = db
      .selectFrom('news_article')
      .where((where) => where.or([where('title', 'ilike', like), where('title_eng', 'ilike', like)]));
    if (asked.category !== 'all') found = found.where('category', '=', asked.category);
    if (asked.state !== 'all') found = found.where('state', '=', asked.state);
    const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await found
      .select(['news_id', 'category', 'state', 'title', 'title_eng', 'published_at', 'updated_at'])
      // drafts first: operators are working on them
      .orderBy(sql`published_at IS NOT NULL`)
      .orderBy('published_at', 'desc')
      .orderBy('news_id', 'desc')
      .limit(asked.pageSize)
      .offset(asked.pageIndex * asked.pageSize)
      .execute();
    return { rows: rows.map(rowOf), total };
  });

export const opsReadArticle = (
  { portal }: OperatorCtx,
  { newsId }: Input<Calls['OpsNewsArticle']>,
): Promise<Reply<Calls['OpsNewsArticle']>> =>
  asConsole(portal.database, async (db) => {
    const row = await db.selectFrom('news_article').selectAll().where('news_id', '=', newsId).executeTakeFirst();
    if (!row) throw new Fault('recordUnknown');
    return {
      ...rowOf(row),
      summary: { zh: row.summary, en: row.summary_eng },
      body: { zh: row.body, en: row.body_eng },
      image: row.image,
      source: { zh: row.source, en: row.source_eng },
    };
  });

/** A picture of another site could watch who reads. */
const OWN_PICTURE = /^(\/art\/[\w-]+\/[\w.-]+)?$/;

export async function saveNews(
  ctx: OperatorCtx,
  input: Input<Calls['OpsNewsSave']>,
): Promise<Committed<Reply<Calls['OpsNewsSave']>>> {
  const { newsId, title, summary, body, source, image, category, reason } = input;
  assertBoth(title, summary, body);
  // guard: content: no picture of another site
  if (!OWN_PICTURE.test(image)) throw new Fault('contentImage');
  const columns = {
    ...{ category, image, title: title.zh, title_eng: title.en, summary: summary.zh, summary_eng: summary.en },
    ...{
      body: body.zh,
      body_eng: body.en,
      source: source.zh,
      source_eng: source.en || source.zh,
      updated_at: ctx.now(),
    },
  };
  const act = { action: newsId === undefined ? 'news.add' : 'news.change', kind: 'news', reason } as const;
  const done = await changeContent(ctx, act, async (ctx) => {
    const id = newsId === undefined ? await insert(ctx, columns) : await update(ctx, newsId, columns, input.seen);
    return { id: String(id), reply: { newsId: id } };
  });
  forgetNews(ctx.portal);
  return done;
}

type Columns = Omit<
  Schema['news_article'],
  'news_id' | 'state' | 'published_at' | 'image' | 'source' | 'source_eng'
> & {
  image: string;
  source: string;
  source_eng: string;
};

const insert = async ({ db }: InPlatform, columns: Columns): Promise<number> =>
  (
    await db
      .insertInto('news_article')
      .values({ ...columns, published_at: null })
      .returning('news_id')
      .executeTakeFirstOrThrow()
  ).news_id;

async function update(ctx: InPlatform, newsId: number, columns: Columns, seen: string | undefined): Promise<number> {
  assertSeen(await lock(ctx, newsId), seen);
  await ctx.db.updateTable('news_article').set(columns).where('news_id', '=', newsId).execute();
  return newsId;
}

async function lock({ db }: InPlatform, newsId: number) {
  const row = await db
    .selectFrom('news_article')
    .select(['state', 'published_at', 'updated_at'])
    .where('news_id', '=', newsId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('recordUnknown');
  return row;
}

/** Publishes a draft or a withdrawn one, or takes a published one down. */
export async function showNews(
  ctx: OperatorCtx,
  { newsId, to, reason }: Input<Calls['OpsNewsShow']>,
): Promise<Committed<Reply<Calls['OpsNewsShow']>>> {
  const act = { action: to === 'published' ? 'news.publish' : 'news.withdraw', kind: 'news', reason } as const;
  const done = await changeContent(ctx, act, async (ctx) => {
    const row = await lock(ctx, newsId);
    if (row.state === to || (row.state === 'draft' && to === 'withdrawn')) throw new Fault('contentMoved');
    await ctx.db
      .updateTable('news_article')
      .set({ state: to, published_at: row.published_at ?? ctx.now() })
      .where('news_id', '=', newsId)
      .execute();
    return { id: String(newsId), reply: { newsId } };
  });
  forgetNews(ctx.portal);
  return done;
}
