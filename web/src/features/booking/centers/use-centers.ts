import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../../../api/failure.ts';
import type { ReplyOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../platform/session.ts';
import { useChosen } from '../chosen.ts';
import { useDraft } from '../draft.ts';
import type { Place } from '../map/project.ts';

/** ExamCenterByCityExamset: 2 by distance, 3 in the default order. By name is sought in the list, as one types. */
const BY_DISTANCE = 2;
const AS_IT_COMES = 3;

export function useCenters(
  from: Place | undefined,
  { enabled = true } = {},
): UseQueryResult<ReplyOf<'ExamCenterByCityExamset'>, Failure> {
  const { cityId = 0 } = useDraft();
  const mode = from
    ? { searchMode: BY_DISTANCE, referenceCoordinate: `${from.lng},${from.lat}` }
    : { searchMode: AS_IT_COMES };
  return useCall('ExamCenterByCityExamset', { ...useChosen(), cityId, ...mode }, { enabled });
}

export function useCities(): UseQueryResult<ReplyOf<'CityByBookingPlan'>, Failure> {
  const companyId = useSession((data) => data.identity?.companyId ?? 0);
  const { customerGuid, bookingId } = useChosen();
  return useCall('CityByBookingPlan', { companyId, customerGuid, bookingId });
}
