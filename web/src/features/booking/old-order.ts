import type { OrderDetail } from '#contract/schemas/order-detail';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from './draft.ts';

/** The order that is being changed, while one is. */
export function useOldOrder(): { order: OrderDetail | undefined; isLoading: boolean } {
  const { oldOrderId } = useDraft();
  const isChange = oldOrderId !== undefined;
  const { data, isLoading } = useCall('GetExamOrderDetail', { orderId: oldOrderId ?? 0 }, { enabled: isChange });
  return { order: isChange ? data?.examOrderDetail : undefined, isLoading };
}
