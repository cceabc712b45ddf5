export { mallPayCalls } from './calls.ts';
export { expireMallOrders } from './expire-orders.ts';
export { mallPayable } from './mall-payable.ts';
export { ownsMallOrder, ownsMallOrderNo } from './owns-order.ts';
