import type { opsMallOrders } from '#contract/ops/mall-orders';
import type { Handlers } from '../../http/handlers.ts';
import { mallOrderDetail } from './ops-orders-detail.ts';
import { startMallExport } from './ops-orders-export.ts';
import { refundItems } from './ops-orders-refund.ts';
import { revealMallField } from './ops-orders-reveal.ts';
import { completeByOperator, moveKit, sendItems } from './ops-orders-send.ts';
import { searchMallOrders } from './ops-orders.ts';
import { mallSales } from './ops-sales.ts';

export const opsMallOrderCalls: Handlers<typeof opsMallOrders> = {
  OpsMallOrders: searchMallOrders,
  OpsMallOrder: mallOrderDetail,
  OpsMallReveal: revealMallField,
  OpsMallSend: sendItems,
  OpsMallKit: moveKit,
  OpsMallComplete: completeByOperator,
  OpsMallRefund: refundItems,
  OpsMallSales: mallSales,
  OpsMallOrdersExport: startMallExport,
};
