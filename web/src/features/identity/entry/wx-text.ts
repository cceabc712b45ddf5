import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  title: '微信登录',
  checking: '正在向微信确认您的身份…',
  bind: '微信已确认。请用账号密码登录一次完成绑定，之后从微信可直接进入。',
  needCompany: '请先填写企业代码，再选择微信登录。',
  off: '贵公司未开通微信登录，请使用账号密码登录。',
  refused: '微信没有返回您的身份，请使用账号密码登录。',
  outsideText: '请用微信扫一扫，在微信中打开并登录。',
  qr: '在微信中打开本平台的二维码',
  outsideNote: '首次使用需要输入一次账号和密码，之后从微信可直接进入。',
  byPassword: '使用账号密码登录',
  consentTitle: '请阅读并同意后进入',
  consentGo: '同意并进入',
  needConsent: '请先勾选同意',
};

const en: Dict<typeof zh> = {
  title: 'WeChat login',
  checking: 'Asking WeChat who you are…',
  bind: 'WeChat has confirmed it is you. Log in with your password once to link it; from then on you enter directly.',
  needCompany: 'Enter the company code first, then choose WeChat login.',
  off: 'Your company does not use WeChat login. Please log in with your password.',
  refused: 'WeChat did not say who you are. Please log in with your password.',
  outsideText: 'Scan this code with WeChat and log in there.',
  qr: 'Code that opens this portal in WeChat',
  outsideNote: 'The first time your account and password are needed; after that you enter from WeChat directly.',
  byPassword: 'Log in with a password',
  consentTitle: 'Please read and agree to enter',
  consentGo: 'Agree and enter',
  needConsent: 'Please tick the box first',
};

export const wxText: Texts<typeof zh> = { zh, en };
