import { useState } from 'react';
import type { OpsOrderDetail } from '#contract/ops/orders';
import { useCall } from '../../api/use-call.ts';
import { named } from './order-dialog.ts';

export type NewSeat = ReturnType<typeof useNewSeat>;

/** Where and when the order could go: the centre first, then its days, then the times of the day. */
export function useNewSeat(order: OpsOrderDetail) {
  const [centerId, setCenterId] = useState(order.center.id);
  const [day, setDay] = useState('');
  const [segmentId, setSegmentId] = useState<number>();
  const options = useCall('OpsRescheduleOptions', { ...named(order), centerId, ...(day && { day }) });
  const { centers = [], days = [] } = options.data ?? {};
  // The earlier answer stays until the new one is there, but its times are of another day.
  const segments = (day && !options.isPlaceholderData && options.data?.segments) || [];
  const segment = segments.find(({ id }) => id === segmentId);
  return {
    options,
    centers,
    days,
    segments,
    centerId,
    day,
    segment,
    /** The notice that the chosen day is inside of. */
    closeDays: days.some((one) => one.day === day && one.isClose) ? (options.data?.noticeDays ?? null) : null,
    dayNeedsOverride: days.some((one) => one.day === day && one.needsOverride),
    chosen: day && segment ? { centerId, day, segmentId: segment.id } : undefined,
    chooseCenter(next: number) {
      setCenterId(next);
      setDay('');
      setSegmentId(undefined);
    },
    chooseDay(next: string) {
      setDay(next);
      setSegmentId(undefined);
    },
    chooseSegment: setSegmentId,
    /** A seat may have gone while the operator was typing. */
    lookAgain: () => void options.refetch(),
  };
}
