import type { Person } from '#contract/people';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../../../api/failure.ts';
import type { ReplyOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../app/session.ts';
import { useDraft } from '../draft.ts';

/** The employee first, then those they may book for. */
export function usePeople(): UseQueryResult<ReplyOf<'Relation'>, Failure> {
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  return useCall('Relation', { userGuid, userself: 1 });
}

/** Whom this booking is for, once the list is there. */
export function useBookedPerson(): Person | undefined {
  const { customerGuid } = useDraft();
  return usePeople().data?.relations.find((person) => person.customerGuid === customerGuid);
}

/** The cities the plan offers to a person. */
export function usePlanCities(customerGuid: string, defaultCityId?: number) {
  const companyId = useSession((data) => data.identity?.companyId ?? 0);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const { bookingId, serviceCode } = useDraft();
  return useCall(
    'CityByBookingPlan',
    { companyId, customerGuid, bookingId, serviceCode, defaultCityId, isRelative: customerGuid !== userGuid },
    { enabled: customerGuid !== '' },
  );
}
