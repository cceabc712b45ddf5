import type { DraftInvoice, InvoiceForm } from '#contract/orders';
import type { InTx, SessionCtx } from '../../ctx.ts';
import { INVOICE_TYPES } from '../invoice/index.ts';

/** What only its owner needs to read again: numbers, phone, e-mail. Sealed as one (law 7). */
type Details = Omit<InvoiceForm, 'invoiceTypeId' | 'invoiceCategory' | 'title'>;

const placeOf = (orderId: number) => ({ table: 'order_invoice', column: 'details', row: String(orderId) });

export async function keepInvoice(ctx: InTx<SessionCtx>, orderId: number, invoice: InvoiceForm): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { invoiceTypeId, invoiceCategory, title, ...details } = invoice;
  await ctx.db
    .insertInto('order_invoice')
    .values({
      company_id: ctx.company.companyId,
      order_id: orderId,
      invoice_type: invoiceTypeId,
      category: invoiceCategory,
      title,
      details: key.seal(placeOf(orderId), JSON.stringify(details)),
    })
    .execute();
}

export const invoiceRow = ({ db, company }: InTx<SessionCtx>, orderId: number) =>
  db
    .selectFrom('order_invoice')
    .select(['invoice_type', 'title', 'details'])
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** The invoice of an earlier order as the submit page would have it typed; undefined where none was asked for. */
export async function invoiceAgain(ctx: InTx<SessionCtx>, orderId: number): Promise<DraftInvoice | undefined> {
  const row = await invoiceRow(ctx, orderId);
  if (!row || !INVOICE_TYPES.some(({ id }) => id === row.invoice_type)) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const kept = JSON.parse(key.unseal(placeOf(orderId), row.details)) as Partial<Details>;
  const typed: DraftInvoice = {
    typeId: String(row.invoice_type),
    title: row.title,
    taxNum: kept.BuyerTaxNum,
    invoicePhone: kept.invoicePhone,
    invoiceEmail: kept.invoiceEmail,
    bankName: kept.BuyerBankName,
    bankAccount: kept.BuyerBankAccount,
    companyAddress: kept.BuyerAddress,
    companyPhone: kept.CompanyPhone,
    content: kept.content,
  };
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text));
}
