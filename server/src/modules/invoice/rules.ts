import { ORDER_STATUS, type InvoiceForm } from '#contract/orders';
import { addDays } from '#contract/rules/day';
import { INVOICE_DAYS, invoiceProblems } from '#contract/rules/invoice';
import { addWorkingDays, onlineChangeDeadline, type HolidayTable } from '#contract/rules/working-days';
import { Fault } from '../../fault.ts';
import { INVOICE_TYPES } from './types.ts';

/** §5: what an invoice must say. The page says the same before it is sent. */
export function assertInvoice(invoice: InvoiceForm, offered: readonly number[]): void {
  const type = INVOICE_TYPES.find(({ id }) => id === invoice.invoiceTypeId);
  if (!type) throw new Fault('invoiceNeeded');
  if (!offered.includes(type.id)) throw new Fault('invoiceNotOffered');
  const problems = invoiceProblems(
    { title: invoice.title, taxNum: invoice.BuyerTaxNum, phone: invoice.invoicePhone, email: invoice.invoiceEmail },
    type,
  );
  if (problems.title || problems.taxNum || problems.email === 'needContact') throw new Fault('invoiceNeeded');
  if (problems.phone) throw new Fault('phoneBad');
  if (problems.email) throw new Fault('emailBad');
}

/** Why an order has no invoice: it is over without a check-up, or the company paid it all. */
export function invoiceFault(order: { status: number; self_fen: number }): Fault | undefined {
  if (order.status === ORDER_STATUS.closed) return new Fault('orderClosed');
  if (order.self_fen === 0) return new Fault('nothingToInvoice');
  return undefined;
}

/** §9: 7 to 15 working days after the check-up; after the day it was asked for, where that was later. */
export function expectedDays(examDay: string, askedOn: string, table: HolidayTable) {
  const start = askedOn > examDay ? askedOn : examDay;
  const [from, to] = [addWorkingDays(start, INVOICE_DAYS[0], table), addWorkingDays(start, INVOICE_DAYS[1], table)];
  return { from: from.day, to: to.day, provisional: from.provisional || to.provisional };
}

/** What started on this day or before has had its seven working days, today included. */
export const lastDueStart = (today: string, table: HolidayTable): string =>
  onlineChangeDeadline(addDays(today, 1), INVOICE_DAYS[0], table).lastDay;
