import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '我的近况',
  count: (count: number) => `${count} 件`,
  all: '全部预约',
  whose: (relation: string, name: string) => `${relation} ${name}`,
  toPay: '待支付',
  released: '后释放',
  pay: '去支付',
  booked: '待体检',
  daysLeft: (days: number) => (days === 0 ? '就在今天' : days === 1 ? '就在明天' : `还有 ${days} 天`),
  arrive: (time: string) => `${time} 到检`,
  details: '查看详情',
  draft: (name: string) => (name ? `为${name}的预约` : '未完成的预约'),
  steps: { 2: '第 2 步「选择套餐」', 3: '第 3 步「选择机构与时间」', 4: '第 4 步「提交订单」' },
  savedAt: (step: string, moment: string) => `停在${step}，${moment} 保存`,
  goOn: '继续',
  report: (set: string) => `${set}报告已出具`,
  examined: (day: string) => `${day}体检`,
  view: '查看',
  clock: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  minutesLeft: (minutes: number) => (minutes === 0 ? '支付时间已到' : `支付剩余时间 ${minutes} 分钟`),
};

const en: Dict<typeof zh> = {
  title: 'My updates',
  count: (count) => `${count}`,
  all: 'All bookings',
  whose: (relation, name) => `${relation} · ${name}`,
  toPay: 'Awaiting payment',
  released: 'left to pay',
  pay: 'Pay',
  booked: 'Booked',
  daysLeft: (days) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  arrive: (time) => `Arrive at ${time}`,
  details: 'View details',
  draft: (name) => (name ? `Booking for ${name}` : 'Unfinished booking'),
  steps: { 2: 'step 2, package', 3: 'step 3, centre and time', 4: 'step 4, confirm' },
  savedAt: (step, moment) => `At ${step}; saved ${moment}`,
  goOn: 'Continue',
  report: (set) => `${set}: your report is ready`,
  examined: (day) => `Check-up on ${day}`,
  view: 'View',
  clock: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  minutesLeft: (minutes) =>
    minutes === 0 ? 'The time to pay is over' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left to pay`,
};

export const newsText: Texts<typeof zh> = { zh, en };
