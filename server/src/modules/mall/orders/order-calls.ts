import type { mallOrders } from '#contract/calls/mall-orders';
import type { Handlers } from '../../../http/handlers.ts';

import { cancelMallOrder } from './cancel-order.ts';
import { changeSplit } from '../paying/change-split.ts';
import { myOrders, myServiceOrders } from './my-orders.ts';
import { orderDetail } from './order-detail.ts';
import { buyByPoints, buyProducts } from './place-order.ts';
import { previewOrder } from '../catalogue/preview.ts';
import { confirmReceipt } from '../fulfilment/receipt.ts';

export const orderCalls: Handlers<typeof mallOrders> = {
  MallCheckout: previewOrder,
  ProductToBuy: buyProducts,
  BuyProductToPointPay: buyByPoints,
  CancelOrder: cancelMallOrder,
  GetOrderPageList: myOrders,
  GetServiceOrderPageList: myServiceOrders,
  GetOrderById: orderDetail,
  ModifyPayStoreWeb: changeSplit,
  ConfirmMallReceipt: confirmReceipt,
};
