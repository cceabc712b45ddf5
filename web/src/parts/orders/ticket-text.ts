import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  label: '到检凭证',
  waiting: { paid: (amount: string) => `待体检 · 已支付 ${amount}`, company: '待体检 · 公司承担' },
  orderNo: (no: string) => `订单号 ${no}`,
  kept: '离线可用',
  keptOffline: '您当前离线，这是保存在本机的到检凭证。退出登录后自动清除。',
  daysLeft: (days: number) => (days === 0 ? '就在今天' : days === 1 ? '就在明天' : `还有 ${days} 天`),
  withExtras: (set: string, count: number) => `${set}+ ${count} 个加项`,
  voucher: '到检凭证码',
  qr: (code: string) => `到检凭证二维码，凭证码 ${code}`,
  show: '前台出示二维码或报凭证码，并带好有效证件原件。',
  showKept: '前台出示二维码或报凭证码，并带好有效证件原件。没有网络也能打开。',
  soon: '凭证码生成中，请稍后刷新本页',
  until: { before: '可在 ', moment: (day: string) => `${day}24:00`, after: ' 前在线改期或取消' },
  untilOver: { before: '已过在线改期时间，如需调整请致电 ', noPhone: '已过在线改期时间，如需调整请联系客服' },
  untilFixed: (day: string) => `可在 ${day}24:00 前在线取消；该机构不支持改期，如需换时间请先取消再预约`,
  changeWaits: (amount: string, when: string, center: string) =>
    `差价待支付 ${amount}，原预约保留。支付后改为 ${when} · ${center}。`,
  payDifference: '支付差价',
  callUs: '致电客服',
  provisional: '（节假日安排尚未公布，暂定）',
  calendar: '加入日历',
  route: '查看路线',
  change: '改期',
  cancel: '取消预约',
  checkingChange: '正在确认能否改期',
  noChangeTitle: '这笔预约不能在线改期',
  viewOrder: '查看订单',
  ok: '知道了',
};

const en: Dict<typeof zh> = {
  label: 'Your ticket',
  waiting: { paid: (amount) => `Booked · paid ${amount}`, company: 'Booked · company pays' },
  orderNo: (no) => `Order ${no}`,
  kept: 'Works offline',
  keptOffline: 'You are offline. This ticket is stored on your device and removed when you log out.',
  daysLeft: (days) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  withExtras: (set, count) => `${set} + ${count} ${count === 1 ? 'add-on' : 'add-ons'}`,
  voucher: 'Voucher code',
  qr: (code) => `QR code to check in, voucher code ${code}`,
  show: 'Show the QR code or read out the voucher code at the desk, with your original ID.',
  showKept:
    'Show the QR code or read out the voucher code at the desk, with your original ID. It opens without a network.',
  soon: 'The voucher code is being made. Please reload this page in a moment',
  until: { before: 'You can change or cancel online until the end of ', moment: (day) => day, after: '' },
  untilOver: {
    before: 'No longer possible to change online. To change it, call ',
    noPhone: 'No longer possible to change online. Please contact customer service',
  },
  untilFixed: (day) =>
    `You can cancel online until the end of ${day}. This centre takes no changes: to move it, cancel first and book again`,
  changeWaits: (amount, when, center) =>
    `Difference to pay: ${amount}. This booking stays; once it is paid you come on ${when} · ${center}.`,
  payDifference: 'Pay the difference',
  callUs: 'Call us',
  provisional: ' (provisional: public holidays not published yet)',
  calendar: 'Add to calendar',
  route: 'Directions',
  change: 'Reschedule',
  cancel: 'Cancel booking',
  checkingChange: 'Checking whether it can be changed',
  noChangeTitle: 'This booking cannot be changed online',
  viewOrder: 'View booking',
  ok: 'OK',
};

export const ticketText: Texts<typeof zh> = { zh, en };
