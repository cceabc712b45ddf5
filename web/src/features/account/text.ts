import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  employeeNo: (no: string) => `工号 ${no}`,
  points: '积分',
  cards: '卡券',
  relatives: '家属',
  cardsLeft: (count: number) => `${count} 张可用`,
  claimsUnderWay: (count: number) => `${count} 笔处理中`,
  orders: '体检预约',
  allOrders: '全部记录',
  toPay: '待支付',
  booked: '待体检',
  awaitingReport: '待出报告',
  reports: '报告',
};

const en: Dict<typeof zh> = {
  employeeNo: (no) => `No. ${no}`,
  points: 'Points',
  cards: 'Cards',
  relatives: 'Relatives',
  cardsLeft: (count) => `${count} to use`,
  claimsUnderWay: (count) => `${count} under way`,
  orders: 'Check-ups',
  allOrders: 'All bookings',
  toPay: 'To pay',
  booked: 'Upcoming',
  awaitingReport: 'Report due',
  reports: 'Reports',
};

export const hubText: Texts<typeof zh> = { zh, en };
