import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '员工手册',
  download: '下载 PDF',
  downloading: '正在下载',
  downloaded: '手册已下载',
  none: '您所在的企业暂未提供员工手册',
  noneText: '体检与福利的说明可在常见问题中查看，或联系客服。',
  faq: '查看常见问题',
};

const en: Dict<typeof zh> = {
  title: 'Handbook',
  download: 'Download PDF',
  downloading: 'Downloading',
  downloaded: 'Handbook downloaded',
  none: 'Your company has no handbook for you yet',
  noneText: 'Check-ups and benefits are explained in the FAQ; customer service helps, too.',
  faq: 'Open the FAQ',
};

export const handbookText: Texts<typeof zh> = { zh, en };
