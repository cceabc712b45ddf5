import { entry, type FaultEntry } from './entry.ts';

/** Feedback and services a person holds */
export const feedbackFaults = {
  feedbackNotOpen: entry(
    -390,
    'callHotline',
    '您所在的企业未开通意见反馈，请联系{service}',
    'Your company has not opened feedback. Please contact {service}',
  ),
  feedbackEmpty: entry(-391, 'fixInput', '请填写内容', 'Please write something'),
  feedbackTooLong: entry(
    -392,
    'fixInput',
    '内容超出字数上限，请精简后提交',
    'This is longer than it may be. Please shorten it',
  ),
  feedbackPerDay: entry(
    -393,
    'retryLater',
    '今天提交的反馈已达 {most} 条，请在已有的反馈里补充，或明天再试',
    'You have sent {most} pieces of feedback today. Add to one of them, or try again tomorrow',
  ),
  feedbackLong: entry(
    -394,
    'goBack',
    '这条反馈的往来已较多，请新建一条反馈',
    'This conversation has grown long. Please begin a new one',
  ),
  feedbackMoved: entry(
    -395,
    'retry',
    '这条反馈刚刚有了变化，请查看最新内容后再提交',
    'This conversation has just changed. Look at what is new and submit again',
  ),
  feedbackFinished: entry(
    -396,
    'goBack',
    '这条反馈已关闭，员工再次留言后才能继续',
    'This conversation is closed. It goes on once the employee writes again',
  ),
  assigneeUnknown: entry(
    -397,
    'fixInput',
    '只能分派给在岗的客服，请重新选择',
    'It can be assigned to active support staff only. Please choose again',
  ),
  serviceNotUsable: entry(
    -398,
    'goBack',
    '该服务现在不能使用，请查看有效期',
    'This service cannot be used now. Please look at its term',
  ),
  serviceWithoutCode: entry(
    -399,
    'goBack',
    '该服务不需要兑换码，请用服务旁的按钮直接使用',
    'This service needs no code. Open it with its own button',
  ),
  serviceEnded: entry(
    -400,
    'goBack',
    '该服务已停用，请刷新列表',
    'This service has been ended. Please reload the list',
  ),
  employeeUnknown: entry(
    -401,
    'fixInput',
    '该企业没有此工号的员工，请核对企业与工号',
    'Nobody of this company has this employee number. Check the company and the number',
  ),
  serviceTerm: entry(
    -402,
    'fixInput',
    '结束日期不能早于开始日期，请修改日期',
    'The last day cannot be before the first. Please change the dates',
  ),
  serviceUse: entry(
    -403,
    'fixInput',
    '请填写使用方式：链接需以 https:// 或 /web/ 开头，兑换码不能为空',
    'Say how it is used: a link begins with https:// or /web/, a code is not empty',
  ),
} satisfies Record<string, FaultEntry>;
