import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  lostTitle: '页面不存在',
  lostText: '页面不存在或已移动',
  waitTitle: '敬请期待',
  waitText: '这项服务正在准备中，上线后即可在此使用。',
  home: '返回首页',
  call: '拨打热线',
};

const en: Dict<typeof zh> = {
  lostTitle: 'Page not found',
  lostText: 'This page does not exist or has moved',
  waitTitle: 'Coming soon',
  waitText: 'We are preparing this service. You will find it here when it opens.',
  home: 'Back to home',
  call: 'Call the hotline',
};

export const contentText: Texts<typeof zh> = { zh, en };
