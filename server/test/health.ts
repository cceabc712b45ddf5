import { ArticleContent, IndicatorContent } from '#contract/schemas/health-content';
import type { Portal } from '../src/ctx.ts';

interface Row {
  version: number;
  content: unknown;
}

async function rowOf(portal: Portal, query: string, key: string): Promise<Row> {
  const { rows } = await portal.database.pool.query<Row>(query, [key]);
  if (!rows[0]) throw new Error(`no entry ${key}`);
  return rows[0];
}

/** An indicator as it stands, to be changed by an editor. */
export async function indicatorToEdit(portal: Portal, code: string) {
  const { version, content } = await rowOf(portal, 'SELECT version, content FROM indicator WHERE code = $1', code);
  return { code, version, content: IndicatorContent.parse(content) };
}

export async function articleToEdit(portal: Portal, code: string) {
  const query = 'SELECT version, content FROM health_article WHERE slug = $1';
  const { version, content } = await rowOf(portal, query, code);
  return { code, version, content: ArticleContent.parse(content) };
}

/** An indicator with a change that is not published yet. */
export async function indicatorWithDraft(portal: Portal, code: string) {
  const query =
    'UPDATE indicator SET draft = content, version = version + 1 WHERE code = $1 RETURNING version, content';
  const { version } = await rowOf(portal, query, code);
  return { kind: 'indicator' as const, code, version };
}
