import type { IdType, MaritalStatus, Person } from '#contract/calls/people';
import type { Dict, Texts } from '../../platform/locale.ts';

/** How a person is described, on every page that shows one. */
const zh = {
  relations: { self: '本人', spouse: '配偶', parent: '父母', child: '子女', other: '其他家属' },
  parents: { male: '父亲', female: '母亲' } satisfies Record<Person['gender'], string>,
  genders: { male: '男', female: '女' } satisfies Record<Person['gender'], string>,
  maritals: { single: '未婚', married: '已婚', '': '未填写' } satisfies Record<MaritalStatus, string>,
  idTypes: {
    idCard: '居民身份证',
    passport: '护照',
    hkMacauPermit: '港澳居民来往内地通行证',
    taiwanPermit: '台湾居民来往大陆通行证',
  } satisfies Record<IdType, string>,
  years: (age: number) => `${age} 岁`,
  born: (day: string, age: number) => `${day}（${age} 周岁）`,
  comma: '，',
  name: '姓名',
  relation: '关系',
  gender: '性别',
  idType: '证件类型',
  idNumber: '证件号码',
  birthDate: '出生日期',
  marital: '婚姻状况',
  phone: '手机号码',
  email: '电子邮箱',
  choose: '请选择',
  idBad: '证件号码格式不正确，请重新输入；如无法修改请联系客服',
  documentBad: '证件号码与所选证件类型不符，请核对证件后重新输入',
  maritalMissing: '请选择婚姻状况',
};

const en: Dict<typeof zh> = {
  relations: { self: 'Myself', spouse: 'Spouse', parent: 'Parent', child: 'Child', other: 'Other relative' },
  parents: { male: 'Father', female: 'Mother' },
  genders: { male: 'Male', female: 'Female' },
  maritals: { single: 'Single', married: 'Married', '': 'Not given' },
  idTypes: {
    idCard: 'Chinese ID card',
    passport: 'Passport',
    hkMacauPermit: 'Hong Kong/Macau permit',
    taiwanPermit: 'Taiwan permit',
  },
  years: (age) => `${age} years old`,
  born: (day, age) => `${day} (aged ${age})`,
  comma: ', ',
  name: 'Name',
  relation: 'Relation',
  gender: 'Gender',
  idType: 'ID type',
  idNumber: 'ID number',
  birthDate: 'Date of birth',
  marital: 'Marital status',
  phone: 'Mobile phone',
  email: 'Email',
  choose: 'Please choose',
  idBad: 'The ID number format is not correct. Please re-enter; contact customer service if it cannot be changed',
  documentBad: 'This is not a number of the chosen kind of document. Check the document and re-enter it',
  maritalMissing: 'Please choose marital status',
};

export const personText: Texts<typeof zh> = { zh, en };

/** One's mother, rather than one of one's parents. */
export const relationOf = (
  { relation, gender }: Pick<Person, 'relation' | 'gender'>,
  says: Pick<Dict<typeof zh>, 'relations' | 'parents'>,
): string => (relation === 'parent' ? says.parents[gender] : says.relations[relation]);
