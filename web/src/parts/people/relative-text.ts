import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  formAdd: '添加家属',
  formEdit: '编辑家属信息',
  save: '保存家属',
  saving: '保存中…',
  saved: '家属信息已保存',
  cancel: '取消',
  close: '关闭',
  derived: '由身份证号码得出',
  birthHint: '例如 1962-03-08',
  nameHint: '与证件保持一致',
  idKeep: '不修改请保留',
  nameMissing: '请填写姓名',
  nameLong: '姓名最多 40 个字，请使用证件上的简写',
  relationMissing: '请选择关系',
  idMissing: '请填写证件号码',
  birthMissing: '请填写出生日期',
  birthBad: '出生日期格式不正确，例如 1962-03-08',
  birthDateBad: '出生日期不能晚于今天，也不能早于 120 年前，请核对',
  genderMissing: '请选择性别',
};

const en: Dict<typeof zh> = {
  formAdd: 'Add a family member',
  formEdit: 'Edit family member',
  save: 'Save family member',
  saving: 'Saving…',
  saved: 'Saved',
  cancel: 'Cancel',
  close: 'Close',
  derived: 'Read from the ID number',
  birthHint: 'For example 1962-03-08',
  nameHint: 'As on the ID document',
  idKeep: 'Leave as it is to keep it',
  nameMissing: 'Enter the name',
  nameLong: 'At most 40 characters. Use the short form on the ID document',
  relationMissing: 'Choose the relation',
  idMissing: 'Enter the ID number',
  birthMissing: 'Enter the date of birth',
  birthBad: 'Date format is wrong, e.g. 1962-03-08',
  birthDateBad: 'The date of birth cannot be after today or more than 120 years ago. Please check it',
  genderMissing: 'Choose the gender',
};

export const relativeText: Texts<typeof zh> = { zh, en };
