import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  title: '机构查询',
  intro: '查看各城市的体检机构与服务内容，无需开始预约。',
  count: (city: string, all: number, usable: number) => `${city}共 ${all} 家机构，您的体检计划可用 ${usable} 家`,
  usable: '您的计划可用',
  notUsable: '您的计划不适用',
  plans: (names: string) => `适用计划：${names}`,
  noPlan: '您的体检计划暂不含该机构，仅供查询。',
  packages: '可做套餐',
  packageCount: (count: number) => `可做套餐 ${count} 种`,
  extras: '可做加项',
  doneHere: '可做项目',
  separator: '、',
  none: '暂无体检机构',
  noneText: '还没有开通体检机构，请稍后再来。',
};

const en: Dict<typeof zh> = {
  title: 'Find a centre',
  intro: 'Centres in every city and what they offer. No booking needed.',
  count: (city, all, usable) => `${city}: ${all} ${all === 1 ? 'centre' : 'centres'}, ${usable} for your plans`,
  usable: 'In your plans',
  notUsable: 'Not in your plans',
  plans: (names) => `Plans: ${names}`,
  noPlan: 'Your plans do not include this centre; this is for information only.',
  packages: 'Packages',
  packageCount: (count) => (count === 1 ? '1 package' : `${count} packages`),
  extras: 'Add-ons',
  doneHere: 'What is done here',
  separator: ', ',
  none: 'No centres yet',
  noneText: 'No centre has been opened yet. Please come back later.',
};

export const finderText: Texts<typeof zh> = { zh, en };
