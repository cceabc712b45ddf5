import type { NewsCategory } from '#contract/values/content-kinds';
import type { Bilingual } from '#contract/language';
import type { BannerArt, CampaignArt } from '../art.ts';

export interface DemoNews {
  category: NewsCategory;
  /** So many days before the world's today. */
  daysAgo: number;
  art: `campaign-${CampaignArt}` | `banner-${BannerArt}`;
  title: Bilingual;
  summary: Bilingual;
  body: Bilingual;
  source: Bilingual;
}

export const CARE_ZH = '\n\n以上内容为健康科普，不能代替医生的诊断和治疗建议；如有不适请及时就医。';
export const CARE_EN =
  '\n\nThis is general health information. It does not replace diagnosis or treatment by a doctor; if you feel unwell, see one.';
