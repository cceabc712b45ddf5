import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  employeeNo: (no: string) => `工号 ${no}`,
  relatives: '家属',
  orders: '体检预约',
  allOrders: '全部记录',
  toPay: '待支付',
  booked: '待体检',
  awaitingReport: '待出报告',
  reports: '报告',
};

const en: Dict<typeof zh> = {
  employeeNo: (no) => `No. ${no}`,
  relatives: 'Relatives',
  orders: 'Check-ups',
  allOrders: 'All bookings',
  toPay: 'To pay',
  booked: 'Upcoming',
  awaitingReport: 'Report due',
  reports: 'Reports',
};

export const hubText: Texts<typeof zh> = { zh, en };
