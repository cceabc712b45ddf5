import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  'news.add': '新建资讯',
  'news.change': '修改资讯',
  'news.publish': '发布资讯',
  'news.withdraw': '下线资讯',
  'faq.add': '新建常见问题',
  'faq.change': '修改常见问题',
  'privacyText.save': '保存隐私文本草稿',
  'privacyText.publish': '发布隐私文本',
};

const en: Dict<typeof zh> = {
  'news.add': 'Added an article',
  'news.change': 'Changed an article',
  'news.publish': 'Published an article',
  'news.withdraw': 'Took an article down',
  'faq.add': 'Added a question',
  'faq.change': 'Changed a question',
  'privacyText.save': 'Saved a draft of a privacy text',
  'privacyText.publish': 'Published a privacy text',
};

/** Operators' actions on content, by the names the audit has for them. */
export const contentActions: Texts<typeof zh> = { zh, en };
