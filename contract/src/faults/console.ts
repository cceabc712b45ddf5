import { entry, type FaultEntry } from './entry.ts';

/** Operators' actions for people and companies */
export const consoleFaults = {
  overrideNeeded: entry(
    -290,
    'fixInput',
    '已超出在线变更的规则（{rule}），请与员工及机构确认后勾选「越过时限」再提交',
    'This is past the rule for online changes ({rule}). Agree it with the person and the centre, tick the override and submit again',
  ),
  recordUnknown: entry(-291, 'goBack', '没有找到该记录，请刷新列表', 'There is no such record. Please reload the list'),
  examAhead: entry(
    -292,
    'goBack',
    '体检日 {date}还没有到，到了当天才能标记未到检',
    'The check-up is on {date}. It can be marked as missed from that day on',
  ),
  revealReasonNeeded: entry(-293, 'fixInput', '请说明查看的用途', 'Please say what you need it for'),
  nothingToReveal: entry(-294, 'goBack', '该体检人没有登记此项信息', 'This person has not given this'),
  messageWaiting: entry(
    -295,
    'goBack',
    '该短信正在等待发送，无需重发',
    'This message is waiting to be sent, so it need not be sent again',
  ),
  messageOutdated: entry(
    -296,
    'goBack',
    '该短信的内容已过时，不能再发送',
    'What this message says is no longer true, so it cannot be sent',
  ),
  alreadyCleared: entry(
    -297,
    'goBack',
    '该事项已处理，请刷新列表',
    'This has been cleared up already. Please reload the list',
  ),
  actionUnknown: entry(
    -298,
    'goBack',
    '该事项不能这样处理，请选择其他方式',
    'This cannot be done about it. Please choose another way',
  ),
  orderChanged: entry(
    -299,
    'retry',
    '该订单刚刚发生了变化，请刷新后重试',
    'This order has just changed. Please reload and try again',
  ),
} satisfies Record<string, FaultEntry>;
