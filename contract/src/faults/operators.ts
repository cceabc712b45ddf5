import { entry, type FaultEntry } from './entry.ts';

/** The operators' console */
export const operatorFaults = {
  wrongOperator: entry(
    -271,
    'fixInput',
    '登录名或密码错误，请重新输入',
    'The login name or password is incorrect. Please re-enter them',
  ),
  signInExpired: entry(
    -272,
    'restart',
    '登录步骤已超时，请从密码开始重新登录',
    'This sign-in has expired. Please start again with your password',
  ),
  codeWrong: entry(
    -273,
    'fixInput',
    '验证码错误或已使用，请输入下一个验证码',
    'The code is wrong or has been used. Please enter the next one',
  ),
  newPasswordNeeded: entry(
    -274,
    'fixInput',
    '请设置新密码，初始密码只能使用一次',
    'Please choose a new password; the initial one works only once',
  ),
  operatorPasswordShort: entry(-275, 'fixInput', '密码须为 12–128 个字符', 'Use a password of 12 to 128 characters'),
  operatorPasswordCommon: entry(
    -276,
    'fixInput',
    '该密码过于常见，或含有您的姓名或登录名，请更换',
    'This password is too common or contains your name. Please choose another',
  ),
  loginNameTaken: entry(
    -277,
    'fixInput',
    '该登录名已被使用，请更换',
    'This login name is taken. Please choose another',
  ),
  lastAdmin: entry(-278, 'goBack', '请至少保留一名在用的管理员', 'At least one active administrator must remain'),
  operatorUnknown: entry(-279, 'goBack', '没有找到该操作员，请刷新列表', 'No such operator. Please reload the list'),
} satisfies Record<string, FaultEntry>;
