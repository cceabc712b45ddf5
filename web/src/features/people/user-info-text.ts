import type { Dict, Texts } from '../../platform/locale.ts';

/** Each personal field has its please-fill-in prompt. */
const zh = {
  title: '完善个人信息',
  text: '以下信息尚未登记，请补充完整。提交后如需修改，请联系 HR。',
  known: '已登记的信息',
  form: '请补充',
  idHint: '与证件保持一致',
  cityLabel: '体检城市',
  codeHint: '提交时需输入验证码确认',
  idNumber: '请填写证件号码',
  marital: '请选择婚姻状况',
  city: '请选择体检城市',
  phone: '请填写手机号码',
  email: '请填写电子邮箱',
  employeeNo: '请填写工号',
  department: '请填写部门',
  idNumberOfAnother: '证件号码与企业登记的出生日期或性别不一致，请核对；如登记有误请联系 HR',
  phoneBad: '手机号码格式不正确',
  emailBad: '邮箱格式不正确',
  submit: '提交并继续',
  saving: '正在保存…',
  saved: '信息已保存',
  later: '返回首页',
};

const en: Dict<typeof zh> = {
  title: 'Complete your details',
  text: 'Some of your data is not on record yet. Please fill it in. To change it later, contact HR.',
  known: 'On record',
  form: 'Please fill in',
  idHint: 'As on the ID document',
  cityLabel: 'Exam city',
  codeHint: 'Confirmed by a code when you submit',
  idNumber: 'Please fill in the ID number',
  marital: 'Please choose marital status',
  city: 'Please choose an exam city',
  phone: 'Please fill in a mobile number',
  email: 'Please fill in an email address',
  employeeNo: 'Please fill in the employee number',
  department: 'Please fill in the department',
  idNumberOfAnother:
    'The ID number does not match the date of birth or gender given by your company. Check it, or contact HR',
  phoneBad: 'Phone number format is wrong',
  emailBad: 'Email format is wrong',
  submit: 'Submit and go on',
  saving: 'Saving…',
  saved: 'Saved',
  later: 'Back to home',
};

export const userInfoText: Texts<typeof zh> = { zh, en };
