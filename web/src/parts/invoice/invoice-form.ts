import type * as orders from '#contract/calls/orders';
import { invoiceProblems, plainNumber } from '#contract/rules/invoice';
import { plainPhone } from '#contract/rules/phone';
import type { PayloadOf, ReplyOf } from '../../api/send.ts';
import type { Problems } from '../../platform/form.ts';

/** The contract's own value, held to it by its type: taking it from there would bring all its schemas along. */
const INVOICE_CATEGORY: typeof orders.INVOICE_CATEGORY = 2;

/** In the order of the form. */
export const INVOICE_FIELDS = [
  'title',
  'taxNum',
  'invoicePhone',
  'invoiceEmail',
  'bankName',
  'bankAccount',
  'companyAddress',
  'companyPhone',
  'content',
] as const satisfies readonly (keyof orders.DraftInvoice)[];
export type InvoiceField = (typeof INVOICE_FIELDS)[number];
export type InvoiceValues = Record<InvoiceField, string>;

/** The call's own names of the fields. */
export const INVOICE_NAMES = {
  BuyerTaxNum: 'taxNum',
  BuyerBankName: 'bankName',
  BuyerBankAccount: 'bankAccount',
  BuyerAddress: 'companyAddress',
  CompanyPhone: 'companyPhone',
} as const;

export type InvoiceType = ReplyOf<'CompanyInvoiceTypeByCustomer'>['invoiceTypes'][number];
export type InvoiceKind = Pick<InvoiceType, 'id' | 'holder' | 'medium'>;
export type InvoicePayload = PayloadOf<'SaveOrderInvoice'>['invoice'];

export const isUsualType = ({ holder, medium }: InvoiceType): boolean =>
  holder === 'company' && medium === 'electronic';

/** Keys of the words for missing values. The server says the same again. */
export function invoiceFormProblems(values: InvoiceValues, type: InvoiceKind): Problems<InvoiceField> {
  const { title, taxNum, invoicePhone, invoiceEmail } = values;
  const found = invoiceProblems({ title, taxNum, phone: invoicePhone, email: invoiceEmail }, type);
  const kind = (problem: string | undefined) => (problem ? { kind: problem } : undefined);
  const problems: Problems<InvoiceField> = {
    title: kind(found.title),
    taxNum: kind(found.taxNum),
    invoicePhone: kind(found.phone),
    invoiceEmail: kind(found.email),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** The fields that are sent; a person's invoice carries nothing of a company that was looked up before. */
export function invoicePayload(values: InvoiceValues, type: InvoiceKind | undefined): InvoicePayload {
  const isCompany = type?.holder === 'company';
  return {
    invoiceTypeId: type?.id ?? 0,
    invoiceCategory: INVOICE_CATEGORY,
    title: values.title.trim(),
    invoicePhone: plainPhone(values.invoicePhone),
    invoiceEmail: values.invoiceEmail.trim(),
    BuyerTaxNum: isCompany ? plainNumber(values.taxNum).toUpperCase() : '',
    BuyerBankName: isCompany ? values.bankName.trim() : '',
    BuyerBankAccount: isCompany ? plainNumber(values.bankAccount) : '',
    BuyerAddress: isCompany ? values.companyAddress.trim() : '',
    CompanyPhone: isCompany ? values.companyPhone.trim() : '',
    content: values.content.trim(),
  };
}

/** The same the other way: the sent wish, to be changed; nothing where there was none. */
export const invoiceValues = (kept: orders.InvoiceForm | null): InvoiceValues => ({
  title: kept?.title ?? '',
  taxNum: kept?.BuyerTaxNum ?? '',
  invoicePhone: kept?.invoicePhone ?? '',
  invoiceEmail: kept?.invoiceEmail ?? '',
  bankName: kept?.BuyerBankName ?? '',
  bankAccount: kept?.BuyerBankAccount ?? '',
  companyAddress: kept?.BuyerAddress ?? '',
  companyPhone: kept?.CompanyPhone ?? '',
  content: kept?.content ?? '',
});
