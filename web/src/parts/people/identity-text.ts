import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  hrTitle: '身份与任职信息',
  hrNote: '由企业提供，不可修改',
  relativeTitle: '家属信息',
  employeeNo: '工号',
  department: '部门',
  employeeType: '员工类型',
  employeeTypes: { 0: '仅限报销', 1: '正式员工', 2: '派遣员工', 3: '其他' } as Record<number, string>,
  reveal: '显示完整号码',
  hide: '隐藏号码',
  revealPhone: '显示完整手机号',
  hidePhone: '隐藏手机号',
  wrong: '信息有误且无法修改？请联系 HR 或致电客服',
  wrongNoPhone: '信息有误且无法修改？请联系 HR。',
};

const en: Dict<typeof zh> = {
  hrTitle: 'Identity and employment',
  hrNote: 'Given by your company, cannot be changed',
  relativeTitle: 'Family member',
  employeeNo: 'Employee no.',
  department: 'Department',
  employeeType: 'Employee type',
  employeeTypes: { 0: 'Reimbursement only', 1: 'Regular', 2: 'Agency', 3: 'Other' },
  reveal: 'Show the whole number',
  hide: 'Hide the number',
  revealPhone: 'Show the whole phone number',
  hidePhone: 'Hide the phone number',
  wrong: 'Something is wrong? Contact HR or call',
  wrongNoPhone: 'Something is wrong? Contact HR.',
};

export const identityText: Texts<typeof zh> = { zh, en };
