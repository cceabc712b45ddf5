import type { booking as contract, Plan } from '#contract/calls/booking';
import type { centerFinder } from '#contract/calls/center-finder';
import type { personal } from '#contract/calls/personal';
import type { precautions } from '#contract/calls/precautions';
import type { seats } from '#contract/calls/seats';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { currentSecond } from '../../cache.ts';
import { cachedReply, type Handlers } from '../../http/handlers.ts';
import { centersToFind } from './supply/center-finder.ts';
import { presentCenter } from './supply/centers.ts';
import { monthOf, segmentsOfDay } from './rules/days.ts';
import { findCenters, centerSearchKey } from './supply/find-centers.ts';
import { citiesFor, detailOf, packagesFor, payInfoOf } from './supply/packages.ts';
import { loadPlans, presentPlans, startOf } from './supply/plans.ts';
import { precautionsOf, threeThings } from './supply/precautions.ts';
import { publishedCenter } from './supply/published-centers.ts';
import { relativePlans } from './rules/relative-plans.ts';
import { loadRatings } from './supply/ratings.ts';
import { watchSeats } from './supply/watch-seats.ts';

/** Seats on show are up to a second old (seats.ts), so within a second everybody in the same place gets the same bytes. */
const thisSecond = ({ session }: EmployeeCtx): string => `${session.employeeClass}|${currentSecond()}`;

export const bookingCalls: Handlers<
  typeof contract & typeof centerFinder & typeof seats & typeof precautions & Pick<typeof personal, 'RelativePlans'>
> = {
  CanBookingOrdering: (ctx) => transact(ctx, async (ctx) => startOf(ctx, await loadPlans(ctx))),
  MyBookingInfo: (ctx, { serviceCode, assetId }) =>
    transact(ctx, async (ctx) => {
      const plans = await loadPlans(ctx);
      const own = plans.filter((plan) => plan.serviceCode === serviceCode && !plan.isClosed);
      const shown = await presentPlans(ctx, own);
      // with a card: what it can be used for
      const fits = ({ cards }: Plan) => assetId === undefined || cards.some(({ id }) => id === assetId);
      return { bookingInfoList: shown.filter(fits) };
    }),
  CityByBookingPlan: citiesFor,
  ExamSetBrief: packagesFor,
  ExamSetDetail: detailOf,
  ExamCenterByCityExamset: cachedReply((ctx, asked) => `${thisSecond(ctx)}|${centerSearchKey(asked)}`, findCenters),
  ExamCenterDetail: async ({ portal }, { centerId }) => {
    const center = await publishedCenter(portal, centerId);
    const { row } = center;
    return {
      ...presentCenter(center, await loadRatings(portal)),
      phone: row.phone,
      photos: row.photos,
      cityId: row.city_id,
      introduction: { zh: row.introduction, en: row.introduction_eng },
      changeable: row.changeable,
      reviews: row.reviews,
    };
  },
  FindCenters: centersToFind,
  BookInfo: cachedReply(
    (ctx, { centerId, bookingId, year, month }) => `${thisSecond(ctx)}|${centerId}|${bookingId}|${year}|${month}`,
    monthOf,
  ),
  GetWorkingSegment: segmentsOfDay,
  ExamCenterPayInfo: payInfoOf,
  RelativePlans: relativePlans,
  SeatEvents: watchSeats,
  ExamPrecaution: async ({ company }) => ({
    paragraphs: precautionsOf(company.config),
    three: threeThings(company.config),
  }),
};
