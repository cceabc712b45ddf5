import type { Bilingual } from '#contract/language';
import type { InvoiceHolder, InvoiceMedium } from '#contract/rules/invoice';

/** Who makes out invoices: the tax authority's platform through a vendor. */
export interface InvoiceIssuer {
  /** One invoice per `requestNo`, however often it is asked for. Throws when there is no answer: ask again later. */
  issue(request: InvoiceRequest): Promise<Issued | Refused>;
  /** How it left; undefined while it has not. */
  delivery(request: InvoiceRequest, issued: Issued): Promise<Delivery | undefined>;
  /** The electronic invoice as a PDF, the same each time. */
  document(request: InvoiceRequest, issued: Issued): Promise<Uint8Array>;
}

export interface InvoiceRequest {
  requestNo: string;
  /** The day it is asked on, in Shanghai. */
  today: string;
  orderNo: string;
  holder: InvoiceHolder;
  medium: InvoiceMedium;
  title: string;
  taxNumber: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
  recipientPhone: string;
  recipientEmail: string;
  amountFen: number;
  /** The invoiced item. */
  item: string;
}

export interface Issued {
  number: string;
  issuedOn: string;
}

/** It will not be issued as it is: for an unknown tax number, for instance. */
export interface Refused {
  refused: true;
}

export interface Delivery {
  sentOn: string;
  /** A paper one's. */
  parcel?: { carrier: Bilingual; trackingNo: string };
}
