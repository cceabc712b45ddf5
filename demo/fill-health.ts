import { loadArticles, loadIndicators } from '../content/load.ts';
import type { Portal } from '../server/src/ctx.ts';
import { asSupply } from '../server/src/db/transact.ts';

/**
 * The encyclopedia, all or nothing; existing entries stay as editors have made them, and are not sent again at each
 * start.
 */
export async function fillHealth(portal: Portal): Promise<void> {
  const now = portal.clock();
  const times = { published_at: now, updated_at: now };
  await asSupply(portal.database, async (db) => {
    const codes = new Set((await db.selectFrom('indicator').select('code').execute()).map(({ code }) => code));
    const slugs = new Set((await db.selectFrom('health_article').select('slug').execute()).map(({ slug }) => slug));
    const indicators = loadIndicators()
      .map(({ code, category, content }, sortOrder) => ({
        ...{ code, category, content: JSON.stringify(content), sort_order: sortOrder, ...times },
      }))
      .filter(({ code }) => !codes.has(code));
    const articles = loadArticles()
      .map(({ slug, category, content }, sortOrder) => ({
        ...{ slug, category, content: JSON.stringify(content), sort_order: sortOrder, ...times },
      }))
      .filter(({ slug }) => !slugs.has(slug));
    // another node may be filling them at this moment
    if (indicators.length > 0)
      await db
        .insertInto('indicator')
        .values(indicators)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (articles.length > 0)
      await db
        .insertInto('health_article')
        .values(articles)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
