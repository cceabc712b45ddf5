import { BONE_ARTICLES, LUNG_ARTICLES, MEN_ARTICLES, SENSES_ARTICLES, WOMEN_ARTICLES } from './articles-body.ts';
import { HEART_ARTICLES, METABOLISM_ARTICLES } from './articles-heart.ts';
import { CANCER_ARTICLES, CHECKUP_ARTICLES, INFECTION_ARTICLES, LIFE_ARTICLES } from './articles-life.ts';
import { BLOOD_ARTICLES, DIGESTION_ARTICLES, ENDOCRINE_ARTICLES, KIDNEY_ARTICLES } from './articles-organs.ts';
import type { DemoArticle } from './describe.ts';

/** Every article, in the order the lists have. */
export const ARTICLES: readonly DemoArticle[] = [
  ...[...CHECKUP_ARTICLES, ...HEART_ARTICLES, ...METABOLISM_ARTICLES, ...DIGESTION_ARTICLES, ...ENDOCRINE_ARTICLES],
  ...[...KIDNEY_ARTICLES, ...BLOOD_ARTICLES, ...LUNG_ARTICLES, ...BONE_ARTICLES, ...SENSES_ARTICLES],
  ...[...WOMEN_ARTICLES, ...MEN_ARTICLES, ...CANCER_ARTICLES, ...INFECTION_ARTICLES, ...LIFE_ARTICLES],
];
