import type { Input, Reply } from '#contract/call';
import type { booking, Center } from '#contract/calls/booking';
import type { EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { reasonOf } from '../../../fault.ts';
import { loadCatalogue } from './catalogue.ts';
import { coordinateOf, distanceKm, judgeCenter, noCentreFault, presentCenter } from './centers.ts';
import { dayRules } from '../rules/days.ts';
import { loadHolidays } from './holidays.ts';
import { isValidAt, loadPlan } from './plans.ts';
import type { SupplyCenter } from './load-centers.ts';
import { publishedCenters } from './published-centers.ts';
import { loadRatings, NO_RATING, type Rating } from './ratings.ts';
import { loadHorizons } from './seats.ts';

type Request = Input<typeof booking.ExamCenterByCityExamset>;
/** Only these fields can be read below. */
type CenterSearch = Pick<
  Request,
  | 'cityId'
  | 'bookingId'
  | 'examSetId'
  | 'extraIds'
  | 'searchMode'
  | 'evaluateOptionId'
  | 'referenceCoordinate'
  | 'keyword'
>;
type Answer = Reply<typeof booking.ExamCenterByCityExamset>;

/** All that the answer hangs on but the company and its employee's class: who it is for does not change it. */
export function centerSearchKey(asked: CenterSearch): string {
  const { cityId, bookingId, examSetId, extraIds, searchMode, evaluateOptionId = '' } = asked;
  const { referenceCoordinate = '', keyword = '' } = asked;
  // the typed text comes last: it may hold anything
  return `${cityId}|${bookingId}|${examSetId}|${extraIds.join()}|${searchMode}|${evaluateOptionId}|${referenceCoordinate}|${keyword}`;
}

const BY_DISTANCE = 2;
const FOUR_STARS = 1;

/** The centres of a city for a choice, those that can take it first; the others stay, with the reason. */
export async function findCenters(ctx: EmployeeCtx, request: CenterSearch): Promise<Answer> {
  const plan = await transact(ctx, (ctx) => loadPlan(ctx, request.bookingId));
  const catalogue = await loadCatalogue(ctx.portal);
  const inCity = [...(await publishedCenters(ctx.portal)).values()].filter(
    ({ row }) => row.city_id === request.cityId && isValidAt(plan, row),
  );
  if (inCity.length === 0) return { centersData: [], reason: reasonOf(noCentreFault(ctx), ctx.lang) };
  const ratings = await loadRatings(ctx.portal);
  const wanted = inCity.filter((center) => matches(center, ratings.get(center.row.center_id) ?? NO_RATING, request));
  const horizons = await loadHorizons(
    ctx,
    wanted.map(({ row }) => row.center_id),
  );
  const choice = { setId: request.examSetId, extraIds: request.extraIds };
  const rules = dayRules(ctx, plan, await loadHolidays(ctx.portal));
  const here = coordinateOf(request);
  const cards = wanted.map((center): Center => {
    const horizon = horizons.get(center.row.center_id) ?? { days: new Map(), exceptions: new Map() };
    return {
      ...presentCenter(center, ratings),
      distanceKm: here ? distanceKm(here, center.row) : null,
      ...judgeCenter(ctx, center, catalogue, choice, horizon, rules),
    };
  });
  return { centersData: sorted(cards, request.searchMode), reason: null };
}

function matches({ row }: SupplyCenter, { rating }: Rating, { keyword, evaluateOptionId }: CenterSearch): boolean {
  // guard: no evaluation is not four stars
  if (evaluateOptionId === FOUR_STARS && rating < 4) return false;
  const text = keyword?.trim().toLowerCase() ?? '';
  if (!text) return true;
  return [row.name, row.name_eng, row.address, row.address_eng, row.district, row.district_eng].some((field) =>
    field.toLowerCase().includes(text),
  );
}

/** Centres that cannot be chosen come last; within, the asked order. Sorting keeps equals in place. */
function sorted(cards: Center[], mode: number): Center[] {
  const rank = (card: Center) => (card.reason ? 1 : 0);
  const near = (card: Center) => (mode === BY_DISTANCE ? (card.distanceKm ?? 0) : 0);
  return cards.sort((a, b) => rank(a) - rank(b) || near(a) - near(b));
}
