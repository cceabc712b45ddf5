import * as z from 'zod/mini';
import { OrderReason } from '#contract/schemas/order-choices';
import type { OrderDetail } from '#contract/schemas/order-detail';
import type { InTx, EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { changeUntil, loadCatalogue, loadCenters, loadHolidays, loadPlan } from '../../booking/index.ts';
import { INVOICE_TYPES, invoiceRow, titleOf } from '../../invoice/index.ts';
import { personRow, unsealed } from '../../people/index.ts';
import { orderNumber } from '#contract/rules/order-number';
import { extraName, NAMELESS, centerOf, placeOf, setName } from '../place/names.ts';
import { BY_PERSON } from '../place/acting.ts';
import { changeFault } from '../place/online-rules.ts';
import { heldChangeOf } from '../order-row.ts';
import { standingAlone } from './standing.ts';
import { shownVoucher } from './vouchers.ts';
import { eventRows, extraRows, ownOrderRow } from '../queries.ts';

/** One order with everything its pages say about it; another person's is not found. */
export async function orderDetail(ctx: EmployeeCtx, orderId: number): Promise<OrderDetail> {
  const [catalogue, centers] = [await loadCatalogue(ctx.portal), await loadCenters(ctx.portal)];
  const holidays = await loadHolidays(ctx.portal);
  return transact(ctx, async (ctx) => {
    const order = await ownOrderRow(ctx, orderId);
    if (!order) throw new Fault('notYours');
    const key = await ctx.portal.keyring.companyKey(ctx);
    const person = await personRow(ctx, order.person_guid);
    const plan = await loadPlan(ctx, order.plan_id);
    const extras = await extraRows(ctx, orderId);
    const events = await eventRows(ctx, orderId);
    const { changeable } = centerOf(centers, order.center_id);
    const hasHeldChange = (await heldChangeOf(ctx, orderId)) !== undefined;
    const fault = changeFault(ctx, order, { changeable, hasHeldChange, holidays }, BY_PERSON);
    return {
      orderId,
      orderNo: orderNumber(orderId, order.created_at),
      status_id: order.status,
      standing: await standingAlone(ctx, order, centers),
      person: { customerGuid: person.person_guid, name: unsealed(key, person, 'name') },
      plan: { id: plan.id, name: plan.name },
      set: { id: order.set_id, name: setName(catalogue, order.set_id) },
      extras: extras.map(({ extra_id: id, price_fen: fen }) => ({ id, name: extraName(catalogue, id), fen })),
      center: centerOf(centers, order.center_id),
      place: placeOf(centers, order.center_id),
      voucher: await shownVoucher(ctx, order),
      bookDate: order.book_date,
      bookTime: order.book_time,
      priceFen: order.price_fen,
      companyFen: order.company_fen,
      selfFen: order.self_fen,
      heldUntil: order.held_until?.toISOString() ?? null,
      reportType: order.report_type,
      delivery: order.delivery,
      addressId: order.address_id,
      trafficId: order.traffic_id,
      invoice: await invoiceSummary(ctx, orderId),
      changeUntil: changeUntil(ctx, order.book_date, holidays),
      changeReason: fault ? reasonOf(fault, ctx.lang) : null,
      events: events.map(({ kind, at, detail }) => ({
        kind,
        at: at.toISOString(),
        serviceReason: serviceReason(detail),
      })),
    };
  });
}

/** Why customer service did it for them; nothing where they did it themselves. */
function serviceReason(detail: unknown): OrderReason | null {
  const parsed = ByService.safeParse(detail);
  return parsed.success ? parsed.data.reasonKind : null;
}
const ByService = z.object({ by: z.literal('operator'), reasonKind: OrderReason });

/** The kind of invoice and its holder; its numbers stay sealed. */
async function invoiceSummary(ctx: InTx<EmployeeCtx>, orderId: number): Promise<OrderDetail['invoice']> {
  const row = await invoiceRow(ctx, orderId);
  if (!row) return null;
  const type = INVOICE_TYPES.find(({ id }) => id === row.invoice_type)?.name ?? NAMELESS;
  return { typeId: row.invoice_type, type, title: titleOf(await ctx.portal.keyring.companyKey(ctx), row) };
}
