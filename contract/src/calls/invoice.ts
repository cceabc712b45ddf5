import * as z from 'zod/mini';
import { download, read, write } from '../call.ts';
import { absentIfEmpty, CustomerGuid, InvoicedOrderId, publicId, Whole } from '../ids.ts';
import { InvoiceForm, InvoiceTyped } from './orders.ts';
import { Reason, Words } from '../reason.ts';
import { AT } from '../values/addresses.ts';

/** The lookup shows the first page of twenty. */
export const LOOKUP_PAGE = 1;
export const LOOKUP_SIZE = 20;

/** Asked for, made out, on its way to the person. */
export const InvoiceState = z.enum(['asked', 'issued', 'sent']);
export type InvoiceState = z.output<typeof InvoiceState>;

/** A check-up, or something bought in a mall. */
export const InvoiceSubject = z.enum(['exam', 'mall']);
export type InvoiceSubject = z.output<typeof InvoiceSubject>;

/** The order an invoice is for, as a list names it. */
const OfOrder = {
  subject: InvoiceSubject,
  /** Of a mall: its guid. */
  orderId: z.union([z.int(), z.string()]),
  orderNo: z.string(),
  status_id: z.int(),
  person: z.object({ customerGuid: z.string(), name: z.string() }),
  /** The package, or the purchase. */
  set: Words,
  /** Of the check-up; of a purchase the day it was paid. */
  bookDate: z.string(),
  /** Of a purchase only the part paid in money: points, cards and gifts are not invoiced. */
  amountFen: z.int(),
  /** Between which days it is sent, while it is not; provisional in a year whose holidays are not published. */
  expected: z.nullable(z.object({ from: z.string(), to: z.string(), provisional: z.boolean() })),
};

/** An invoice as it is shown. Numbers of a person are masked; a firm's tax number is public. */
export const InvoiceShipment = z.object({
  ...OfOrder,
  invoiceTypeId: z.int(),
  type: Words,
  holder: z.enum(['individual', 'company']),
  medium: z.enum(['paper', 'electronic']),
  title: z.string(),
  taxNumber: z.string(),
  companyAddress: z.string(),
  companyPhone: z.string(),
  bankName: z.string(),
  /** Whose account it is: the firm's the invoice is made out to. */
  accountName: z.string(),
  bankAccount: z.string(),
  recipientPhone: z.string(),
  recipientEmail: z.string(),
  state: InvoiceState,
  /** The issuer did not accept what it says; it waits for a correction. */
  refused: z.boolean(),
  /** The refund after it was made out. */
  backFen: z.int(),
  number: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  sentOn: z.nullable(z.string()),
  /** A paper one's parcel. */
  parcel: z.nullable(z.object({ carrier: Words, trackingNo: z.string() })),
  /** Why it cannot be changed any more; null: it can. */
  editReason: z.nullable(Reason),
});
export type InvoiceShipment = z.output<typeof InvoiceShipment>;

export const InvoiceOffer = z.object(OfOrder);
export type InvoiceOffer = z.output<typeof InvoiceOffer>;

export const invoice = {
  /** Without an order: all of one's own, and the orders that could still have one. */
  InvoiceShipmentInfo: read({
    in: z.object({ id: absentIfEmpty(InvoicedOrderId()) }),
    out: z.object({ invoices: z.array(InvoiceShipment), offers: z.array(InvoiceOffer) }),
  }),
  /** The wish, whole, to be changed; null where there is none. */
  GetOrderInvoice: read({
    in: z.object({ orderId: InvoicedOrderId() }),
    out: z.object({ invoice: z.nullable(InvoiceForm) }),
  }),
  /** Asks for an invoice after the order, or changes the wish, until it is issued. */
  SaveOrderInvoice: write({
    in: z.object({ customerGuid: CustomerGuid(), orderId: InvoicedOrderId(), invoice: InvoiceTyped }),
    out: z.object({ orderId: z.union([z.int(), z.string()]) }),
  }),
  /** The electronic invoice itself. */
  GetInvoiceFile: download({ ...AT.GetInvoiceFile, in: z.object({ orderId: InvoicedOrderId() }) }),
  YonYouGetCompanyListByName: read({
    ...AT.YonYouGetCompanyListByName,
    in: z.object({
      keyName: z.string().check(z.minLength(2), z.maxLength(60)),
      pageNum: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(100))), LOOKUP_PAGE),
      size: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(LOOKUP_SIZE))), LOOKUP_SIZE),
    }),
    out: z.array(z.object({ entId: z.string(), name: z.string(), taxNum: z.string() })),
  }),
  YonYouGetCompanyTicketInfo: read({
    ...AT.YonYouGetCompanyTicketInfo,
    in: z.object({
      entId: publicId(z.string().check(z.minLength(1), z.maxLength(40)), 'a firm of the public register'),
    }),
    out: z.object({
      name: z.string(),
      taxNum: z.string(),
      address: z.string(),
      phone: z.string(),
      bankName: z.string(),
      bankAccount: z.string(),
    }),
  }),
};
