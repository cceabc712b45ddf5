/** Changes that take two operators, by the names the audit has for them. */
export const approvalActions = {
  zh: {
    'approval.ask': '提交复核申请',
    'approval.approve': '复核通过',
    'approval.decline': '复核不通过',
    'approval.withdraw': '撤回复核申请',
    'approval.list': '查看复核列表',
  },
  en: {
    'approval.ask': 'Asked for approval',
    'approval.approve': 'Approved by a second person',
    'approval.decline': 'Approval declined',
    'approval.withdraw': 'Request for approval taken back',
    'approval.list': 'List of approvals looked at',
  },
};
