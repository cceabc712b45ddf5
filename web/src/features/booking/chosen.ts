import { useMemo } from 'react';
import { useSession } from '../../platform/session.ts';
import { useDraft } from './draft.ts';
import { chosenOf, type Chosen } from './questions.ts';

export function useChosen(): Chosen {
  const self = useSession((data) => data.identity?.userGuid ?? '');
  const { examSetId, extraIds, customerGuid, bookingId, oldOrderId } = useDraft();
  return useMemo(
    () => chosenOf({ examSetId, extraIds, customerGuid, bookingId, oldOrderId }, self),
    [examSetId, extraIds, customerGuid, bookingId, oldOrderId, self],
  );
}
