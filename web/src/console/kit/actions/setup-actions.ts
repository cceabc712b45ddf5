import type { Dict, Texts } from '../../../platform/locale.ts';

/** How administrators set companies up, by the names the audit has for it. */
const zh = {
  'company.add': '新增企业',
  'company.draft': '开始修改企业设置',
  'company.discard': '放弃企业设置草稿',
  'company.publish': '发布企业设置',
  'company.restore': '回退企业设置',
  'company.preview': '预览门户',
  'company.codes': '修改企业代码',
};

const en: Dict<typeof zh> = {
  'company.add': 'Company added',
  'company.draft': 'Change of a company’s settings begun',
  'company.discard': 'Draft of a company’s settings discarded',
  'company.publish': 'Company’s settings published',
  'company.restore': 'Company’s settings taken back',
  'company.preview': 'Portal previewed',
  'company.codes': 'Company’s codes changed',
};

export const setupActions: Texts<typeof zh> = { zh, en };
