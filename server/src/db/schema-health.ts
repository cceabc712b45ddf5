import type { Generated } from 'kysely';
import type { ArticleContent, IndicatorContent } from '#contract/health-content';
import type { Json } from './columns.ts';

/** Tables of migration 0072. */
export interface HealthTables {
  indicator: {
    code: string;
    category: string;
    content: Json<IndicatorContent>;
    draft: Json<IndicatorContent> | null;
    is_published: Generated<boolean>;
    version: Generated<number>;
    sort_order: number;
    published_at: Date;
    updated_at: Date;
  };
  health_article: {
    slug: string;
    category: string;
    content: Json<ArticleContent>;
    draft: Json<ArticleContent> | null;
    is_published: Generated<boolean>;
    version: Generated<number>;
    sort_order: number;
    published_at: Date;
    updated_at: Date;
  };
}
