import { dayInShanghai } from '#contract/rules/day';
import { orderNumber } from '#contract/rules/order-number';
import type { InTx } from '../../ctx.ts';
import type { Portal } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';
import type { InvoiceRequest } from '../../ports/invoice-issuer/port.ts';
import { openDetails, titleOf } from './stored-invoice.ts';
import type { DueInvoice } from './queries.ts';
import { invoiceType } from './types.ts';

const ITEM = '健康体检费';

/** A kept invoice as the issuer wants it: the same request, and the same number of it, each time. */
export async function issuerRequest(ctx: InTx<Tenant & { portal: Portal }>, row: DueInvoice): Promise<InvoiceRequest> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const details = openDetails(key, row);
  const { holder, medium } = invoiceType(row.invoice_type);
  return {
    requestNo: `${row.company_id}-${row.order_id}`,
    today: dayInShanghai(ctx.portal.clock()),
    orderNo: orderNumber(row.order_id, row.created_at),
    holder,
    medium,
    title: titleOf(key, row),
    taxNumber: details.BuyerTaxNum,
    address: details.BuyerAddress,
    phone: details.CompanyPhone,
    bankName: details.BuyerBankName,
    bankAccount: details.BuyerBankAccount,
    recipientPhone: details.invoicePhone,
    recipientEmail: details.invoiceEmail,
    amountFen: row.amount_fen ?? 0,
    item: details.content || ITEM,
  };
}
