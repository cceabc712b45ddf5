import { entry, type FaultEntry } from './entry.ts';

/** Operators' changes of people and accounts */
export const peopleDeskFaults = {
  personChanged: entry(
    -890,
    'retry',
    '该员工的资料刚刚有变动，请查看最新内容后再提交',
    'This person was changed a moment ago. Please look at the new state and submit again',
  ),
  employeeNoTaken: entry(
    -891,
    'fixInput',
    '该工号已属于企业的另一名员工，请核对',
    'Another person of the company has this employee number. Please check it',
  ),
  contactTakesTwo: entry(
    -892,
    'goBack',
    '该员工已登录过，手机号、邮箱、登录名和证件号须由第二位同事复核',
    'This person has signed in before: phone, e-mail, login name and ID number take a second colleague',
  ),
  noSignInLink: entry(
    -893,
    'goBack',
    '该员工没有已核实的手机号、账号已停用，或企业不在本平台设置密码，无法发送链接',
    'No link can be sent: there is no verified phone, the account is closed, or the company keeps its passwords elsewhere',
  ),
  accountClosed: entry(
    -894,
    'goBack',
    '该账号已停用或员工已离职，请先恢复账号',
    'This account is closed. Please open it first',
  ),
  numberMistyped: entry(
    -895,
    'fixInput',
    '工号与该员工不一致，请核对后重新填写',
    'The employee number is not this person’s. Please check it',
  ),
} satisfies Record<string, FaultEntry>;
