import type { ConsentState } from '#contract/calls/reports';
import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '体检报告查看授权',
  asks: (who: string, company: string) => `${who}（${company}）请求查看您的体检报告`,
  whose: (name: string) => `体检人：${name}`,
  what: '同意后对方可以看到什么',
  whatText: '您在本平台的体检报告：各项结果、历年对比、医生建议和可下载的 PDF。',
  rights: '您的权利',
  rightsText:
    '是否同意由您本人决定，不同意不影响您的体检和报告。同意后可随时在本页撤回，撤回后对方立即不能再查看；撤回前已下载的文件不受影响。对方和工作人员的每次查看都会记录在本页。',
  states: {
    none: '',
    asked: '等待您的决定',
    given: '您已同意',
    refused: '您没有同意',
    withdrawn: '同意已撤回',
    expired: '链接已过期，如需继续请让家属重新发送',
    locked: '验证码输错次数过多，此链接已停用，请让家属重新发送',
  } satisfies Record<ConsentState, string>,
  until: (moment: string) => `请在 ${moment} 前决定`,
  givenAt: (moment: string) => `同意时间：${moment}`,
  version: (version: string) => `文本版本 ${version}`,
  code: '短信验证码',
  codeHint: '6 位数字，在同一条短信中',
  give: '同意查看',
  refuse: '不同意',
  withdraw: '撤回同意',
  doing: '正在提交',
  done: { given: '已同意', refused: '已记录，对方看不到您的报告', withdrawn: '已撤回，对方不能再查看' },
  looks: '谁看过您的报告',
  noLooks: '还没有人看过。',
  call: (hotline: string) => `有疑问请致电 ${hotline}`,
  gone: '链接无效',
  goneText: '链接不完整或已被新的请求替代，请使用最近一条短信中的链接。',
};

const en: Dict<typeof zh> = {
  title: 'Consent to read check-up reports',
  asks: (who, company) => `${who} (${company}) asks to read your check-up reports`,
  whose: (name) => `Reports of ${name}`,
  what: 'What they would see',
  whatText: 'Your check-up reports in this portal: results, comparisons over the years, advice, and a PDF to download.',
  rights: 'Your rights',
  rightsText:
    'You alone decide, and your check-ups and reports stay the same if you refuse. You can take your consent back on this page at any time; from then on they can read nothing more. Files downloaded before are not affected. Every look, by them or by staff, is listed on this page.',
  states: {
    none: '',
    asked: 'Waiting for your decision',
    given: 'You have agreed',
    refused: 'You did not agree',
    withdrawn: 'Consent taken back',
    expired: 'This link has run out. Please ask your relative to send a new one',
    locked: 'The code was typed wrongly too often, so this link is closed. Please ask your relative to send a new one',
  },
  until: (moment) => `Please decide by ${moment}`,
  givenAt: (moment) => `Agreed: ${moment}`,
  version: (version) => `Text version ${version}`,
  code: 'Code from the message',
  codeHint: 'Six digits, in the same message',
  give: 'Agree',
  refuse: 'Do not agree',
  withdraw: 'Take consent back',
  doing: 'Sending',
  done: {
    given: 'You have agreed',
    refused: 'Noted: they cannot see your reports',
    withdrawn: 'Taken back: they can no longer read your reports',
  },
  looks: 'Who has looked at your reports',
  noLooks: 'Nobody has looked yet.',
  call: (hotline) => `Questions? Call ${hotline}`,
  gone: 'This link does not work',
  goneText: 'It is not whole, or a newer request has replaced it. Please use the link in the latest message.',
};

export const consentText: Texts<typeof zh> = { zh, en };
