import type { Portal } from '../ctx.ts';
import { asSupply } from '../db/transact.ts';
import { ARTICLES } from './health/articles.ts';
import { INDICATORS } from './health/indicators.ts';

/** The encyclopedia, all or nothing; what is there already stays as editors have made it. */
export async function fillHealth(portal: Portal): Promise<void> {
  const now = portal.clock();
  const times = { published_at: now, updated_at: now };
  const indicators = INDICATORS.map(({ code, category, content }, sortOrder) => ({
    ...{ code, category, content: JSON.stringify(content), sort_order: sortOrder, ...times },
  }));
  const articles = ARTICLES.map(({ slug, category, content }, sortOrder) => ({
    ...{ slug, category, content: JSON.stringify(content), sort_order: sortOrder, ...times },
  }));
  await asSupply(portal.database, async (db) => {
    await db
      .insertInto('indicator')
      .values(indicators)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('health_article')
      .values(articles)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
