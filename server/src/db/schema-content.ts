import type { Generated } from 'kysely';
import type { FaqGroup, NewsCategory, NewsState, PrivacyKind } from '#contract/content-kinds';

/** Tables of migration 0070. */
export interface ContentTables {
  privacy_text: {
    kind: PrivacyKind;
    version: string;
    title: string;
    title_eng: string;
    body: string;
    body_eng: string;
    note: Generated<string>;
    note_eng: Generated<string>;
    substance: boolean;
    updated_at: Date;
    published_at: Date | null;
  };
  news_article: {
    news_id: Generated<number>;
    category: NewsCategory;
    state: Generated<NewsState>;
    title: string;
    title_eng: string;
    summary: string;
    summary_eng: string;
    body: string;
    body_eng: string;
    image: Generated<string>;
    source: Generated<string>;
    source_eng: Generated<string>;
    updated_at: Date;
    published_at: Date | null;
  };
  faq_entry: {
    faq_id: Generated<number>;
    topic: FaqGroup;
    sort_order: number;
    shown: boolean;
    question: string;
    question_eng: string;
    answer: string;
    answer_eng: string;
    updated_at: Date;
  };
}
