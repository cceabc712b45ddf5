import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../../../api/failure.ts';
import type { ReplyOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../platform/session.ts';
import { useChosen } from '../chosen.ts';
import { useDraft } from '../draft.ts';
import type { Place } from '../map/project.ts';
import { centersOf, citiesOf } from '../questions.ts';

export function useCenters(
  from: Place | undefined,
  { enabled = true } = {},
): UseQueryResult<ReplyOf<'ExamCenterByCityExamset'>, Failure> {
  const { cityId = 0 } = useDraft();
  return useCall('ExamCenterByCityExamset', centersOf(useChosen(), cityId, from), { enabled });
}

export function useCities(): UseQueryResult<ReplyOf<'CityByBookingPlan'>, Failure> {
  const companyId = useSession((data) => data.identity?.companyId ?? 0);
  return useCall('CityByBookingPlan', citiesOf(useChosen(), companyId));
}
