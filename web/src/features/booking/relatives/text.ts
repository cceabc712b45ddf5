import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  title: '选择家属',
  text: '请选择为哪位家属预约体检。',
  parentsTitle: '选择父母',
  parentsText: '本次预约仅适用于父母。',
  legend: '家属',
  selected: '当前选择',
  edit: (name: string) => `编辑${name}的信息`,
  editShort: '编辑',
  add: '添加家属',
  book: (name: string) => (name ? `为${name}预约` : '为家属预约'),
  missing: '请选择一位家属',
  none: '还没有家属',
  noneText: '添加家属后，即可为家属预约体检。',
  noneNoAdd: '贵公司暂不支持自行添加家属，请联系 HR 或客服。',
  notCovered: (relation: string) => `该计划不适用于${relation}，请更换体检人`,
  planForNobody: '当前计划不适用于家属',
  planForNobodyText: '请换一个适用于家属的体检计划。',
  otherPlan: '更换计划',
  back: '返回',
};

const en: Dict<typeof zh> = {
  title: 'Choose a family member',
  text: 'Choose who you are booking for.',
  parentsTitle: 'Choose a parent',
  parentsText: 'This booking is for parents only.',
  legend: 'Family members',
  selected: 'Current choice',
  edit: (name) => `Edit ${name}`,
  editShort: 'Edit',
  add: 'Add',
  book: (name) => (name ? `Book for ${name}` : 'Book for this person'),
  missing: 'Choose a family member',
  none: 'No family members yet',
  noneText: 'Add a family member to book a check-up for them.',
  noneNoAdd: 'Relatives cannot be added here. Please contact HR or customer service.',
  notCovered: (relation) => `This plan does not cover: ${relation}. Choose someone else`,
  planForNobody: 'This plan does not cover family members',
  planForNobodyText: 'Choose a plan that does.',
  otherPlan: 'Other plan',
  back: 'Back',
};

export const relativesText: Texts<typeof zh> = { zh, en };
