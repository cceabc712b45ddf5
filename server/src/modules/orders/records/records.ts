import type { Input, Reply } from '#contract/call';
import { ORDER_STATUS } from '#contract/calls/orders';
import { STAGES, type ExamRecord, type PaidState, type records } from '#contract/calls/records';
import { orderNumber } from '#contract/rules/order-number';
import { addWorkingDays, type HolidayTable } from '#contract/rules/working-days';
import type { InTx, EmployeeCtx, Portal } from '../../../ctx.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import { transact } from '../../../db/transact.ts';
import { reasonOf, type Fault } from '../../../fault.ts';
import { groupedBy } from '../../../grouped-by.ts';
import { changeUntil, loadCatalogue, loadCenters, loadHolidays, type Catalogue } from '../../booking/index.ts';
import { titleOf } from '../../invoice/index.ts';
import { refundSumsOf, type RefundSums } from '../../payment/index.ts';
import { personName } from '../../people/index.ts';
import { BY_PERSON } from '../place/acting.ts';
import { extraName, centerOf, setName, type Centers } from '../place/names.ts';
import { cancelFault, changeFault } from '../place/online-rules.ts';
import type { ChangeRow } from '../order-row.ts';
import { heldChangesOf, standingOf } from './standing.ts';
import { recordExtras, recordRows, statusCounts, type RecordRow } from './record-queries.ts';

/** The e-report is told of 7 to 10 working days after the check-up (docs/product §4.10). */
const REPORT_DAYS = [7, 10] as const;

/** Everything the employee has booked, for themselves and their relatives, the newest first. */
export async function examOrders(
  ctx: EmployeeCtx,
  request: Input<typeof records.GetExamOrders>,
): Promise<Reply<typeof records.GetExamOrders>> {
  const supply = await loadSupply(ctx.portal);
  return transact(ctx, async (ctx) => {
    const counts = await statusCounts(ctx);
    const statuses = statusesOf(request);
    const page = { limit: request.pageSize, offset: request.pageIndex * request.pageSize };
    const rows = await recordRows(ctx, { statuses }, page);
    const total = statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
    return { examOrders: await recordsOf(ctx, rows, supply), total, counts };
  });
}

export interface Supply {
  catalogue: Catalogue;
  centers: Centers;
  holidays: HolidayTable;
}

/** The supply that records name; loaded before their transaction begins. */
export const loadSupply = async (portal: Portal): Promise<Supply> => ({
  catalogue: await loadCatalogue(portal),
  centers: await loadCenters(portal),
  holidays: await loadHolidays(portal),
});

export async function recordsOf(ctx: InTx<EmployeeCtx>, rows: RecordRow[], supply: Supply): Promise<ExamRecord[]> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const ids = rows.map(({ order_id }) => order_id);
  const extras = groupedBy(await recordExtras(ctx, ids), ({ order_id }) => order_id);
  const changes = await heldChangesOf(ctx, ids);
  const refunds = await refundSumsOf(ctx, 'exam', ids);
  return rows.map((row) =>
    recordOf(ctx, row, {
      extras: extras.get(row.order_id) ?? [],
      change: changes.get(row.order_id),
      refunds: refunds(row.order_id),
      key,
      ...supply,
    }),
  );
}

/** Both filters count, where both are given. */
function statusesOf({ status, statusStage }: Input<typeof records.GetExamOrders>): number[] {
  const all: number[] = Object.values(ORDER_STATUS);
  const inStage: readonly number[] = statusStage === 0 ? all : STAGES[statusStage];
  return all.filter((id) => (status === 0 || id === status) && inStage.includes(id));
}

interface Around extends Supply {
  extras: { extra_id: number; price_fen: number }[];
  change: ChangeRow | undefined;
  refunds: RefundSums;
  key: CompanyKey;
}

function recordOf(ctx: InTx<EmployeeCtx>, row: RecordRow, around: Around): ExamRecord {
  const { extras, change, refunds, catalogue, centers, holidays, key } = around;
  const center = centerOf(centers, row.center_id);
  const set = { id: row.set_id, name: setName(catalogue, row.set_id) };
  const isLive = row.is_live;
  const extraFen = extras.reduce((sum, { price_fen }) => sum + price_fen, 0);
  const why = (fault: Fault | undefined) => (fault ? reasonOf(fault, ctx.lang) : null);
  return {
    orderId: row.order_id,
    orderNo: orderNumber(row.order_id, row.created_at),
    status_id: row.status,
    OrderStatus: { StatusId: row.status },
    statusStage: isLive ? 1 : row.status === ORDER_STATUS.closed ? 3 : 2,
    closedAs: row.closed_as,
    abnormal: row.abnormal_at !== null,
    byService: row.service_kind && row.service_reason ? { kind: row.service_kind, reason: row.service_reason } : null,
    person: { guid: row.person_guid, name: personName(key, row), relation: row.relation, gender: row.gender },
    planId: row.plan_id,
    set,
    OrderItems: [
      { ProductId: set.id, kind: 'set', name: set.name, fen: row.price_fen - extraFen },
      ...extras.map(({ extra_id, price_fen }) => ({
        ProductId: extra_id,
        kind: 'extra' as const,
        name: extraName(catalogue, extra_id),
        fen: price_fen,
      })),
    ],
    center,
    bookDate: row.book_date,
    bookTime: row.book_time,
    priceFen: row.price_fen,
    companyFen: row.company_fen,
    selfFen: row.self_fen,
    paid: paidState(row),
    paidFen: row.paid_fen,
    refundFen: row.refund_fen,
    heldUntil: row.held_until?.toISOString() ?? null,
    standing: standingOf(row, { change, refunds, centers, now: ctx.now() }),
    changeUntil: isLive ? changeUntil(ctx, row.book_date, holidays) : null,
    changeReason: why(
      changeFault(
        ctx,
        row,
        { changeable: center.changeable, hasHeldChange: change !== undefined, holidays },
        BY_PERSON,
      ),
    ),
    cancelReason: why(cancelFault(ctx, row, holidays, BY_PERSON)),
    invoice:
      row.invoice_type === null
        ? null
        : {
            typeId: row.invoice_type,
            title: titleOf(key, { order_id: row.order_id, title: row.invoice_title }),
            issued: row.invoice_issued,
          },
    reportExpected: row.status === ORDER_STATUS.examined ? reportDays(row.book_date, holidays) : null,
    evaluated: row.evaluated,
  };
}

function paidState(row: RecordRow): PaidState {
  if (row.refund_fen > 0 && row.refund_fen === row.paid_fen) return row.refunds_open ? 'refunding' : 'refunded';
  if (row.paid_fen > 0) return 'paid';
  if (row.status === ORDER_STATUS.toPay) return 'unpaid';
  if (row.status === ORDER_STATUS.closed) return 'none';
  return row.self_fen === 0 ? 'company' : 'paid';
}

function reportDays(examDay: string, holidays: HolidayTable): { from: string; to: string } {
  const [from, to] = REPORT_DAYS.map((days) => addWorkingDays(examDay, days, holidays).day);
  return { from: from ?? '', to: to ?? '' };
}
