import type { InvoiceForm } from '#contract/calls/orders';
import { addDays } from '#contract/rules/day';
import { INVOICE_DAYS, invoiceProblems } from '#contract/rules/invoice';
import { addWorkingDays, onlineChangeDeadline, type HolidayTable } from '#contract/rules/working-days';
import { Fault } from '../../fault.ts';
import { INVOICE_TYPES } from './types.ts';

/** The fields an invoice must have. The page says the same before it is sent. */
export function assertInvoice(invoice: InvoiceForm, offered: readonly number[]): void {
  const type = INVOICE_TYPES.find(({ id }) => id === invoice.invoiceTypeId);
  if (!type) throw new Fault('invoiceNeeded');
  // guard: kinds of invoice are the company’s
  if (!offered.includes(type.id)) throw new Fault('invoiceNotOffered');
  const problems = invoiceProblems(
    { title: invoice.title, taxNum: invoice.BuyerTaxNum, phone: invoice.invoicePhone, email: invoice.invoiceEmail },
    type,
  );
  if (problems.title || problems.taxNum || problems.email === 'needContact') throw new Fault('invoiceNeeded');
  if (problems.phone) throw new Fault('phoneBad');
  if (problems.email) throw new Fault('emailBad');
}

/**
 * 7 to 15 working days after the check-up or purchase is settled; after the day it was asked for, where that was later.
 */
export function expectedDays(settledOn: string, askedOn: string, table: HolidayTable) {
  const start = askedOn > settledOn ? askedOn : settledOn;
  const [from, to] = [addWorkingDays(start, INVOICE_DAYS[0], table), addWorkingDays(start, INVOICE_DAYS[1], table)];
  return { from: from.day, to: to.day, provisional: from.provisional || to.provisional };
}

/** Check-ups of this day or before have had their seven working days, today included. */
export const lastDueStart = (today: string, table: HolidayTable): string =>
  onlineChangeDeadline(addDays(today, 1), INVOICE_DAYS[0], table).lastDay;
