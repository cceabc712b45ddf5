import type { mallOrders } from '#contract/mall-orders';
import { Fault } from '../../fault.ts';
import type { Handlers } from '../../http/handlers.ts';

const toCome = (): never => {
  throw new Fault('unknown');
};

export const callsToCome: Pick<Handlers<typeof mallOrders>, 'ConfirmMallReceipt'> = {
  ConfirmMallReceipt: toCome,
};
