import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { orders } from '#contract/orders';
import { selectionProblem } from '#contract/rules/extras';
import type { SessionCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { assertChoice, centerFault, loadBookable, loadCatalogue, loadCenters, loadPlan } from '../booking/index.ts';
import { extraIdsOf, lastOrderRow } from './queries.ts';

type Offer = Reply<typeof orders.GetRebookOffer>;

/** "Same as last year": what the last check-up chose, re-checked against today's rules; what no longer fits is named. */
export async function rebookOffer(ctx: SessionCtx, request: Input<typeof orders.GetRebookOffer>): Promise<Offer> {
  const catalogue = await loadCatalogue(ctx.portal);
  const centers = await loadCenters(ctx.portal);
  return transact(ctx, async (ctx) => {
    const last = await lastOrderRow(ctx, request.customerGuid);
    const set = last && catalogue.sets.get(last.set_id);
    const center = last && centers.get(last.center_id);
    if (!last || !set || !center) return { offer: null };
    const plan = await loadPlan(ctx, request.bookingId);
    const person = await loadBookable(ctx, request.customerGuid);
    if (!isAllowed(() => assertChoice(ctx, plan, catalogue, person, { setId: set.id, extraIds: [] })))
      return { offer: null };

    const dropped: string[] = [];
    const extraIds: number[] = [];
    for (const id of await extraIdsOf(ctx, last.order_id)) {
      const next = { setId: set.id, extraIds: [...extraIds, id] };
      const fits =
        !selectionProblem(next, catalogue.extras, plan.maxExtras) &&
        isAllowed(() => assertChoice(ctx, plan, catalogue, person, next));
      if (fits) extraIds.push(id);
      else dropped.push(inLanguage(catalogue.extras.get(id)?.name ?? { zh: '', en: '' }, ctx.lang));
    }
    const inPlan = !plan.cityIds || plan.cityIds.includes(center.row.city_id);
    const centerFits = inPlan && !centerFault(ctx, center, catalogue, { setId: set.id, extraIds });
    const name = { zh: center.row.name, en: center.row.name_eng };
    if (!centerFits) dropped.push(inLanguage(name, ctx.lang));
    return {
      offer: {
        draft: {
          bookingId: plan.id,
          customerGuid: request.customerGuid,
          cityId: center.row.city_id,
          examSetId: set.id,
          extraIds,
          ...(centerFits && { centerId: center.row.center_id }),
          reportType: last.report_type,
          ...(last.delivery && { delivery: last.delivery }),
          ...(last.address_id && { addressId: last.address_id }),
        },
        set: set.name,
        center: name,
        lastDay: last.book_date,
        dropped,
      },
    };
  });
}

function isAllowed(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}
