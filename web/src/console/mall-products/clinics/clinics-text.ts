import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  title: '适用门诊',
  hint: (most: number) => `员工在商品页按城市查看，按此处顺序显示，最多 ${most} 家。没有门诊时不显示。`,
  clinic: (at: number) => `门诊 ${at}`,
  paste: '批量添加门诊',
  pasted: '门诊列表',
  pastedHint: '从表格复制，每行一家，六列依次为：城市、名称（中文）、名称（英文）、地址（中文）、地址（英文）、电话。',
  addPasted: '添加',
  cancel: '取消',
  wrongLine: (line: number, problem: string) => `第 ${line} 行：${problem}`,
  moreWrong: (count: number) => `另有 ${count} 处`,
  unknownCity: '没有这个城市，请写城市选项中的名称',
  nothingPasted: '请粘贴至少一行',
  tooMany: (most: number) => `总数不能超过 ${most} 家`,
  add: '添加门诊',
  remove: (at: number) => `移除门诊 ${at}`,
  name: { zh: '门诊名称（中文）', en: '门诊名称（英文）' },
  address: { zh: '门诊地址（中文）', en: '门诊地址（英文）' },
  city: '门诊城市',
  choose: '请选择',
  phone: '门诊电话',
  problems: {
    cityId: '请选择城市',
    name: '请填写中文（30 字内）和英文（60 字符内）名称',
    address: '请填写中文（50 字内）和英文（100 字符内）地址',
    phone: '请填写带区号的座机、400 号码或手机号',
  },
};

const en: Dict<typeof zh> = {
  title: 'Clinics',
  hint: (most) =>
    `Employees see them by city on the product’s page, in this order. Up to ${most}; without any, nothing is shown.`,
  clinic: (at) => `Clinic ${at}`,
  paste: 'Add many clinics',
  pasted: 'Clinics',
  pastedHint:
    'Copied from a sheet, one a line, six columns: city, name in Chinese, name in English, address in Chinese, address in English, phone.',
  addPasted: 'Add',
  cancel: 'Cancel',
  wrongLine: (line, problem) => `Line ${line}: ${problem}`,
  moreWrong: (count) => `and ${count} more`,
  unknownCity: 'There is no such city; please write it as in the list of cities',
  nothingPasted: 'Please paste at least one line',
  tooMany: (most) => `There can be ${most} at most`,
  add: 'Add a clinic',
  remove: (at) => `Remove clinic ${at}`,
  name: { zh: 'Clinic in Chinese', en: 'Clinic in English' },
  address: { zh: 'Clinic address in Chinese', en: 'Clinic address in English' },
  city: 'City of the clinic',
  choose: 'Choose one',
  phone: 'Phone of the clinic',
  problems: {
    cityId: 'Please choose a city',
    name: 'Please enter the name in both languages, up to 30 and 60 characters',
    address: 'Please enter the address in both languages, up to 50 and 100 characters',
    phone: 'Please enter a landline with area code, a 400 number or a mobile',
  },
};

export const clinicsText: Texts<typeof zh> = { zh, en };
