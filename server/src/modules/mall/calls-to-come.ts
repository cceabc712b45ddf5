import type { mallOrders } from '#contract/mall-orders';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';

const toCome = (): never => {
  throw new Fault('unknown');
};

export const callsToCome: Handlers<typeof mallOrders> = {
  MallCheckout: toCome,
  ProductToBuy: toCome,
  BuyProductToPointPay: toCome,
  CancelOrder: toCome,
  GetOrderPageList: toCome,
  GetServiceOrderPageList: toCome,
  GetOrderById: toCome,
  ModifyPayStoreWeb: toCome,
  ConfirmMallReceipt: toCome,
};
