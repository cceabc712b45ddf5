import { defineModule } from '../../module.ts';
import { bookingCalls } from './calls.ts';
import { capacityJob } from './supply/capacity.ts';
import { seedHolidays } from './supply/holidays.ts';
import { opsPlanCalls } from './console/plan-calls.ts';

export { bookableOf, loadBookable, personFault, type Bookable } from './rules/bookable.ts';
export { publishedHolidays } from './rules/calendar.ts';
export { followWeek, insertSegments, KEPT_AHEAD } from './supply/capacity.ts';
export { loadCatalogue, type Catalogue } from './supply/catalogue.ts';
export { centerFault, distanceKm } from './supply/centers.ts';
export { forgetCenters, loadCenters, type SupplyCenter } from './supply/load-centers.ts';
export { assertChoice, priceOf, type Choice, type PaidTerms, type Price } from './rules/choice.ts';
export { judgeDay, nearestFreeDay, type DayRules } from './rules/day-rules.ts';
export { changeUntil, dayRules, fromTomorrow } from './rules/days.ts';
export { holidaysHere, loadHolidays, seedHolidays } from './supply/holidays.ts';
export { paidTerms } from './rules/old-order.ts';
export { eveOf, evePrecaution, FASTING_FROM, precautionsOf } from './supply/precautions.ts';
export { liveUsesOf, usedFault, usesOf } from './rules/plan-uses.ts';
export {
  BY_CARD,
  classFault,
  isValidAt,
  loadPlan,
  openingFault,
  planAsJson,
  planOf,
  type BookingPlan,
} from './supply/plans.ts';
export { isForEmployeesOn, isWithinDays, publishedCenters } from './supply/published-centers.ts';
export { loadHorizons, segmentRows, segmentsOf, HORIZON_DAYS, type Horizon, type SegmentRow } from './supply/seats.ts';
export { freeSeat, lockSegments, seatFault, seatSteps, takeSeat, type SeatOutcome } from './take-seat.ts';
export { dayText, deadlineText, shortDayText } from './rules/say.ts';

export const booking = defineModule({
  calls: { ...bookingCalls, ...opsPlanCalls },
  jobs: [capacityJob],
  start: seedHolidays,
});
