import { entry, type FaultEntry } from './entry.ts';

/** Invoices and evaluation */
export const afterExamFaults = {
  invoiceIssued: entry(
    -230,
    'callHotline',
    '发票已开具或正在开具，不能再修改；如需换开请联系{service}，订单号 {no}',
    'The invoice is issued or being issued and can no longer be changed. To replace it, contact {service} and give order number {no}',
  ),
  nothingToInvoice: entry(
    -231,
    'viewRecords',
    '该订单没有自付金额，无需开票',
    'You paid nothing for this order, so there is nothing to invoice',
  ),
  invoiceNotIssued: entry(
    -232,
    'retryLater',
    '发票尚未开具，将在体检后 7–15 个工作日发送',
    'The invoice is not issued yet. Invoices are sent 7–15 working days after the check-up',
  ),
  invoiceIsPaper: entry(
    -233,
    'none',
    '纸质发票会邮寄给您，没有可下载的文件',
    'A paper invoice is sent by post and cannot be downloaded',
  ),
  noInvoice: entry(
    -234,
    'goBack',
    '该订单还没有申请发票，可在「我的发票」中申请',
    'No invoice was asked for with this order. You can ask for one under My invoices',
  ),
  notExamined: entry(-235, 'viewRecords', '体检完成后才能评价', 'You can rate the check-up once it is done'),
  evaluatedAlready: entry(
    -236,
    'viewRecords',
    '您已评价过本次体检，感谢您的反馈',
    'You have already rated this check-up. Thank you',
  ),
  reportLocked: entry(
    -218,
    'viewRecords',
    '体检已完成，预约与电子报告授权不可再更改',
    'The check-up is done: the booking and the e-report authorization can no longer be changed',
  ),
  starsNeeded: entry(-237, 'fixInput', '请选择总体评分', 'Please choose an overall rating'),
} satisfies Record<string, FaultEntry>;
