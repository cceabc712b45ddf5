import type { Dict, Texts } from '../../../platform/locale.ts';

const zh = {
  title: '员工',
  about: '基本情况',
  class: '类别',
  reports: '体检报告',
  notAuthorized: '该员工没有授权企业查看本人的报告。只有本人可以在自己的报告页开启授权。',
  authorized: (name: string, from: string, until: string) =>
    `${name}本人于 ${from}授权企业 HR 查看其全部体检报告，有效期至 ${until}，本人可随时撤回。`,
  recorded: '每次打开报告都会写入员工本人可见的查看记录。请仅用于本人知情的用途。',
  noReports: '还没有出具的报告。',
  reportOf: (year: number) => `${year} 年体检报告`,
  reading: (until: string) => `本人授权查看，有效期至 ${until}。本次查看已记录，员工本人可见。请勿转发或另存。`,
  whose: (name: string, sex: string, age: number) => `${name} · ${sex} · ${age} 岁`,
  sexes: { male: '男', female: '女' },
  conclusion: '总检结论',
  advice: '医生建议',
  columns: { item: '项目', result: '结果', range: '参考范围', flag: '判定' },
};

const en: Dict<typeof zh> = {
  title: 'Employee',
  about: 'About',
  class: 'Class',
  reports: 'Check-up reports',
  notAuthorized:
    'This employee has not authorised the company to read their reports. Only they can, on the page of their own report.',
  authorized: (name, from, until) =>
    `${name} authorised the company’s HR on ${from} to read all their check-up reports, until ${until}. They can withdraw it at any time.`,
  recorded: 'Each opening is written into the log that the employee sees. Use it only for what the employee knows of.',
  noReports: 'No report has been published yet.',
  reportOf: (year) => `Report of ${year}`,
  reading: (until) =>
    `Authorised by the employee until ${until}. This look has been recorded and the employee sees it. Do not forward or keep copies.`,
  whose: (name, sex, age) => `${name} · ${sex} · ${age}`,
  sexes: { male: 'male', female: 'female' },
  conclusion: 'Conclusion',
  advice: 'Doctor’s advice',
  columns: { item: 'Item', result: 'Result', range: 'Reference', flag: 'Judged' },
};

export const personText: Texts<typeof zh> = { zh, en };
