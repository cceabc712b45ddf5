import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  hello: (name: string) => `${name}，您好`,
  today: (day: string, weekday: string) => `今天是 ${day}，${weekday}`,
  book: '预约体检',
  bookText: '选日期和地点',
  bookings: '我的预约',
  bookingsText: '改时间、取消',
  reports: '看报告',
  reportsText: '历年体检结果',
  call: '打电话，请人帮您办',
  more: '更多服务',
};

const en: Dict<typeof zh> = {
  hello: (name) => `Hello, ${name}`,
  today: (day, weekday) => `Today is ${weekday}, ${day}`,
  book: 'Book a check-up',
  bookText: 'Choose a date and a place',
  bookings: 'My bookings',
  bookingsText: 'Change the time or cancel',
  reports: 'My reports',
  reportsText: 'Results of past check-ups',
  call: 'Call us, we will help you',
  more: 'More services',
};

export const careHomeText: Texts<typeof zh> = { zh, en };
