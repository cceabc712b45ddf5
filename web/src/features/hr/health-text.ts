import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  text: '仅统计单独授权企业查看报告的员工。人数取整到十，比例取整到 5%；少于 10 人的分组不显示。',
  year: '年份：',
  yearOf: (year: number) => `${year} 年`,
  group: '检查项目',
  company: '全公司',
  rest: '其他部门',
  share: (percent: number) => `${percent}%`,
  about: (people: number) => `约 ${people} 人`,
  has: '有异常结果的比例',
  hidden: '人数过少，不显示',
  none: '暂无可显示的数据',
  noneText: '至少 10 名员工授权企业查看报告后，这里会显示团体结果。',
};

const en: Dict<typeof zh> = {
  text: 'Of employees who have authorised the company alone. People are rounded down to tens, shares to 5%; groups of fewer than 10 are not shown.',
  year: 'Year:',
  yearOf: (year) => String(year),
  group: 'Examination',
  company: 'Whole company',
  rest: 'Other departments',
  share: (percent) => `${percent}%`,
  about: (people) => `about ${people} people`,
  has: 'Share with a result out of range',
  hidden: 'Too few to show',
  none: 'Nothing to show yet',
  noneText: 'Once at least 10 employees have authorised the company to read their report, group results appear here.',
};

export const healthText: Texts<typeof zh> = { zh, en };
