import { entry, type FaultEntry } from './entry.ts';

/** Paying, changing and cancelling */
export const paymentFaults = {
  nothingToPay: entry(-220, 'viewRecords', '该订单无需支付', 'There is nothing to pay for this order'),
  holdOver: entry(
    -221,
    'restart',
    '支付时间已过，名额已释放，请重新预约',
    'The time to pay is over and your place was released. Please book again',
  ),
  holdEnding: entry(
    -240,
    'viewRecords',
    '名额保留至 {time}，剩余时间已不足以发起新的支付（支付机构至少需要 1 分钟），尚未扣款。请取消该订单后重新预约，或在 {time} 后重新预约',
    'Your place is kept until {time}, too short a time to begin a new payment (the provider needs a minute at least). Nothing was charged. Cancel this order and book again, or book again after {time}',
  ),
  mallPayOver: entry(
    -241,
    'home',
    '支付时间已过，订单已关闭，请重新下单',
    'The time to pay is over and the order was closed. Please order again',
  ),
  mallPayEnding: entry(
    -242,
    'home',
    '订单保留至 {time}，剩余时间已不足以发起新的支付（支付机构至少需要 1 分钟），尚未扣款。请在 {time} 后重新下单',
    'This order is kept until {time}, too short a time to begin a new payment (the provider needs a minute at least). Nothing was charged. Please order again after {time}',
  ),
  payChecking: entry(
    -222,
    'retry',
    '正在向支付机构确认支付结果，请稍后再试',
    'We are checking with the payment provider. Please try again in a moment',
  ),
  payUnavailable: entry(
    -223,
    'retry',
    '支付服务暂时不可用，名额仍为您保留，请稍后再试',
    'The payment service is not available right now. Your place is kept; please try again',
  ),
  paidAlready: entry(-224, 'viewRecords', '该订单已支付', 'This order is already paid'),
  orderClosed: entry(
    -225,
    'viewRecords',
    '该订单已结束，不能再更改',
    'This order is closed and can no longer be changed',
  ),
  noticeOver: entry(
    -226,
    'callHotline',
    '距体检日不足 {n} 个工作日，请联系{service} 办理，订单号 {no}',
    'Less than {n} working days left. Please contact {service} and give order number {no}',
  ),
  changeHeld: entry(
    -227,
    'payDifference',
    '改期差价尚未支付，请先支付或放弃该次改期',
    'A change is waiting for its difference. Pay it or drop it first',
  ),
  payMethodUnknown: entry(-228, 'goBack', '暂不支持该支付方式', 'This way of paying is not offered'),
  holdsUsedUp: entry(
    -243,
    'viewRecords',
    '您今天保留后未支付的名额已达 {n} 个。为让他人也能约到，{date} 0:00 起可再次预约需自付的时段；如需协助请致电客服',
    'You have given up {n} unpaid places today. So that others can book too, you can hold one again from midnight, {date}. Please call customer service if you need help',
  ),
  noChangeHeld: entry(-229, 'viewRecords', '没有待支付的改期', 'No change is waiting to be paid'),
} satisfies Record<string, FaultEntry>;
