import type { OpsOrderDetail } from '#contract/ops/orders';

/** The props of every dialog about an order. */
export interface OrderDialogProps {
  order: OpsOrderDetail;
  onClose: () => void;
}

/** How a call names the order. */
export const named = ({ company, orderId }: OpsOrderDetail) => ({ companyId: company.companyId, orderId });
