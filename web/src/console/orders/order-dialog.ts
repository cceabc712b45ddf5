import type { OpsOrderDetail } from '#contract/ops/orders';

/** What every dialog about an order is given. */
export interface OrderDialogProps {
  order: OpsOrderDetail;
  onClose: () => void;
}

/** How a call names the order. */
export const named = ({ company, orderId }: OpsOrderDetail) => ({ companyId: company.companyId, orderId });
