import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '适用门诊',
  hint: (most: number) => `员工在商品页按城市查看，按此处顺序显示，最多 ${most} 家。没有门诊时不显示。`,
  clinic: (at: number) => `门诊 ${at}`,
  add: '添加门诊',
  remove: (at: number) => `移除门诊 ${at}`,
  name: { zh: '门诊名称（中文）', en: '门诊名称（英文）' },
  address: { zh: '门诊地址（中文）', en: '门诊地址（英文）' },
  city: '门诊城市',
  choose: '请选择',
  phone: '门诊电话',
  problems: {
    cityId: '请选择城市',
    name: '请填写中文和英文名称',
    address: '请填写中文和英文地址',
    phone: '请填写带区号的座机、400 电话或手机号，如 021-55550001',
  },
};

const en: Dict<typeof zh> = {
  title: 'Clinics',
  hint: (most) =>
    `Employees see them by city on the product’s page, in this order. Up to ${most}; without any, nothing is shown.`,
  clinic: (at) => `Clinic ${at}`,
  add: 'Add a clinic',
  remove: (at) => `Remove clinic ${at}`,
  name: { zh: 'Clinic in Chinese', en: 'Clinic in English' },
  address: { zh: 'Clinic address in Chinese', en: 'Clinic address in English' },
  city: 'City of the clinic',
  choose: 'Choose one',
  phone: 'Phone of the clinic',
  problems: {
    cityId: 'Please choose a city',
    name: 'Please enter the name in both languages',
    address: 'Please enter the address in both languages',
    phone: 'Please enter a landline with area code, a 400 number or a mobile, such as 021-55550001',
  },
};

export const clinicsText: Texts<typeof zh> = { zh, en };
