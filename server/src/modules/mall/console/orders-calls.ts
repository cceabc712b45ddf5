import type { opsMallOrders } from '#contract/ops/mall-orders';
import type { Handlers } from '../../../http/handlers.ts';
import { mallOrderDetail } from './orders-detail.ts';
import { startMallExport } from './orders-export.ts';
import { refundItems } from './orders-refund.ts';
import { revealMallField } from './orders-reveal.ts';
import { completeByOperator, moveKit, sendItems } from './orders-send.ts';
import { searchMallOrders } from './orders.ts';
import { mallSales } from './sales.ts';

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
