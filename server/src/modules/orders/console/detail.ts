import type { Input } from '#contract/call';
import type { OpsOrderDetail, opsOrders } from '#contract/ops/orders';
import { ageOn, dayInShanghai } from '#contract/rules/day';
import { maskIdNumber, maskName, maskPhone } from '#contract/rules/mask';
import { orderNumber } from '#contract/rules/order-number';
import type { HolidayTable } from '#contract/rules/working-days';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { reasonOf, type Fault } from '../../../fault.ts';
import { changeUntil, loadCatalogue, loadCenters, loadHolidays, loadPlan } from '../../booking/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { paymentsOf } from '../../payment/index.ts';
import { personRow, unsealed } from '../../people/index.ts';
import { BY_OPERATOR } from '../place/acting.ts';
import { extraName, centerOf, setName, type Centers } from '../place/names.ts';
import { historyOf } from './history.ts';
import { noShowFault } from './mark.ts';
import { recordOnOrder } from './order.ts';
import { appBoundSince } from './unbind.ts';
import { cancelFault, changeFault } from '../place/online-rules.ts';
import { heldChangeOf, readOrder, type OrderRow } from '../order-row.ts';
import { standingAlone } from '../records/standing.ts';
import { extraRows } from '../queries.ts';

type Here = InTx<OperatorInCompany>;

/** One order with everything an operator needs to help; looking at it is audited in the same transaction. */
export async function opsOrderDetail(
  ctx: OperatorCtx,
  { companyId, orderId }: Input<typeof opsOrders.OpsOrderDetail>,
): Promise<OpsOrderDetail> {
  const entered = await enterCompany(ctx, companyId);
  const [catalogue, centers] = [await loadCatalogue(ctx.portal), await loadCenters(ctx.portal)];
  const holidays = await loadHolidays(ctx.portal);
  const shown = await transact(entered, async (ctx) => {
    const order = await readOrder(ctx, orderId);
    const { code, name, nameEng } = ctx.company;
    const { id, name: centerName, address, phone } = centerOf(centers, order.center_id);
    const plan = await loadPlan(ctx, order.plan_id);
    const extras = await extraRows(ctx, orderId);
    const shown = {
      orderId,
      orderNo: orderNumber(orderId, order.created_at),
      company: { companyId, code, name: { zh: name, en: nameEng } },
      person: await shownPerson(ctx, order),
      appBoundSince: await appBoundSince(ctx, order),
      plan: plan.name,
      set: setName(catalogue, order.set_id),
      extras: extras.map(({ extra_id, price_fen: fen }) => ({ name: extraName(catalogue, extra_id), fen })),
      center: { id, name: centerName, address, phone },
      bookDate: order.book_date,
      bookTime: order.book_time,
      status_id: order.status,
      standing: await standingAlone(ctx, order, centers),
      closedAs: order.closed_as,
      abnormal: order.abnormal_at !== null,
      abnormalReason: order.abnormal_reason,
      createdAt: order.created_at.toISOString(),
      revision: order.revision,
      sourceType: order.source_type,
      priceFen: order.price_fen,
      companyFen: order.company_fen,
      selfFen: order.self_fen,
      heldUntil: order.held_until?.toISOString() ?? null,
      changeUntil: shownDeadline(ctx, order, holidays),
      payments: await paymentsOf(ctx, 'exam', orderId),
      refused: await refusals(ctx, order, centers, holidays),
    };
    // last: every other audited action in this company waits for it
    // guard: a look at an order is audited
    await recordOnOrder(ctx, order, 'order.view');
    return shown;
  });
  return { ...shown, history: await historyOf(entered, orderId) };
}

async function shownPerson(ctx: Here, order: OrderRow): Promise<OpsOrderDetail['person']> {
  const row = await personRow(ctx, order.person_guid);
  const key = await ctx.portal.keyring.companyKey(ctx);
  return {
    guid: row.person_guid,
    name: maskName(unsealed(key, row, 'name')),
    phone: maskPhone(unsealed(key, row, 'phone')),
    idNumber: maskIdNumber(unsealed(key, row, 'id_number')),
    gender: row.gender,
    age: ageOn(unsealed(key, row, 'birth_date'), dayInShanghai(ctx.now())),
    employeeNo: row.employee_no ?? '',
    isRelative: order.person_guid !== order.user_guid,
  };
}

function shownDeadline(ctx: Here, order: OrderRow, holidays: HolidayTable): OpsOrderDetail['changeUntil'] {
  if (!order.is_live) return null;
  const { lastDay, noticeDays } = changeUntil(ctx, order.book_date, holidays);
  return { lastDay, noticeDays, isOver: dayInShanghai(ctx.now()) > lastDay };
}

/** A rule an override would pass is no refusal here: the screen asks for it when the time is over. */
async function refusals(ctx: Here, order: OrderRow, centers: Centers, holidays: HolidayTable) {
  const why = (fault: Fault | undefined) => (fault ? reasonOf(fault, ctx.lang) : null);
  const { changeable } = centerOf(centers, order.center_id);
  const hasHeldChange = (await heldChangeOf(ctx, order.order_id)) !== undefined;
  return {
    reschedule: why(changeFault(ctx, order, { changeable, hasHeldChange, holidays }, BY_OPERATOR)),
    cancel: why(cancelFault(ctx, order, holidays, BY_OPERATOR)),
    noShow: why(noShowFault(ctx, order)),
  };
}
