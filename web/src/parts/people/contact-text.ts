import type { Dict, Texts } from '../../platform/locale.ts';

/** The questions about reaching a person, on every page that asks them. */
const zh = {
  phoneHint: '用于接收预约与报告短信',
  changePhone: '更换号码',
  keepPhone: '不更换',
  emailHint: '用于接收电子发票',
  cityMissing: '请选择体检城市',
  phoneMissing: '请填写手机号码',
  emailMissing: '请填写电子邮箱',
};

const en: Dict<typeof zh> = {
  phoneHint: 'For messages about the booking and the report',
  changePhone: 'Change number',
  keepPhone: 'Keep the old one',
  emailHint: 'For electronic invoices',
  cityMissing: 'Choose an exam city',
  phoneMissing: 'Enter a mobile number',
  emailMissing: 'Enter an email address',
};

export const contactText: Texts<typeof zh> = { zh, en };
