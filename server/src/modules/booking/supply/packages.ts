import type { Input, Reply } from '#contract/call';
import type { booking, City } from '#contract/calls/booking';
import { dayInShanghai } from '#contract/rules/day';
import type { Reason } from '#contract/reason';
import { limitsMissed } from '#contract/rules/person';
import type { EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { loadBookable, personFault } from '../rules/bookable.ts';
import { loadCatalogue } from './catalogue.ts';
import { noCentreFault } from './centers.ts';
import { extraFault, isOffered, priceOf, setFault } from '../rules/choice.ts';
import { changeUntil, noticeOf } from '../rules/days.ts';
import { bestFirst, fitOf } from '../rules/fit.ts';
import { loadHolidays } from './holidays.ts';
import { loadOldOrder } from '../rules/old-order.ts';
import { countUses, usedFault } from '../rules/plan-uses.ts';
import { classFault, isValidAt, loadPlan } from './plans.ts';
import { publishedCenters } from './published-centers.ts';

/**
 * The packages and add-ons of a plan for a person, unsuitable ones with the reason. An order that is being changed
 * keeps its package and its paid add-ons, at the price that was paid.
 */
export async function packagesFor(
  ctx: EmployeeCtx,
  request: Input<typeof booking.ExamSetBrief>,
): Promise<Reply<typeof booking.ExamSetBrief>> {
  const bookDate = dayInShanghai(ctx.now());
  const { plan, person, old, used } = await transact(ctx, async (ctx) => ({
    plan: await loadPlan(ctx, request.bookingId),
    person: await loadBookable(ctx, request.customerGuid, ctx.session.personGuid),
    old: await loadOldOrder(ctx, request.orderId, request),
    used: await countUses(ctx, { ...request, bookDate }),
  }));
  const barred = personFault(ctx, plan, person) ?? (old ? undefined : usedFault(plan, used));
  if (barred) throw barred;
  const catalogue = await loadCatalogue(ctx.portal);
  const offered = [...catalogue.sets.values()].filter(({ id }) => plan.shares.has(id));
  const sets = offered.map((set) => {
    const isOther = old !== undefined && old.setId !== set.id;
    // a person who has booked it keeps it, whatever class it is for by now
    const fault = isOther
      ? new Fault('packageFixed')
      : (setFault(ctx, plan, set, person) ?? (old ? undefined : classFault(ctx, plan, set.id)));
    const paid = isOther ? undefined : old?.paid;
    const { setFen, companyFen, selfFen } = priceOf(plan, catalogue, { setId: set.id, extraIds: [] }, paid);
    return {
      ...set,
      itemCount: set.groups.reduce((count, group) => count + group.items.length, 0),
      priceFen: setFen,
      companyFen,
      selfFen,
      ...fitOf(set, person),
      reason: fault ? reasonOf(fault, ctx.lang) : null,
    };
  });
  const shown = [...catalogue.extras.values()].filter((extra) => isOffered(plan, extra));
  const extras = shown.map((extra) => {
    const fault = extraFault(ctx, extra, person);
    const paidFen = old?.paid?.extraFens.get(extra.id);
    return {
      ...extra,
      paid: paidFen !== undefined,
      priceFen: paidFen ?? extra.priceFen,
      excludes: [...extra.excludes],
      needsSets: [...extra.needsSets],
      withinSets: [...extra.withinSets],
      misses: limitsMissed(extra, person),
      reason: fault ? reasonOf(fault, ctx.lang) : null,
    };
  });
  return {
    examSets: bestFirst(sets),
    extras: fittingFirst(extras),
    maxExtras: plan.maxExtras,
    paidFen: old?.paid?.selfFen ?? 0,
  };
}

/** Unsuitable ones come last. */
const fittingFirst = <T extends { reason: Reason | null }>(all: T[]): T[] =>
  all.toSorted((one, other) => Number(one.reason !== null) - Number(other.reason !== null));

export async function detailOf(
  ctx: EmployeeCtx,
  { id, isExtra }: Input<typeof booking.ExamSetDetail>,
): Promise<Reply<typeof booking.ExamSetDetail>> {
  const catalogue = await loadCatalogue(ctx.portal);
  const found = isExtra ? catalogue.extras.get(id) : catalogue.sets.get(id);
  if (!found) throw new Fault(isExtra ? 'extraUnknown' : 'setUnknown');
  return {
    examSetDetail: { id, name: found.name, summary: found.summary, priceFen: found.priceFen, groups: found.groups },
  };
}

/** The plan's cities that have centres, and the person's own as the default if it is among them. */
export async function citiesFor(
  ctx: EmployeeCtx,
  request: Input<typeof booking.CityByBookingPlan>,
): Promise<Reply<typeof booking.CityByBookingPlan>> {
  const centers = [...(await publishedCenters(ctx.portal)).values()];
  return transact(ctx, async (ctx) => {
    const plan = await loadPlan(ctx, request.bookingId);
    const person = await loadBookable(ctx, request.customerGuid, ctx.session.personGuid);
    const rows = await ctx.db.selectFrom('city').selectAll().orderBy('sort_order').execute();
    const wished = request.defaultCityId || person.cityId;
    const cities = rows
      .map((row): City => {
        const count = centers.filter(
          (center) => center.row.city_id === row.city_id && isValidAt(plan, center.row),
        ).length;
        const reason = count === 0 ? reasonOf(noCentreFault(ctx), ctx.lang) : null;
        const { city_id: id, name, name_eng: englishName, lng, lat } = row;
        return { id, name, englishName, lng, lat, centers: count, reason };
      })
      // the person's own city stays in the list even without a centre: the screen then says what to do
      .filter(
        ({ id, centers }) => (centers > 0 || id === person.cityId) && (!plan.cityIds || plan.cityIds.includes(id)),
      );
    const fallback = cities[0]?.id ?? person.cityId;
    return { cities, defaultCityId: cities.some(({ id }) => id === wished) ? wished : fallback };
  });
}

/** The price of a choice; with an old order, at its terms, and the difference to the amount paid. */
export async function payInfoOf(
  ctx: EmployeeCtx,
  request: Input<typeof booking.ExamCenterPayInfo>,
): Promise<Reply<typeof booking.ExamCenterPayInfo>> {
  const { plan, old } = await transact(ctx, async (ctx) => ({
    plan: await loadPlan(ctx, request.bookingId),
    old: await loadOldOrder(ctx, request.oldOrderId, request),
  }));
  const choice = { setId: request.examSetId, extraIds: request.extraIds };
  const { lines, selfFen, paidFen, moreFen } = priceOf(plan, await loadCatalogue(ctx.portal), choice, old?.paid);
  const holidays = await loadHolidays(ctx.portal);
  const until = request.bookDate
    ? { ...changeUntil(ctx, request.bookDate, holidays), ...noticeOf(ctx, holidays) }
    : null;
  const changeable = (await publishedCenters(ctx.portal)).get(request.centerId)?.row.changeable ?? false;
  return { oneCenter: { lines, selfFen, paidFen, moreFen, changeUntil: until, changeable } };
}
