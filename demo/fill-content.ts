import { FAQ_GROUPS } from '#contract/values/content-kinds';
import { loadFaq } from '../content/load.ts';
import type { Portal } from '../server/src/ctx.ts';
import { asSupply } from '../server/src/db/transact.ts';
import { artUrl } from './art.ts';
import { HEALTH_NEWS } from './content/news-health.ts';
import { SERVICE_NEWS } from './content/news-portal.ts';
import type { DemoNews } from './content/news-types.ts';
import { plusDays } from './days.ts';

const COLOUR = '#0067c0';

/** The portal's news, and what people ask. */
export async function fillContent({ database }: Portal, today: string): Promise<void> {
  const news = [...SERVICE_NEWS, ...HEALTH_NEWS].toSorted((one, other) => other.daysAgo - one.daysAgo);
  await asSupply(database, async (db) => {
    const known = await db.selectFrom('news_article').select('news_id').limit(1).executeTakeFirst();
    if (known) return;
    await db
      .insertInto('news_article')
      .values(news.map(newsRow(today)))
      .execute();
    await db.insertInto('faq_entry').values(faqRows(today)).execute();
  });
}

const morningOf = (day: string): Date => new Date(`${day}T09:00:00+08:00`);

const newsRow = (today: string) => (article: DemoNews) => {
  const published_at = morningOf(plusDays(today, -article.daysAgo));
  return {
    ...{ category: article.category, state: 'published' as const, image: artUrl(COLOUR, article.art) },
    ...{ title: article.title.zh, title_eng: article.title.en },
    ...{ summary: article.summary.zh, summary_eng: article.summary.en },
    ...{ body: article.body.zh, body_eng: article.body.en },
    ...{ source: article.source.zh, source_eng: article.source.en },
    ...{ updated_at: published_at, published_at },
  };
};

const faqRows = (today: string) => {
  const faq = loadFaq();
  const updated_at = morningOf(plusDays(today, -30));
  return FAQ_GROUPS.flatMap((topic) =>
    faq[topic].map(({ heading, text }, at) => ({
      topic,
      sort_order: at * 10,
      shown: true,
      question: heading.zh,
      question_eng: heading.en,
      answer: text.zh,
      answer_eng: text.en,
      updated_at,
    })),
  );
};
