import type { Dict, Texts } from '../../platform/locale.ts';

const zh = {
  title: '修改密码',
  intro: '修改后，您在其他设备上的登录会立即结束。',
  oldPassword: '当前密码',
  newPassword: '新密码',
  repeatPassword: '再次输入新密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  rules: '密码要求',
  ruleLength: '12–128 个字符',
  ruleName: '不含您的姓名或登录名',
  met: '，已满足',
  unmet: '，未满足',
  save: '修改密码',
  saving: '提交中…',
  saved: '密码已修改',
  needOld: '请填写当前密码',
  needNew: '请设置符合要求的新密码',
  mismatch: '两次输入的新密码不一致，请重新输入',
  summary: (count: number) => `有 ${count} 处需要修改`,
};

const en: Dict<typeof zh> = {
  title: 'Change password',
  intro: 'Your sessions on other devices end when you change it.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'New password again',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  rules: 'What the password needs',
  ruleLength: '12 to 128 characters',
  ruleName: 'Neither your name nor your login name',
  met: ', met',
  unmet: ', not met yet',
  save: 'Change password',
  saving: 'Submitting…',
  saved: 'Password changed',
  needOld: 'Please fill in your current password',
  needNew: 'Please choose a password that meets the rules',
  mismatch: 'The two new passwords are not the same. Please enter them again',
  summary: (count) => (count === 1 ? 'There is 1 problem' : `There are ${count} problems`),
};

export const passwordText: Texts<typeof zh> = { zh, en };
