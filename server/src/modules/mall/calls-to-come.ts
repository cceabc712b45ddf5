import type { mallOrders } from '#contract/mall-orders';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';

const toCome = (): never => {
  throw new Fault('unknown');
};

export const callsToCome: Omit<
  Handlers<typeof mallOrders>,
  'MallCheckout' | 'ProductToBuy' | 'BuyProductToPointPay'
> = {
  CancelOrder: toCome,
  GetOrderPageList: toCome,
  GetServiceOrderPageList: toCome,
  GetOrderById: toCome,
  ModifyPayStoreWeb: toCome,
  ConfirmMallReceipt: toCome,
};
