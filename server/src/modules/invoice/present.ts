import type { HolidayTable } from '#contract/rules/working-days';
import type { InvoiceOffer, InvoiceShipment, InvoiceState } from '#contract/calls/invoice';
import { maskBankAccount, maskEmail, maskIdNumber, maskPhone } from '#contract/rules/mask';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { personName } from '../people/index.ts';
import { serviceText } from '../company/index.ts';
import { Fault, reasonOf } from '../../fault.ts';
import { openDetails, titleOf } from './stored-invoice.ts';
import type { OrderedInvoice } from './queries.ts';
import { expectedDays } from './rules.ts';
import { orderNumberOf, type InvoiceRow } from './subjects.ts';
import { invoiceType } from './types.ts';

export const presentOffer = (
  ctx: EmployeeCtx,
  key: CompanyKey,
  row: OrderedInvoice,
  holidays: HolidayTable,
): InvoiceOffer => ({
  subject: row.subject,
  orderId: row.order_name,
  orderNo: orderNumberOf({ subject: row.subject, orderId: row.order_id }, row.created_at),
  status_id: row.status,
  person: { customerGuid: row.person_guid, name: personName(key, row) },
  set: { zh: row.set_name, en: row.set_name_eng },
  bookDate: row.book_date,
  amountFen: row.amount_fen ?? row.self_fen,
  expected:
    row.number === null ? expectedDays(row.settled_on, row.asked_on ?? dayInShanghai(ctx.now()), holidays) : null,
});

/** A person does not see that the issuer is being asked: until it is issued it is asked for. */
const STATES: Record<InvoiceRow['state'], InvoiceState> = {
  asked: 'asked',
  issuing: 'asked',
  issued: 'issued',
  sent: 'sent',
};

export type AskedInvoice = OrderedInvoice & Pick<InvoiceRow, 'invoice_type' | 'details' | 'state' | 'asked_on'>;
export const isAsked = (row: OrderedInvoice): row is AskedInvoice => row.invoice_type !== null;

export function presentInvoice(
  ctx: EmployeeCtx,
  key: CompanyKey,
  row: AskedInvoice,
  holidays: HolidayTable,
): InvoiceShipment {
  const { name, holder, medium } = invoiceType(row.invoice_type);
  const details = openDetails(key, row);
  const offer = presentOffer(ctx, key, row, holidays);
  const title = titleOf(key, row);
  return {
    ...offer,
    invoiceTypeId: row.invoice_type,
    type: name,
    holder,
    medium,
    title,
    taxNumber: holder === 'company' ? details.BuyerTaxNum : maskIdNumber(details.BuyerTaxNum),
    companyAddress: details.BuyerAddress,
    companyPhone: details.CompanyPhone,
    bankName: details.BuyerBankName,
    accountName: details.BuyerBankAccount ? title : '',
    bankAccount: maskBankAccount(details.BuyerBankAccount),
    recipientPhone: maskPhone(details.invoicePhone),
    recipientEmail: maskEmail(details.invoiceEmail),
    state: STATES[row.state],
    refused: row.refused ?? false,
    backFen: row.subject === 'mall' && row.amount_fen !== null ? row.amount_fen - row.self_fen : 0,
    number: row.number,
    issuedOn: row.issued_on,
    sentOn: row.sent_on,
    parcel: row.tracking_no
      ? { carrier: { zh: row.carrier ?? '', en: row.carrier_eng ?? '' }, trackingNo: row.tracking_no }
      : null,
    editReason: row.state === 'asked' ? null : reasonOf(finalFault(ctx, offer.orderNo), ctx.lang),
  };
}

/** Why it is not changed any more, and who helps. */
export const finalFault = ({ company, lang }: EmployeeCtx, orderNo: string): Fault =>
  new Fault('invoiceIssued', { service: serviceText(company, lang), no: orderNo });
