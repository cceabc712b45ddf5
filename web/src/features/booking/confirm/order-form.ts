import type { DeliveryWay, Draft, DraftInvoice, ReportType } from '#contract/calls/orders';
import type { PayloadOf } from '../../../api/send.ts';
import type { Problems } from '../../../platform/form.ts';
import {
  INVOICE_FIELDS,
  invoiceFormProblems,
  invoicePayload,
  type InvoiceField,
  type InvoiceKind,
} from '../../../parts/invoice/invoice-form.ts';

/** In the order of the page. */
export const ORDER_FIELDS = ['report', 'delivery', 'address', 'traffic', ...INVOICE_FIELDS, 'consent'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type OrderValues = Record<OrderField, string>;

/** The order's parts that are not typed into a field: which invoice, and the company's questions. */
export interface OrderAround {
  /** Absent: no invoice is wanted. */
  invoiceType?: InvoiceKind | undefined;
  /** The company's ways of travelling; empty: it does not ask. */
  ways: readonly { id: number }[];
}

export const needsDelivery = (report: string): boolean => report === 'paper' || report === 'both';
export const needsAddress = (values: Pick<OrderValues, 'report' | 'delivery'>): boolean =>
  needsDelivery(values.report) && values.delivery === 'separate';

/** Keys of the words for missing values. The server says the same again. */
export function orderProblems(values: OrderValues, { invoiceType, ways }: OrderAround): Problems<OrderField> {
  const found: Partial<Record<OrderField, string | false>> = {
    report: !values.report && 'needReport',
    delivery: needsDelivery(values.report) && !values.delivery && 'needDelivery',
    address: needsAddress(values) && !values.address && 'needAddress',
    // a draft may name a way the company no longer has
    traffic: ways.length > 0 && !ways.some(({ id }) => String(id) === values.traffic) && 'needTraffic',
    consent: !values.consent && 'needConsent',
  };
  const own = Object.entries(found).flatMap(([field, kind]) => (kind ? [[field, { kind }] as const] : []));
  return { ...Object.fromEntries(own), ...(invoiceType && invoiceFormProblems(values, invoiceType)) };
}

/** Earlier choices on this page, on this device or another; the consent always starts empty. */
export function valuesOf({ reportType, delivery, addressId, trafficId, invoice = {} }: Draft): OrderValues {
  const typed = Object.fromEntries(INVOICE_FIELDS.map((field) => [field, invoice[field] ?? '']));
  return {
    ...(typed as Record<InvoiceField, string>),
    report: reportType ?? '',
    delivery: delivery ?? '',
    address: addressId === undefined ? '' : String(addressId),
    traffic: trafficId === undefined ? '' : String(trafficId),
    consent: '',
  };
}

/** The same the other way: what of the page the draft keeps. `typeId` 0 is no invoice. */
export function draftOf(values: OrderValues, typeId: number): Partial<Draft> {
  const typed = INVOICE_FIELDS.flatMap((field) => (values[field] ? [[field, values[field].slice(0, 200)]] : []));
  return {
    ...(values.report && { reportType: values.report as ReportType }),
    ...(values.delivery && { delivery: values.delivery as DeliveryWay }),
    ...(values.address && { addressId: Number(values.address) }),
    ...(values.traffic && { trafficId: Number(values.traffic) }),
    invoice: Object.fromEntries([...typed, ['typeId', String(typeId)]]) as DraftInvoice,
  };
}

type Payload = PayloadOf<'AddExamOrder'>;

/** The part of the order this page decides. */
export function orderPart(
  values: OrderValues,
  { invoiceType, ways }: OrderAround,
): Pick<Payload, 'report_type' | 'deliveryPaperWay' | 'postAddressId' | 'trafficId' | 'invoice' | 'consent'> {
  return {
    report_type: values.report as ReportType,
    ...(needsDelivery(values.report) && { deliveryPaperWay: values.delivery as DeliveryWay }),
    ...(needsAddress(values) && { postAddressId: Number(values.address) }),
    ...(ways.length > 0 && { trafficId: Number(values.traffic) }),
    ...(invoiceType && { invoice: invoicePayload(values, invoiceType) }),
    consent: values.consent !== '',
  };
}
