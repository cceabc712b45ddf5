/** Why a row of a roster cannot be used, and what to do about it. */
export const rowText = {
  employeeNo: { zh: '缺少工号，请填写', en: 'The employee number is missing' },
  employeeNoLong: { zh: '工号最多 40 个字符', en: 'An employee number takes at most 40 characters' },
  employeeNoCut: {
    zh: '工号被电子表格当作数字缩短了，请将该列设为文本后重新填写',
    en: 'The spreadsheet took this for a number and shortened it. Make the column text and fill it in again',
  },
  name: { zh: '姓名应为 1 至 40 个字', en: 'A name takes 1 to 40 characters' },
  nameSigns: {
    zh: '姓名至少两个字，且不含 =、+、@、数字等，请核对',
    en: 'A name has at least two letters, and no signs such as =, +, @ or digits. Please check it',
  },
  formula: {
    zh: '内容不能以 =、+、-、@ 开头，请去掉后重新填写',
    en: 'This must not begin with =, +, - or @. Please take the sign away and fill it in again',
  },
  relation: {
    zh: '关系应为：本人、配偶、父母、子女、其他',
    en: 'The relation must be self, spouse, parent, child or other',
  },
  gender: { zh: '性别应为：男、女', en: 'The sex must be male or female' },
  idType: {
    zh: '证件类型应为：身份证、护照、港澳通行证、台湾通行证',
    en: 'The ID type must be ID card, passport, Hong Kong/Macau permit or Taiwan permit',
  },
  idNumber: { zh: '身份证号不正确，请核对', en: 'The ID number is not right. Please check it' },
  idNumberCut: {
    zh: '证件号被电子表格当作数字，后几位已丢失，请将该列设为文本后重新填写',
    en: 'The spreadsheet took this for a number and lost its last digits. Make the column text and fill it in again',
  },
  idNumberLong: { zh: '证件号应为 5 至 30 个字符', en: 'An ID number takes 5 to 30 characters' },
  birthDate: { zh: '出生日期应写作 1990-05-20', en: 'Write the date of birth as 1990-05-20' },
  identity: {
    zh: '请填写身份证号，或出生日期和性别',
    en: 'Give an ID card number, or the date of birth and the sex',
  },
  phone: { zh: '手机号格式不正确', en: 'The phone number is not right' },
  phoneMissing: {
    zh: '新员工需要手机号，用于设置密码',
    en: 'Somebody new needs a phone number, by which they set their password',
  },
  email: { zh: '邮箱格式不正确', en: 'The email address is not right' },
  phoneKept: {
    zh: '已按公司资料保存，未改动本人号码',
    en: 'Kept as the company’s record. The person’s own number is unchanged',
  },
  emailKept: {
    zh: '已按公司资料保存，未改动本人邮箱',
    en: 'Kept as the company’s record. The person’s own e-mail is unchanged',
  },
  city: { zh: '没有这个城市，请使用门户中的城市名', en: 'There is no such city. Use a city name of the portal' },
  department: { zh: '部门最多 80 个字', en: 'A department takes at most 80 characters' },
  marital: { zh: '婚姻状况应为：已婚、未婚', en: 'The marital status must be married or single' },
  type: { zh: '员工类型应为 0 至 3 的整数', en: 'The employee type must be a whole number from 0 to 3' },
  class: { zh: '员工类别应为 1 至 99 的整数', en: 'The employee class must be a whole number from 1 to 99' },
  status: { zh: '状态应为：在职、离职', en: 'The status must be active or left' },
  repeated: { zh: '与前面的行重复，请删除其中一行', en: 'The same as an earlier row. Please remove one of them' },
  ambiguous: {
    zh: '系统中有多人使用这个工号，请联系客服核对',
    en: 'Several people have this employee number. Please contact customer service',
  },
  taken: {
    zh: '已被另一账号使用，请核对',
    en: 'It belongs to another account already. Please check it',
  },
  noEmployee: {
    zh: '没有这个工号的员工，请先添加员工本人',
    en: 'There is no employee of this number. Please add the employee first',
  },
  ownLeaving: { zh: '不能把自己标记为离职', en: 'You cannot mark yourself as having left' },
  familyLeaving: { zh: '家属行不能填写离职', en: 'Only an employee can be marked as having left' },
  noFamily: {
    zh: '本企业未开通家属，请删除该行',
    en: 'The company has no family members here. Please remove this row',
  },
} as const;
