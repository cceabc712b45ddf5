import type { Input, Reply } from '#contract/call';
import type { centerFinder, FoundCenter } from '#contract/calls/center-finder';
import { closesCentre } from '#contract/rules/store-status';
import type { EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { loadBookable } from '../rules/bookable.ts';
import { loadCatalogue, type Catalogue } from './catalogue.ts';
import { coordinateOf, distanceKm, presentCenter } from './centers.ts';
import { classFault, isValidAt, loadPlans, mayStillBook, type BookingPlan } from './plans.ts';
import type { SupplyCenter } from './load-centers.ts';
import { publishedCenters } from './published-centers.ts';
import { loadRatings } from './ratings.ts';

type FindCenters = typeof centerFinder.FindCenters;

/** The centres of a city for everybody signed in, whether or not a plan of theirs can be used there. */
export async function centersToFind(ctx: EmployeeCtx, request: Input<FindCenters>): Promise<Reply<FindCenters>> {
  const all = [...(await publishedCenters(ctx.portal)).values()];
  const { plans, home, rows } = await transact(ctx, async (ctx) => ({
    plans: (await loadPlans(ctx)).filter((plan) => mayStillBook(ctx, plan)),
    home: (await loadBookable(ctx, ctx.session.personGuid, ctx.session.personGuid)).cityId,
    rows: await ctx.db.selectFrom('city').selectAll().orderBy('sort_order').execute(),
  }));
  const cities = rows
    .map(({ city_id: id, name, name_eng: englishName, lng, lat }) => {
      const centers = all.filter(({ row }) => row.city_id === id).length;
      return { id, name, englishName, lng, lat, centers };
    })
    .filter(({ centers }) => centers > 0);
  const wished = [request.cityId, home].find((id) => cities.some((city) => city.id === id));
  const cityId = wished ?? cities[0]?.id ?? home;
  const catalogue = await loadCatalogue(ctx.portal);
  const ratings = await loadRatings(ctx.portal);
  const here = coordinateOf(request);
  const centers = all
    .filter(({ row }) => row.city_id === cityId)
    .map((center) => ({
      ...presentCenter(center, ratings),
      distanceKm: here ? distanceKm(here, center.row) : null,
      ...offerOf(ctx, center, plans, catalogue),
    }));
  return { cityId, cities, centers: centers.toSorted((one, other) => rankOf(one) - rankOf(other)) };
}

function offerOf(ctx: EmployeeCtx, center: SupplyCenter, all: BookingPlan[], { sets, extras }: Catalogue) {
  const usable = all.flatMap((plan) => {
    const done = isValidAt(plan, center.row) ? setsDoneAt(ctx, center, plan) : [];
    return done.length > 0 ? [{ plan, done }] : [];
  });
  const done = new Set(usable.flatMap((each) => each.done));
  const kinds = [...extras.values()].filter(({ id }) => center.extras.has(id)).map(({ category }) => category);
  return {
    plans: usable.map(({ plan }) => plan.name),
    packages: [...sets.values()].filter(({ id }) => done.has(id)).map(({ name }) => name),
    extras: [...new Map(kinds.map((kind) => [kind.zh, kind])).values()],
  };
}

const setsDoneAt = (ctx: EmployeeCtx, { sets }: SupplyCenter, plan: BookingPlan): number[] =>
  [...plan.shares.keys()].filter((setId) => sets.has(setId) && !classFault(ctx, plan, setId));

const rankOf = ({ storeStatus, plans }: FoundCenter): number =>
  closesCentre(storeStatus) ? 2 : plans.length > 0 ? 0 : 1;
