import type { Dict, Texts } from '../../../platform/locale.ts';
import { people } from '../numbers.ts';

const zh = {
  title: '发送预约提醒',
  send: (count: string) => `将发送给 ${count} 人`,
  nobody: '没有可以提醒的员工',
  lately: (count: string) => `${count} 人七天内已提醒过，不再发送`,
  optedOut: (count: string) => `${count} 人不接收此类提醒`,
  noPhone: (count: string) => `${count} 人没有手机号`,
  notOpen: (count: string) => `${count} 人的预约尚未开放或已结束`,
  text: '短信内容',
  language: '按员工最近使用的语言发送。',
  leftToday: (count: number) => `今天还可发送 ${count} 次`,
  usedUp: '今天的发送次数已用完，请明天再试',
  cancel: '取消',
  go: '发送提醒',
  going: '正在发送',
  done: (count: string) => `已开始向 ${count} 人发送提醒`,
};

const en: Dict<typeof zh> = {
  title: 'Send a reminder to book',
  send: (count) => `It goes to ${people(count)}`,
  nobody: 'There is nobody to remind',
  lately: (count) =>
    count === '1'
      ? '1 was reminded within seven days and is left out'
      : `${count} were reminded within seven days and are left out`,
  optedOut: (count) => `${count} ${count === '1' ? 'does' : 'do'} not want such reminders`,
  noPhone: (count) => `${count} ${count === '1' ? 'has' : 'have'} no phone number`,
  notOpen: (count) => `For ${count} booking is not open now`,
  text: 'The message',
  language: 'Sent in the language each person used last.',
  leftToday: (count) => `Reminders can be sent ${count === 1 ? 'once more' : `${count} more times`} today`,
  usedUp: 'No more reminders can be sent today. Please try again tomorrow',
  cancel: 'Cancel',
  go: 'Send reminders',
  going: 'Sending',
  done: (count) =>
    count === '1' ? 'The reminder to 1 person is on its way' : `Reminders to ${count} people are on their way`,
};

export const reminderText: Texts<typeof zh> = { zh, en };
