import { defineModule } from '../../module.ts';
import { bookingCalls } from './calls.ts';
import { capacityJob } from './capacity.ts';
import { seedHolidays } from './holidays.ts';
import { opsPlanCalls } from './ops-plan-calls.ts';

export { bookableOf, loadBookable, personFault, type Bookable } from './bookable.ts';
export { publishedHolidays } from './calendar.ts';
export { insertSegments, KEPT_AHEAD } from './capacity.ts';
export { loadCatalogue, type Catalogue } from './catalogue.ts';
export { centerFault, distanceKm, loadCenters, type SupplyCenter } from './centers.ts';
export { assertChoice, priceOf, type Choice, type PaidTerms, type Price } from './choice.ts';
export { judgeDay, nearestFreeDay, type DayRules } from './day-rules.ts';
export { changeUntil, dayRules, fromTomorrow } from './days.ts';
export { holidaysHere, loadHolidays, seedHolidays } from './holidays.ts';
export { paidTerms } from './old-order.ts';
export { evePrecaution, FASTING_FROM, precautionsOf } from './precautions.ts';
export { liveUsesOf, usedFault, usesOf } from './plan-uses.ts';
export {
  BY_CARD,
  classFault,
  isValidAt,
  loadPlan,
  openingFault,
  planAsJson,
  planOf,
  type BookingPlan,
} from './plans.ts';
export { loadHorizons, segmentRows, segmentsOf, HORIZON_DAYS, type Horizon, type SegmentRow } from './seats.ts';
export { freeSeat, lockSegments, seatFault, seatSteps, takeSeat, type SeatOutcome } from './take-seat.ts';
export { dayText, deadlineText, shortDayText } from './say.ts';

export const booking = defineModule({
  calls: { ...bookingCalls, ...opsPlanCalls },
  jobs: [capacityJob],
  start: seedHolidays,
});
