import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  working: '正在进入',
  workingText: '正在确认您的身份…',
  refused: '暂时无法进入',
  incomplete: '进入链接不完整。请回到企业门户重新打开',
  again: '重新单点登录',
  sso: '企业单点登录',
  leaving: '正在前往…',
  otherWays: '使用其他方式登录',
  call: (hotline: string) => `拨打热线 ${hotline}`,
  consent: '进入前请确认',
  consentText: '您是首次进入，请先阅读并同意以下文本。',
  consentRenewed: '隐私政策已更新，请阅读并再次同意。',
  needConsent: '请先阅读并同意隐私政策',
  agree: '同意并进入',
};

const en: Dict<typeof zh> = {
  working: 'Letting you in',
  workingText: 'Confirming who you are…',
  refused: 'You could not be let in',
  incomplete: 'This link is incomplete. Please open it again from your company portal',
  again: 'Sign on again',
  sso: 'Company SSO',
  leaving: 'On the way…',
  otherWays: 'Log in another way',
  call: (hotline) => `Call ${hotline}`,
  consent: 'Before you enter',
  consentText: 'This is your first visit. Please read and agree to these texts.',
  consentRenewed: 'The privacy policy has changed. Please read it and agree again.',
  needConsent: 'Please read and agree to the privacy policy first',
  agree: 'Agree and enter',
};

export const arrivalText: Texts<typeof zh> = { zh, en };
