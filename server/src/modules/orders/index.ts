export { orderCalls } from './calls.ts';
export { expireHolds } from './expire-holds.ts';
export { ownsOrder } from './owns-order.ts';
