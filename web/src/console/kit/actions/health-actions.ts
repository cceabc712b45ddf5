import type { Dict, Texts } from '../../../platform/locale.ts';

/** Actions on the encyclopedia and the online doctor, by the names the audit has for them. */
const zh = {
  'health.save': '修改百科条目（草稿）',
  'health.publish': '发布百科条目',
  'health.discard': '放弃百科草稿',
  'health.hide': '隐藏百科条目',
  'health.show': '恢复百科条目',
  'doctor.enter': '员工前往在线问诊',
};

const en: Dict<typeof zh> = {
  'health.save': 'Encyclopedia entry changed (draft)',
  'health.publish': 'Encyclopedia entry published',
  'health.discard': 'Encyclopedia draft discarded',
  'health.hide': 'Encyclopedia entry hidden',
  'health.show': 'Encyclopedia entry shown again',
  'doctor.enter': 'Employee went to the online doctor',
};

export const healthActions: Texts<typeof zh> = { zh, en };
