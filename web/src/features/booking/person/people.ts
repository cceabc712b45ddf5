import type { Person } from '#contract/calls/people';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../platform/session.ts';
import { usePeople } from '../../../parts/people/use-people.ts';
import { useDraft } from '../draft.ts';

/** The person this booking is for, once the list is there. */
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
