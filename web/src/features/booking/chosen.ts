import { useMemo } from 'react';
import { useSession } from '../../platform/session.ts';
import { useDraft } from './draft.ts';
import { DEFAULT_BOOKING_ID } from './fixed.ts';

/** What every question of steps 3 and 4 says about the booking so far. */
export interface Chosen {
  examSetId: number;
  extraIds: number[];
  customerGuid: string;
  bookingId: number;
  oldOrderId?: number;
}

export function useChosen(): Chosen {
  const self = useSession((data) => data.identity?.userGuid ?? '');
  const { examSetId = 0, extraIds, customerGuid = self, bookingId = DEFAULT_BOOKING_ID, oldOrderId } = useDraft();
  return useMemo(
    () => ({
      examSetId,
      extraIds: extraIds ?? [],
      customerGuid,
      bookingId,
      ...(oldOrderId !== undefined && { oldOrderId }),
    }),
    [examSetId, extraIds, customerGuid, bookingId, oldOrderId],
  );
}
