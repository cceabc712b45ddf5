import type { Dict, Texts } from '../../../platform/locale.ts';

/** The acts of a company's HR, and people's answers to it, by the names the audit has for them. */
const zh = {
  'hr.export': 'HR 导出员工名单',
  'hr.download': 'HR 下载员工名单',
  'hr.remind': 'HR 提醒预约',
  'hr.rosterCheck': 'HR 试算名单',
  'hr.rosterRun': 'HR 导入名单',
  'hr.rosterDiscard': 'HR 放弃名单',
  'message.remindersOn': '员工接收预约提醒',
  'message.remindersOff': '员工关闭预约提醒',
};

const en: Dict<typeof zh> = {
  'hr.export': 'HR exported people',
  'hr.download': 'HR fetched a list of people',
  'hr.remind': 'HR sent reminders',
  'hr.rosterCheck': 'HR checked a roster',
  'hr.rosterRun': 'HR imported a roster',
  'hr.rosterDiscard': 'HR discarded a roster',
  'message.remindersOn': 'Employee switched reminders on',
  'message.remindersOff': 'Employee switched reminders off',
};

export const hrActions: Texts<typeof zh> = { zh, en };
