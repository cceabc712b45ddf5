import type { DeliveryWay, Draft, DraftInvoice, ReportType } from '#contract/orders';
import { isEmail } from '#contract/rules/email';
import { isMobilePhone } from '#contract/rules/phone';
import type { PayloadOf } from '../../../api/send.ts';
import type { Problems } from '../../../app/form.ts';
import { INVOICE_CATEGORY } from '../fixed.ts';

/** In the order of the page. */
export const ORDER_FIELDS = [
  'report',
  'delivery',
  'address',
  'traffic',
  'title',
  'taxNum',
  'invoicePhone',
  'invoiceEmail',
  'bankName',
  'bankAccount',
  'companyAddress',
  'companyPhone',
  'content',
  'consent',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type OrderValues = Record<OrderField, string>;

/** What of the page is not typed into a field: which invoice, and what the company asks for. */
export interface OrderAround {
  /** Absent: no invoice is wanted. */
  invoiceType?: { id: number; holder: 'individual' | 'company'; medium: 'paper' | 'electronic' } | undefined;
  /** The company's ways of travelling; empty: it does not ask. */
  ways: readonly { id: number }[];
}

const plain = (text: string): string => text.replace(/[\s-]/g, '');
export const needsDelivery = (report: string): boolean => report === 'paper' || report === 'both';
export const needsAddress = (values: Pick<OrderValues, 'report' | 'delivery'>): boolean =>
  needsDelivery(values.report) && values.delivery === 'separate';

/** §5: keys of the words that say what is missing. The server says the same again. */
export function orderProblems(values: OrderValues, { invoiceType, ways }: OrderAround): Problems<OrderField> {
  const found: Partial<Record<OrderField, string | false>> = {
    report: !values.report && 'needReport',
    delivery: needsDelivery(values.report) && !values.delivery && 'needDelivery',
    address: needsAddress(values) && !values.address && 'needAddress',
    // a draft may name a way the company no longer has
    traffic: ways.length > 0 && !ways.some(({ id }) => String(id) === values.traffic) && 'needTraffic',
    ...(invoiceType && invoiceProblems(values, invoiceType)),
    consent: !values.consent && 'needConsent',
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, kind]) => (kind ? [[field, { kind }]] : [])));
}

function invoiceProblems(
  { title, taxNum, invoicePhone, invoiceEmail }: OrderValues,
  { holder, medium }: NonNullable<OrderAround['invoiceType']>,
): Partial<Record<OrderField, string | false>> {
  const tax = plain(taxNum);
  const isContacted = Boolean(invoicePhone.trim() || invoiceEmail.trim());
  return {
    title: !title.trim() && 'needTitle',
    taxNum: holder === 'company' && (tax === '' ? 'needTax' : !/^[0-9A-Z]{15,20}$/i.test(tax) && 'badTax'),
    invoicePhone: invoicePhone.trim() !== '' && !isMobilePhone(plain(invoicePhone)) && 'phoneBad',
    invoiceEmail:
      invoiceEmail.trim() === ''
        ? medium === 'electronic' && !isContacted && 'needContact'
        : !isEmail(invoiceEmail.trim()) && 'emailBad',
  };
}

/** What was chosen on this page before, on this device or another; the consent always starts empty (answers §2). */
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

const INVOICE_FIELDS = [
  'title',
  'taxNum',
  'invoicePhone',
  'invoiceEmail',
  'bankName',
  'bankAccount',
  'companyAddress',
  'companyPhone',
  'content',
] as const satisfies readonly (OrderField & keyof DraftInvoice)[];
type InvoiceField = (typeof INVOICE_FIELDS)[number];

type Payload = PayloadOf<'AddExamOrder'>;

/** The part of the order this page decides (§3.7, §3.9). */
export function orderPart(
  values: OrderValues,
  { invoiceType, ways }: OrderAround,
): Pick<Payload, 'report_type' | 'deliveryPaperWay' | 'postAddressId' | 'trafficId' | 'invoice' | 'consent'> {
  const isCompany = invoiceType?.holder === 'company';
  return {
    report_type: values.report as ReportType,
    ...(needsDelivery(values.report) && { deliveryPaperWay: values.delivery as DeliveryWay }),
    ...(needsAddress(values) && { postAddressId: Number(values.address) }),
    ...(ways.length > 0 && { trafficId: Number(values.traffic) }),
    ...(invoiceType && {
      invoice: {
        invoiceTypeId: invoiceType.id,
        invoiceCategory: INVOICE_CATEGORY,
        title: values.title.trim(),
        invoicePhone: plain(values.invoicePhone),
        invoiceEmail: values.invoiceEmail.trim(),
        // a person's invoice carries nothing of a company that was looked up before
        BuyerTaxNum: isCompany ? plain(values.taxNum).toUpperCase() : '',
        BuyerBankName: isCompany ? values.bankName.trim() : '',
        BuyerBankAccount: isCompany ? plain(values.bankAccount) : '',
        BuyerAddress: isCompany ? values.companyAddress.trim() : '',
        CompanyPhone: isCompany ? values.companyPhone.trim() : '',
        content: values.content.trim(),
      },
    }),
    consent: values.consent !== '',
  };
}
