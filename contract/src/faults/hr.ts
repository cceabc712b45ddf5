import { entry, type FaultEntry } from './entry.ts';

/** The HR area */
export const hrFaults = {
  reminderNobody: entry(
    -650,
    'goBack',
    '没有可以提醒的员工：都已预约、七天内提醒过，或不接收提醒',
    'There is nobody to remind: all have booked, were reminded within seven days, or do not want reminders',
  ),
  remindersUsedUp: entry(
    -651,
    'retryLater',
    '今天已发送 {most} 次提醒，请明天再试',
    'Reminders have been sent {most} times today. Please try again tomorrow',
  ),
  planMissing: entry(
    -652,
    'goBack',
    '企业还没有员工体检计划，请联系{service}',
    'The company has no check-up plan for its staff yet. Please contact {service}',
  ),
  hrFileNotReady: entry(
    -653,
    'retryLater',
    '文件还没有准备好，请稍后再试',
    'The file is not ready yet. Please try again later',
  ),
  rosterHeader: entry(
    -654,
    'fixInput',
    '表格缺少列：{columns}，请按模板填写后重新上传',
    'The sheet has no column {columns}. Please use the template and upload it again',
  ),
  rosterRows: entry(
    -655,
    'fixInput',
    '表格中有 {rows} 行，一次可导入 1 到 {most} 行',
    'The sheet has {rows} rows; 1 to {most} can be imported at a time',
  ),
  rosterUnchecked: entry(
    -656,
    'retryLater',
    '名单还在试算，完成后再导入',
    'The roster is still being checked. Please wait until that is done',
  ),
  rosterDone: entry(
    -657,
    'goBack',
    '这份名单已经导入或已过期，如需更新请重新上传',
    'This roster has been imported or has expired. Please upload it again to change something',
  ),
  rosterUnderWay: entry(
    -658,
    'retryLater',
    '另一份名单正在导入，请等它完成',
    'Another roster is being imported. Please wait until it is done',
  ),
  exportUnderWay: entry(
    -659,
    'retryLater',
    '上一次导出还在进行，请等它完成',
    'The last export is still under way. Please wait until it is done',
  ),
  colleagueNotFound: entry(
    -660,
    'goBack',
    '名单中没有这名员工，可能已停用。请返回员工名单查找',
    'This employee is not in the list and may have been deactivated. Please look in the list of people',
  ),
} satisfies Record<string, FaultEntry>;
