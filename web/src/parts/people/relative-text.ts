import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  formAdd: '添加家属',
  formEdit: '编辑家属信息',
  save: '保存',
  saving: '保存中…',
  saved: '已保存',
  cancel: '取消',
  close: '关闭',
  derived: '由身份证号码得出',
  birthHint: '例如 1962-03-08',
  nameHint: '与证件保持一致',
  idKeep: '不修改请保留',
  nameMissing: '请填写姓名',
  relationMissing: '请选择关系',
  idMissing: '请填写证件号码',
  birthMissing: '请填写出生日期',
  birthBad: '出生日期格式不正确，例如 1962-03-08',
  genderMissing: '请选择性别',
};

const en: Dict<typeof zh> = {
  formAdd: 'Add a family member',
  formEdit: 'Edit family member',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  cancel: 'Cancel',
  close: 'Close',
  derived: 'Read from the ID number',
  birthHint: 'For example 1962-03-08',
  nameHint: 'As on the ID document',
  idKeep: 'Leave as it is to keep it',
  nameMissing: 'Please fill in name',
  relationMissing: 'Please choose relation',
  idMissing: 'Please fill in ID number',
  birthMissing: 'Please fill in date of birth',
  birthBad: 'Date format is wrong, e.g. 1962-03-08',
  genderMissing: 'Please choose gender',
};

export const relativeText: Texts<typeof zh> = { zh, en };
