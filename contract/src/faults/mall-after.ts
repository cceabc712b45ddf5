import { entry, type FaultEntry } from './entry.ts';

/** After something was bought in a mall: why it cannot be given back, received, sent, completed or refunded. */
export const mallAfterFaults = {
  mallSentAlready: entry(
    -460,
    'callHotline',
    '商品已寄出，不能在线取消；如需退货请致电客服',
    'It has been sent and cannot be cancelled here. To return it, call customer service',
  ),
  mallCodeShown: entry(
    -461,
    'callHotline',
    '兑换码已查看，不能在线取消；如有疑问请致电客服',
    'Its code has been shown, so it cannot be cancelled here. Call customer service with questions',
  ),
  mallCardUsed: entry(
    -462,
    'viewCards',
    '卡片已使用或已赠出，不能在线取消；请在卡包查看',
    'The card has been used or given away, so it cannot be cancelled here. See it under My cards',
  ),
  mallSampleReceived: entry(
    -463,
    'callHotline',
    '样本已送达实验室，不能取消；如有疑问请致电客服',
    'The sample has reached the laboratory, so this cannot be cancelled. Call customer service with questions',
  ),
  mallNothingSent: entry(
    -464,
    'none',
    '没有待确认收货的商品，请刷新后查看',
    'Nothing waits for its receipt to be confirmed. Refresh to see the order',
  ),
  mallNotSendable: entry(
    -465,
    'none',
    '所选商品现在不能发货：订单未付款、已关闭，或商品已寄出、已退款。请刷新后重新选择',
    'These cannot be sent now: the order is not paid or is closed, or they were sent or refunded. Refresh and choose again',
  ),
  mallKitStep: entry(
    -466,
    'none',
    '样本状态只能依次变更：已寄出、实验室已收到、检测中、结果可查看。请刷新后查看',
    'A sample goes step by step: sent, received, being analysed, ready. Refresh to see where it is',
  ),
  mallNotComplete: entry(
    -467,
    'none',
    '只有已付款、全部寄出或已发放的订单可以完成，请先发货',
    'Only a paid order of which everything was sent or granted can be completed. Send the rest first',
  ),
  mallNotRefundable: entry(
    -468,
    'none',
    '所选商品不能退款：订单未付款、已关闭，或商品已退款。请刷新后重新选择',
    'These cannot be refunded: the order is not paid or is closed, or they were refunded. Refresh and choose again',
  ),
  mallInvoiceUnpaid: entry(
    -470,
    'viewMallOrders',
    '订单付款后才能申请发票',
    'An invoice can be requested once the order is paid',
  ),
  mallInvoiceNoMoney: entry(
    -471,
    'viewMallOrders',
    '这笔订单没有可开票的现金部分：积分、卡、礼金和公司承担的部分不开发票，已退回的款项也不开',
    'Nothing of this order can be invoiced: points, cards, gifts and what your company pays are not, nor is money that went back',
  ),
  mallInvoiceNotIssued: entry(
    -472,
    'retryLater',
    '发票尚未开具，预计日期见「我的发票」',
    'The invoice is not issued yet. My invoices says when it is expected',
  ),
} satisfies Record<string, FaultEntry>;
