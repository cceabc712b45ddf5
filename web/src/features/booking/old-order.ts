import type { Extra, ExamSet } from '#contract/booking';
import type { OrderDetail } from '#contract/order-detail';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from './draft.ts';
import { ORDER_STATUS } from './fixed.ts';

/** The order that is being changed, while one is. */
export function useOldOrder(): { order: OrderDetail | undefined; isLoading: boolean } {
  const { oldOrderId } = useDraft();
  const isChange = oldOrderId !== undefined;
  const { data, isLoading } = useCall('GetExamOrderDetail', { orderId: oldOrderId ?? 0 }, { enabled: isChange });
  return { order: isChange ? data?.examOrderDetail : undefined, isLoading };
}

/** What has been paid of it already: a change costs the difference only. */
export const paidBefore = ({ status_id, selfFen }: OrderDetail): number =>
  status_id === ORDER_STATUS.booked ? selfFen : 0;

interface Offered {
  examSets: ExamSet[];
  extras: Extra[];
  maxExtras: number;
}

/** §8.2: a change keeps the package, and the add-ons that are paid; `text` says so about the other packages. */
export function offerForChange<O extends Offered>(offer: O, { set, extras, status_id }: OrderDetail, text: string): O {
  const fixed = { fault: 'packageFixed', code: -144, text, next: 'none' } as const;
  const isPaid = status_id === ORDER_STATUS.booked;
  return {
    ...offer,
    examSets: offer.examSets.map((one) => (one.id === set.id ? one : { ...one, reason: fixed })),
    extras: offer.extras.map((one) => ({
      ...one,
      paid: one.paid || (isPaid && extras.some(({ id }) => id === one.id)),
    })),
  };
}
