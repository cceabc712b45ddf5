export { loadBookable, personFault, type Bookable } from './bookable.ts';
export { bookingCalls } from './calls.ts';
export { loadCatalogue, type Catalogue } from './catalogue.ts';
export { centerFault, loadCenters } from './centers.ts';
export { assertChoice, priceOf, type Choice } from './choice.ts';
export { judgeDay, nearestFreeDay } from './day-rules.ts';
export { dayRules } from './days.ts';
export { loadPlan, openingFault, type BookingPlan } from './plans.ts';
export { freeSeat, loadHorizons, segmentsOf, HORIZON_DAYS } from './seats.ts';
