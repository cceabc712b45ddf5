import type { Language } from '#contract/language';

const zh = {
  product: '体检预约',
  summary: (relative: string) => (relative ? `体检 · ${relative}` : '体检'),
  order: (no: string) => `订单号：${no}`,
  center: (name: string, phone: string) => `机构：${name}（${phone}）`,
  until: (deadline: string) => `${deadline} 前可在线改期或取消`,
  cancelUntil: (deadline: string) => `${deadline} 前可在线取消，该机构不支持改期`,
  hotline: (phone: string) => `，之后请致电 ${phone}`,
  unpaid: '尚未支付：支付完成后名额才最终保留。',
  changeUnpaid: (when: string) => `改期至 ${when} 的差价待支付；支付前，本预约一直保留。`,
  cancelled: '此预约已取消。',
  fasting: (preparation: string) => `明天体检：${preparation}。`,
  leave: (center: string) => `该出发了：${center}。请带有效证件原件，保持空腹。`,
};

const en: typeof zh = {
  product: 'Health check-up',
  summary: (relative) => (relative ? `Health check-up · ${relative}` : 'Health check-up'),
  order: (no) => `Order: ${no}`,
  center: (name, phone) => `Centre: ${name} (${phone})`,
  until: (deadline) => `Change or cancel online until ${deadline}`,
  cancelUntil: (deadline) => `This centre takes no changes; cancel online until ${deadline}`,
  hotline: (phone) => `, later call ${phone}`,
  unpaid: 'Not paid yet: the place is yours once it is paid.',
  changeUnpaid: (when) => `The difference for the change to ${when} is not paid; this booking stays yours until then.`,
  cancelled: 'This booking is cancelled.',
  fasting: (preparation) => `Check-up tomorrow. ${preparation}.`,
  leave: (center) => `Time to leave for ${center}. Bring your original ID and stay fasting.`,
};

export const calendarWords: Record<Language, typeof zh> = { 'zh-cn': zh, 'en-us': en };
