import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '健康问卷',
  failed: '问卷获取失败',
  by: (name: string) => `填写人 ${name}（本人）`,
  minutes: (minutes: number) => `约 ${minutes} 分钟`,
  doneTitle: '问卷已提交，感谢您的填写',
  doneText: (moment: string) => `提交时间 ${moment}`,
  goOn: '继续之前的操作',
  home: '返回首页',
  service: '联系客服',
  leaveShort: '退出',
  yours: '您的答案',
  none: '目前没有需要填写的问卷',
  left: '已保存，可随时回来继续填写',
};

const en: Dict<typeof zh> = {
  title: 'Questionnaire',
  failed: 'Could not load the questionnaire',
  by: (name) => `Answered by ${name}`,
  minutes: (minutes) => (minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`),
  doneTitle: 'Thank you. Your answers have been submitted',
  doneText: (moment) => `Submitted ${moment}`,
  goOn: 'Continue where you were',
  home: 'Back to home',
  service: 'Customer service',
  leaveShort: 'Leave',
  yours: 'Your answers',
  none: 'There is no questionnaire to answer at present',
  left: 'Saved. You can come back at any time',
};

export const questionnaireText: Texts<typeof zh> = { zh, en };
