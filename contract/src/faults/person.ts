import { entry, type FaultEntry } from './entry.ts';

/** One's own data, relatives and addresses in the account centre */
export const personFaults = {
  emailByCode: entry(
    -405,
    'confirmEmail',
    '新邮箱须先用邮件验证码确认',
    'A new email address must be confirmed by a code first',
  ),
  emailCodeGone: entry(-406, 'newCode', '验证码已失效，请重新获取', 'This code has expired. Please ask for a new one'),
  emailCodeWrong: entry(
    -407,
    'fixInput',
    '验证码错误，请核对邮件后重新输入',
    'Wrong code. Check the email and re-enter it',
  ),
  emailSame: entry(
    -408,
    'fixInput',
    '新邮箱与当前邮箱相同，请填写另一个邮箱',
    'This is your email address already. Enter another one',
  ),
  dataFromCompany: entry(
    -409,
    'callHotline',
    '该信息已由企业登记，不能自行修改；如有误请联系 HR 或客服',
    'Your company has given this already. If it is wrong, please contact HR or customer service',
  ),
  idNumberOfAnother: entry(
    -410,
    'fixInput',
    '证件号码与企业登记的出生日期或性别不一致，请核对；如登记有误请联系 HR',
    'The ID number does not match the date of birth or gender given by your company. Check it, or contact HR',
  ),
  relativeBooked: entry(
    -411,
    'viewRecords',
    '{name}还有未完成的预约，请先取消预约或在体检后再移除',
    '{name} has an open booking. Cancel it first, or remove them after the check-up',
  ),
  relativeGone: entry(
    -412,
    'choosePerson',
    '该家属已从您的名单中移除，请重新选择体检人',
    'This relative was removed from your list. Choose someone else',
  ),
  addressGone: entry(
    -413,
    'goBack',
    '该地址已修改或删除，请重新选择收件地址',
    'This address was changed or deleted. Choose the delivery address again',
  ),
  personNameBad: entry(
    -414,
    'fixInput',
    '姓名须为 2–40 个字，只能包含文字、空格、间隔号或连字符，请与证件保持一致',
    'A name has 2 to 40 letters, spaces, hyphens or dots. Enter it as on the ID document',
  ),
  birthDateBad: entry(
    -415,
    'fixInput',
    '出生日期不能晚于今天，也不能早于 120 年前，请核对',
    'The date of birth cannot be after today or more than 120 years ago. Please check it',
  ),
} satisfies Record<string, FaultEntry>;
