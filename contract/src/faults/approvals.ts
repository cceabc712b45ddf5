import { entry, type FaultEntry } from './entry.ts';

/** Decisions that take two operators */
export const approvalFaults = {
  approvalWaits: entry(
    -880,
    'goBack',
    '同一事项已有一条申请在等待复核（{who} 提交），请先处理该申请',
    'A request for the same change already waits for approval (asked by {who}). Please decide that one first',
  ),
  approvalOver: entry(
    -881,
    'goBack',
    '该申请已处理或已过期，请刷新列表',
    'This request has been decided or has expired. Please reload the list',
  ),
  approvalOwn: entry(
    -882,
    'goBack',
    '不能复核自己提交的申请，请由另一位同事处理',
    'You cannot approve your own request. Please ask another colleague',
  ),
  approvalRole: entry(-883, 'goBack', '您的角色不能复核该类申请', 'Your role does not decide requests of this kind'),
  approvalTooNew: entry(
    -884,
    'goBack',
    '您的账号近期新建、重置或调整过角色，{from} 起方可复核；请由其他同事处理',
    'Your account was made, reset or given another role lately and decides from {from} on. Please ask another colleague',
  ),
} satisfies Record<string, FaultEntry>;
