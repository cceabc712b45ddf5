import type { Dict, Texts } from '../platform/locale.ts';

const zh = {
  offline: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，请重试',
  notFound: '页面不存在或已移动',
  call: (hotline: string) => `致电 ${hotline}`,
  unknown: '未知错误，请稍后重试',
  busy: '系统繁忙，请稍后再试',
  waiting: '当前访问人数较多，正在为您自动重试，请稍候',
  wrongCredentials: '用户名或密码错误，请重新输入',
  titles: {
    offline: '网络连接失败',
    timeout: '请求超时',
    systemBusy: '系统繁忙',
    wrongCredentials: '账号或密码不正确',
    other: '操作未完成',
  },
  survey: {
    title: (survey: string, minutes: string) => `请先完成${survey}（约 ${minutes} 分钟）`,
    text: (_survey: string, _minutes: string) => '提交后即可继续刚才的操作。答案随填随存，可以分次填写。',
  },
};

const en: Dict<typeof zh> = {
  offline: 'No connection. Check your network and retry',
  timeout: 'Request timed out. Please retry',
  notFound: 'Page not found',
  call: (hotline) => `Call ${hotline}`,
  unknown: 'Unknown error. Please try again later',
  busy: 'The system is busy. Please try again later.',
  waiting: 'Many people are here right now. Trying again for you, please wait',
  wrongCredentials: 'The username or password is incorrect. Please re-enter the information!',
  titles: {
    offline: 'You’re offline',
    timeout: 'That took too long',
    systemBusy: 'The system is busy',
    wrongCredentials: 'Couldn’t log you in',
    other: 'This could not be done',
  },
  survey: {
    title: () => 'Survey first',
    text: (survey, minutes) =>
      `Please complete the ${survey} (about ${minutes} minutes), then go on where you were. Your answers are saved as you go.`,
  },
};

export const apiText: Texts<typeof zh> = { zh, en };
