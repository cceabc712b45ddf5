import type { Draft } from '#contract/calls/orders';
import type { PayloadOf } from '../../api/send.ts';
import { DEFAULT_BOOKING_ID } from '#contract/values/orders';
import type { Place } from './map/project.ts';

/** The choices so far that every question of steps 3 and 4 sends. */
export interface Chosen {
  examSetId: number;
  extraIds: number[];
  customerGuid: string;
  bookingId: number;
  oldOrderId?: number;
}

type Said = Pick<Draft, 'examSetId' | 'extraIds' | 'customerGuid' | 'bookingId' | 'oldOrderId'>;

export const chosenOf = (
  { examSetId = 0, extraIds, customerGuid, bookingId = DEFAULT_BOOKING_ID, oldOrderId }: Said,
  self: string,
): Chosen => ({
  examSetId,
  extraIds: extraIds ?? [],
  customerGuid: customerGuid ?? self,
  bookingId,
  ...(oldOrderId !== undefined && { oldOrderId }),
});

/** ExamCenterByCityExamset: 2 by distance, 3 in the default order. By name is sought in the list, as one types. */
const BY_DISTANCE = 2;
const AS_IT_COMES = 3;

export const centersOf = (
  chosen: Chosen,
  cityId: number,
  from: Place | undefined,
): PayloadOf<'ExamCenterByCityExamset'> => ({
  ...chosen,
  cityId,
  ...(from ? { searchMode: BY_DISTANCE, referenceCoordinate: `${from.lng},${from.lat}` } : { searchMode: AS_IT_COMES }),
});

export const citiesOf = ({ customerGuid, bookingId }: Chosen, companyId: number): PayloadOf<'CityByBookingPlan'> => ({
  companyId,
  customerGuid,
  bookingId,
});

/** `month` as YYYY-MM; what follows is not looked at. */
export const daysOf = (chosen: Chosen, centerId: number, month: string): PayloadOf<'BookInfo'> => ({
  ...chosen,
  centerId,
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5, 7)),
});

/** `day` as YYYY-MM-DD. */
export const segmentsOf = (
  chosen: Chosen,
  centerId: number,
  companyId: number,
  day: string,
): PayloadOf<'GetWorkingSegment'> => ({ ...daysOf(chosen, centerId, day), companyId, day: Number(day.slice(8)) });

export const feesOf = (chosen: Chosen, centerId: number, day?: string): PayloadOf<'ExamCenterPayInfo'> => ({
  ...chosen,
  centerId,
  ...(day && { bookDate: day }),
});
