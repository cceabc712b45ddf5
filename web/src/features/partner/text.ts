import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '正在前往合作平台',
  text: '正在为您自动登录，请稍候。如果页面没有跳转，请点击下方按钮。',
  go: '前往合作平台',
  home: '返回首页',
  failedTitle: '暂时无法前往合作平台',
  notAllowed: '合作平台的地址未被您的公司许可，请联系客服。',
};

const en: Dict<typeof zh> = {
  title: 'On to the partner site',
  text: 'You are being signed in there. If nothing happens, please press the button.',
  go: 'Go to the partner site',
  home: 'Back to home',
  failedTitle: 'The partner site cannot be reached',
  notAllowed: 'Your company has not allowed the address of the partner site. Please contact customer service.',
};

export const partnerText: Texts<typeof zh> = { zh, en };
