import type { Dict, Texts } from '../../../platform/locale.ts';

/** Operators' looks at people and their accounts, by the names the audit has for them. */
const zh = {
  'people.list': '查找人员',
  'person.view': '查看人员',
  'person.reveal.name': '查看完整姓名',
  'person.reveal.idNumber': '查看完整证件号',
  'person.reveal.phone': '查看完整手机号',
  'person.reveal.email': '查看完整邮箱',
  'person.correct': '更正资料',
  'person.disable': '停用账号',
  'person.enable': '恢复账号',
  'person.leave': '标记离职',
  'person.link': '发送设置新密码的链接',
  'person.endSessions': '退出设备',
  'person.hr.appoint': '授予 HR 权限',
  'person.hr.withdraw': '收回 HR 权限',
  'contact.change.identity': '更改员工的登录名或证件号',
};

const en: Dict<typeof zh> = {
  'people.list': 'People looked for',
  'person.view': 'Person looked at',
  'person.reveal.name': 'Whole name looked at',
  'person.reveal.idNumber': 'Whole ID number looked at',
  'person.reveal.phone': 'Whole phone number looked at',
  'person.reveal.email': 'Whole e-mail address looked at',
  'person.correct': 'Details corrected',
  'person.disable': 'Account disabled',
  'person.enable': 'Account opened again',
  'person.leave': 'Marked as left',
  'person.link': 'Link for a new password sent',
  'person.endSessions': 'Devices signed out',
  'person.hr.appoint': 'HR role given',
  'person.hr.withdraw': 'HR role taken back',
  'contact.change.identity': 'Login name or ID number of an employee changed',
};

export const peopleActions: Texts<typeof zh> = { zh, en };
