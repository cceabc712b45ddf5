import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { orders } from '#contract/calls/orders';
import { selectionProblem } from '#contract/rules/extras';
import type { InTx, EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import {
  assertChoice,
  centerFault,
  classFault,
  isValidAt,
  loadBookable,
  loadCatalogue,
  publishedCenters,
  loadPlan,
  openingFault,
  personFault,
} from '../../booking/index.ts';
import { isOnList } from '../../people/index.ts';
import { invoiceAgain } from '../../invoice/index.ts';
import { extraName } from './names.ts';
import { extraRows, lastOrderRow } from '../queries.ts';

type Offer = Reply<typeof orders.GetRebookOffer>;
type LastOrder = NonNullable<Awaited<ReturnType<typeof lastOrderRow>>>;

/** "Same as last year": what the last check-up chose, re-checked against today's rules; what no longer fits is named. */
export async function rebookOffer(ctx: EmployeeCtx, request: Input<typeof orders.GetRebookOffer>): Promise<Offer> {
  const catalogue = await loadCatalogue(ctx.portal);
  const centers = await publishedCenters(ctx.portal);
  return transact(ctx, async (ctx) => {
    const last = await lastOrderRow(ctx, request.customerGuid);
    const set = last && catalogue.sets.get(last.set_id);
    const center = last && centers.get(last.center_id);
    if (!last || !set || !center) return { offer: null };
    const plan = await loadPlan(ctx, request.bookingId);
    const person = await loadBookable(ctx, request.customerGuid, ctx.session.personGuid);
    const fits = (extraIds: number[]) =>
      isAllowed(() => assertChoice(ctx, plan, catalogue, person, { setId: set.id, extraIds }));
    // an offer that ends in a refusal is none
    const refused = personFault(ctx, plan, person) ?? openingFault(ctx, plan) ?? classFault(ctx, plan, set.id);
    if (refused || !fits([])) return { offer: null };

    const dropped: string[] = [];
    const extraIds: number[] = [];
    for (const { extra_id: id } of await extraRows(ctx, last.order_id)) {
      const next = [...extraIds, id];
      const barred = selectionProblem({ setId: set.id, extraIds: next }, catalogue.extras, plan.maxExtras);
      if (!barred && fits(next)) extraIds.push(id);
      else dropped.push(inLanguage(extraName(catalogue, id), ctx.lang));
    }
    const centerFits = isValidAt(plan, center.row) && !centerFault(ctx, center, catalogue, { setId: set.id, extraIds });
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
          ...(await bookersOwn(ctx, last)),
        },
        set: set.name,
        center: name,
        lastDay: last.book_date,
        lastTime: last.book_time,
        dropped,
      },
    };
  });
}

/** Where the paper goes and to whom the invoice is made out is the booker's: another employee of the family sees neither. */
async function bookersOwn(ctx: InTx<EmployeeCtx>, last: LastOrder) {
  if (last.user_guid !== ctx.session.personGuid) return {};
  const invoice = await invoiceAgain(ctx, last.order_id);
  const addressId = last.address_id !== null && (await isOnList(ctx, last.address_id)) ? last.address_id : undefined;
  return { ...(addressId && { addressId }), ...(invoice && { invoice }) };
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
