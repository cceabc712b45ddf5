import type { Selectable } from 'kysely';
import type { InvoiceSubject } from '#contract/calls/invoice';
import { mallOrderNumber, orderNumber } from '#contract/rules/order-number';
import type { Schema } from '../../db/tables.ts';

/** How the browser names an order: a check-up by its id, an order of a mall by its guid. */
export type OrderName = number | string;

/** Both kinds of invoice say the same of themselves. */
export type InvoiceRow = Omit<Selectable<Schema['order_invoice']>, 'title_unsealed'>;

/** Which invoice is meant: of which kind, and of which order. */
export interface InvoiceOf {
  subject: InvoiceSubject;
  orderId: number;
}

export const INVOICE_TABLES = { exam: 'order_invoice', mall: 'mall_invoice' } as const;

/** The columns an invoice is written and read by are the same in both tables; the query builder is told of one. */
export const invoiceTable = (subject: InvoiceSubject): 'order_invoice' => INVOICE_TABLES[subject] as 'order_invoice';

export const orderNumberOf = ({ subject, orderId }: InvoiceOf, createdAt: Date): string =>
  subject === 'exam' ? orderNumber(orderId, createdAt) : mallOrderNumber(orderId, createdAt);
