import type { OpsMallOrder } from '#contract/ops/mall-orders';

/** The props of every dialog about an order. */
export interface MallDialogProps {
  order: OpsMallOrder;
  onClose: () => void;
}

/** How a call names the order. */
export const named = ({ company, orderId }: OpsMallOrder) => ({ companyId: company.companyId, orderId });
