import type { content } from '#contract/calls/content';
import type { opsContent } from '#contract/ops/content';
import type { Handlers } from '../../http/handlers.ts';
import { listFaq } from './faq.ts';
import { downloadHandbook, readHandbook } from './handbook.ts';
import { listNews, readArticle } from './news.ts';
import { opsListFaq, saveFaq } from './console/faq.ts';
import { opsListNews, opsReadArticle, saveNews, showNews } from './console/news.ts';
import { opsListTexts, opsReadText, publishText, saveText } from './console/privacy.ts';
import { readPrivacyText } from './privacy-texts.ts';

export const contentCalls: Handlers<typeof content> = {
  PrivacyText: readPrivacyText,
  HealthNews: listNews,
  HealthArticle: readArticle,
  FaqList: listFaq,
  Handbook: readHandbook,
  HandbookFile: downloadHandbook,
};

export const opsContentCalls: Handlers<typeof opsContent> = {
  OpsNewsList: opsListNews,
  OpsNewsArticle: opsReadArticle,
  OpsNewsSave: saveNews,
  OpsNewsShow: showNews,
  OpsFaqList: opsListFaq,
  OpsFaqSave: saveFaq,
  OpsPrivacyTexts: opsListTexts,
  OpsPrivacyText: opsReadText,
  OpsPrivacySave: saveText,
  OpsPrivacyPublish: publishText,
};
