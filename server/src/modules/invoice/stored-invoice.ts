import { sql } from 'kysely';
import type { InvoiceSubject } from '#contract/calls/invoice';
import type { DraftInvoice, InvoiceForm } from '#contract/calls/orders';
import { dayInShanghai } from '#contract/rules/day';
import type { InTx, EmployeeCtx } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { INVOICE_TABLES, invoiceTable, type InvoiceOf } from './subjects.ts';
import { INVOICE_TYPES } from './types.ts';

/** The fields only the owner needs to read again: numbers, phone, e-mail. Sealed as one. */
export type InvoiceDetails = Omit<InvoiceForm, 'invoiceTypeId' | 'invoiceCategory' | 'title'>;

const sealContextOf = (orderId: number, column: 'title' | 'details', subject: InvoiceSubject) => ({
  table: INVOICE_TABLES[subject],
  column,
  row: String(orderId),
});

/** Of a check-up, where nothing else is said. */
export const sealTitle = (key: CompanyKey, orderId: number, title: string, subject: InvoiceSubject = 'exam'): Buffer =>
  key.seal(sealContextOf(orderId, 'title', subject), title);

/** The holder it is made out to: a firm, or a person by their name. */
export const titleOf = (
  key: CompanyKey,
  row: { subject?: InvoiceSubject; order_id: number; title: Buffer | null },
): string => (row.title ? key.unseal(sealContextOf(row.order_id, 'title', row.subject ?? 'exam'), row.title) : '');

export const sealDetails = (
  key: CompanyKey,
  orderId: number,
  details: Partial<InvoiceDetails>,
  subject: InvoiceSubject = 'exam',
): Buffer => key.seal(sealContextOf(orderId, 'details', subject), JSON.stringify(details));

/** Rows of the demo world may lack fields; a missing one is empty. */
export const openDetails = (
  key: CompanyKey,
  row: { subject: InvoiceSubject; order_id: number; details: Buffer },
): InvoiceDetails => ({
  ...NOTHING_SAID,
  ...(JSON.parse(
    key.unseal(sealContextOf(row.order_id, 'details', row.subject), row.details),
  ) as Partial<InvoiceDetails>),
});

const NOTHING_SAID: InvoiceDetails = {
  invoicePhone: '',
  invoiceEmail: '',
  BuyerTaxNum: '',
  BuyerBankName: '',
  BuyerBankAccount: '',
  BuyerAddress: '',
  CompanyPhone: '',
  content: '',
};

/** Stores the new wish instead of the old one; false where the issuer has seen the old one already. */
export async function storeInvoice(
  ctx: InTx<EmployeeCtx>,
  orderId: number,
  invoice: InvoiceForm,
  subject: InvoiceSubject = 'exam',
): Promise<boolean> {
  const table = invoiceTable(subject);
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { invoiceTypeId, invoiceCategory, title, ...details } = invoice;
  const wish = {
    invoice_type: invoiceTypeId,
    category: invoiceCategory,
    title: sealTitle(key, orderId, title, subject),
    details: sealDetails(key, orderId, details, subject),
    // corrected: the issuer may look at it again
    refused: false,
  };
  const stored = await ctx.db
    .insertInto(table)
    .values({ company_id: ctx.company.companyId, order_id: orderId, asked_on: dayInShanghai(ctx.now()), ...wish })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'order_id'])
        .doUpdateSet({ ...wish, next_try: ctx.now() })
        // guard: issued invoice
        .where(sql.ref(`${table}.state`), '=', 'asked'),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

export const invoiceRow = ({ db, company }: InTx<EmployeeCtx>, orderId: number, subject: InvoiceSubject = 'exam') =>
  db
    .selectFrom(invoiceTable(subject))
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** The wish, whole, as it was sent. */
export async function invoiceForm(
  ctx: InTx<EmployeeCtx>,
  { subject, orderId }: InvoiceOf,
): Promise<InvoiceForm | undefined> {
  const found = await invoiceRow(ctx, orderId, subject);
  if (!found) return undefined;
  const row = { ...found, subject };
  const key = await ctx.portal.keyring.companyKey(ctx);
  const details = openDetails(key, row);
  return { ...details, invoiceTypeId: row.invoice_type, invoiceCategory: 2, title: titleOf(key, row) };
}

/** The invoice of an earlier order as the submit page would have it typed; undefined where none was asked for. */
export async function invoiceAgain(ctx: InTx<EmployeeCtx>, orderId: number): Promise<DraftInvoice | undefined> {
  const stored = await invoiceForm(ctx, { subject: 'exam', orderId });
  if (!stored || !INVOICE_TYPES.some(({ id }) => id === stored.invoiceTypeId)) return undefined;
  const typed: DraftInvoice = {
    typeId: String(stored.invoiceTypeId),
    title: stored.title,
    taxNum: stored.BuyerTaxNum,
    invoicePhone: stored.invoicePhone,
    invoiceEmail: stored.invoiceEmail,
    bankName: stored.BuyerBankName,
    bankAccount: stored.BuyerBankAccount,
    companyAddress: stored.BuyerAddress,
    companyPhone: stored.CompanyPhone,
    content: stored.content,
  };
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text));
}
