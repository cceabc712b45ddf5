import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  cities: '使用城市',
  moreCities: '更多城市',
  usableAt: (city: string, count: number) => `${city} ${count} 家门诊可用`,
  clinics: '适用门诊',
  clinicsIn: (city: string, count: number) => `${city}门诊（${count} 家）`,
  call: (name: string, phone: string) => `致电${name} ${phone}`,
  showAll: (count: number) => `显示全部（${count}）`,
  allShown: (count: number) => `已显示全部 ${count} 家门诊`,
};

const en: Dict<typeof zh> = {
  cities: 'Cities',
  moreCities: 'More cities',
  usableAt: (city, count) => `${count} ${count === 1 ? 'clinic' : 'clinics'} in ${city}`,
  clinics: 'Clinics',
  clinicsIn: (city, count) => `Clinics in ${city} (${count})`,
  call: (name, phone) => `Call ${name}, ${phone}`,
  showAll: (count) => `Show all (${count})`,
  allShown: (count) => `All ${count} clinics are shown`,
};

export const clinicsText: Texts<typeof zh> = { zh, en };
