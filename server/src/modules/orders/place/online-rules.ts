import { inLanguage } from '#contract/language';
import { ORDER_STATUS } from '#contract/calls/orders';
import { orderNumber } from '#contract/rules/order-number';
import { dayInShanghai } from '#contract/rules/day';
import type { HolidayTable } from '#contract/rules/working-days';
import type { CompanyCtx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { changeUntil } from '../../booking/index.ts';
import { serviceText } from '../../company/index.ts';
import { unlessPassed, type Acting } from './acting.ts';
import type { OrderRow } from '../order-row.ts';

/** Why the caller cannot move an order. `changeable` is the centre's: some do not take changes. */
export function changeFault(
  ctx: CompanyCtx,
  order: OrderRow,
  { changeable, hasHeldChange, holidays }: { changeable: boolean; hasHeldChange: boolean; holidays: HolidayTable },
  acting: Acting,
): Fault | undefined {
  return (
    overFault(order) ??
    abnormalFault(ctx, order, acting) ??
    (hasHeldChange ? new Fault('changeHeld') : undefined) ??
    // before the centre: its way out is a cancellation, and that is over too
    unlessPassed(noticeFault(ctx, order, holidays), acting, ctx.lang) ??
    unlessPassed(changeable ? undefined : new Fault('centreNoModify'), acting, ctx.lang)
  );
}

/** One that is not paid yet may always be given up: it only holds a seat. */
export function cancelFault(
  ctx: CompanyCtx,
  order: OrderRow,
  holidays: HolidayTable,
  acting: Acting,
): Fault | undefined {
  if (order.status === ORDER_STATUS.toPay) return abnormalFault(ctx, order, acting);
  return (
    overFault(order) ??
    abnormalFault(ctx, order, acting) ??
    unlessPassed(noticeFault(ctx, order, holidays), acting, ctx.lang)
  );
}

/** Why nothing can be done to it any more; the same for a change and a cancellation. */
function overFault({ status }: OrderRow): Fault | undefined {
  // after the check-up the e-report authorization is as it is
  if (status === ORDER_STATUS.examined || status === ORDER_STATUS.reportReady) return new Fault('reportLocked');
  return status === ORDER_STATUS.closed ? new Fault('orderClosed') : undefined;
}

/** Until an operator has cleared it up, the person can do nothing with it. */
export const abnormalFault = (
  { company, lang }: Pick<CompanyCtx, 'company' | 'lang'>,
  order: Pick<OrderRow, 'abnormal_at'>,
  acting: Acting,
): Fault | undefined =>
  acting.by === 'person' && order.abnormal_at
    ? new Fault('orderAbnormal', { service: serviceText(company, lang) })
    : undefined;

/** Until 24:00 of the last day it can be changed online; afterwards the hotline helps. */
function noticeFault(ctx: CompanyCtx, order: OrderRow, holidays: HolidayTable): Fault | undefined {
  const { lastDay, noticeDays } = changeUntil(ctx, order.book_date, holidays);
  if (/* guard: notice of a change → true */ dayInShanghai(ctx.now()) <= lastDay) return undefined;
  return new Fault('noticeOver', {
    n: noticeDays,
    service: serviceText(ctx.company, ctx.lang),
    no: orderNumber(order.order_id, order.created_at),
  });
}

/** Whether a check-up on this day could no longer be changed or cancelled online by the person it is booked for. */
export const isInNotice = (ctx: CompanyCtx, day: string, holidays: HolidayTable): boolean =>
  dayInShanghai(ctx.now()) > changeUntil(ctx, day, holidays).lastDay;

/** An operator gives a person such a day on purpose. */
export function inNoticeFault({ company, lang }: CompanyCtx): Fault {
  const { noticeWorkingDays: n } = company.config.booking;
  const rule = { zh: `距体检不足 ${n} 个工作日`, en: `fewer than ${n} working days are left until the check-up` };
  return new Fault('overrideNeeded', { rule: inLanguage(rule, lang) });
}
