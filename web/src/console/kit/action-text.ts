import { textsIn, useLocale, type Dict, type Texts } from '../../platform/locale.ts';

/** What operators do, by the names the audit has for it. */
const zh = {
  'order.search': '搜索订单',
  'order.view': '查看订单',
  'order.reveal.name': '查看完整姓名',
  'order.reveal.idNumber': '查看完整证件号',
  'order.reveal.phone': '查看完整手机号',
  'order.reschedule': '代客改期',
  'order.reschedule.override': '代客改期（越过时限）',
  'order.cancel': '代客取消',
  'order.cancel.override': '代客取消（越过时限）',
  'order.noShow': '标记未到检',
  'order.abnormal': '标记异常',
  'order.abnormalCleared': '解除异常',
  'order.export': '导出订单',
  'message.view': '查看短信内容',
  'message.resend': '重发短信',
  'message.resendFailed': '重发全部失败短信',
  'payment.tryAgain': '重新查询支付',
  'payment.dismiss': '核销支付',
  'refund.tryAgain': '重新退款',
  'billDifference.dismiss': '核销对账差异',
  'billUnread.tryAgain': '重新读取账单',
  'task.cancel': '取消任务',
  'task.download': '下载任务结果',
  'operator.signIn': '登录',
  'operator.signInByRecovery': '用恢复码登录',
  'operator.codeRefused': '验证码错误',
  'operator.enrol': '设置第二重验证',
  'operator.signOut': '退出登录',
  'operator.changePassword': '修改密码',
  'operator.add': '新增操作员',
  'operator.change': '修改操作员',
  'operator.reset': '重置操作员（命令行）',
  'operator.resetPassword': '重置密码',
  'operator.resetSecondFactor': '重置第二重验证',
};

const en: Dict<typeof zh> = {
  'order.search': 'Orders searched',
  'order.view': 'Order looked at',
  'order.reveal.name': 'Whole name looked at',
  'order.reveal.idNumber': 'Whole ID number looked at',
  'order.reveal.phone': 'Whole phone number looked at',
  'order.reschedule': 'Rescheduled on behalf',
  'order.reschedule.override': 'Rescheduled on behalf, past the notice',
  'order.cancel': 'Cancelled on behalf',
  'order.cancel.override': 'Cancelled on behalf, past the notice',
  'order.noShow': 'Marked as a no-show',
  'order.abnormal': 'Marked as needing attention',
  'order.abnormalCleared': 'Mark removed',
  'order.export': 'Orders exported',
  'message.view': 'Message text looked at',
  'message.resend': 'Message sent again',
  'message.resendFailed': 'All failed messages sent again',
  'payment.tryAgain': 'Payment asked for again',
  'payment.dismiss': 'Payment cleared',
  'refund.tryAgain': 'Refund asked for again',
  'billDifference.dismiss': 'Bill difference cleared',
  'billUnread.tryAgain': 'Bill read again',
  'task.cancel': 'Task cancelled',
  'task.download': 'Result of a task downloaded',
  'operator.signIn': 'Signed in',
  'operator.signInByRecovery': 'Signed in with a recovery code',
  'operator.codeRefused': 'Code refused',
  'operator.enrol': 'Second factor set up',
  'operator.signOut': 'Signed out',
  'operator.changePassword': 'Password changed',
  'operator.add': 'Operator added',
  'operator.change': 'Operator changed',
  'operator.reset': 'Operator reset by command',
  'operator.resetPassword': 'Password reset',
  'operator.resetSecondFactor': 'Second factor reset',
};

export const actionText: Texts<typeof zh> = { zh, en };

/** The words for an action; one the console does not know is shown by its name. */
export function useActionWords(): (action: string) => string {
  const words = new Map(Object.entries(textsIn(actionText, useLocale())));
  return (action) => words.get(action) ?? action;
}
