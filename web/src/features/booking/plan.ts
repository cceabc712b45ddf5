import type { Plan } from '#contract/calls/booking';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../../api/failure.ts';
import type { ReplyOf } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../platform/session.ts';
import { useDraft } from './draft.ts';

export function usePlans(): UseQueryResult<ReplyOf<'MyBookingInfo'>, Failure> {
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  return useCall('MyBookingInfo', { userGuid });
}

/** The plan this booking uses, once the list is there. */
export function usePlan(): Plan | undefined {
  const { bookingId } = useDraft();
  return usePlans().data?.bookingInfoList.find(({ id }) => id === bookingId);
}
