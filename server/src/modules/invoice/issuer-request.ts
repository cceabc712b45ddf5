import { dayInShanghai } from '#contract/rules/day';
import type { InTx } from '../../ctx.ts';
import type { Portal } from '../../ctx.ts';
import type { Tenant } from '../../db/transact.ts';
import type { InvoiceRequest } from '../../ports/invoice-issuer/port.ts';
import { openDetails, titleOf } from './stored-invoice.ts';
import type { DueInvoice } from './queries.ts';
import { orderNumberOf } from './subjects.ts';
import { invoiceType } from './types.ts';

const ITEMS = { exam: '健康体检费', mall: '健康商品与服务费' };

/** A kept invoice as the issuer wants it: the same request, and the same number of it, each time. */
export async function issuerRequest(ctx: InTx<Tenant & { portal: Portal }>, row: DueInvoice): Promise<InvoiceRequest> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const details = openDetails(key, row);
  const { holder, medium } = invoiceType(row.invoice_type);
  return {
    // the numbers of check-ups and of the malls are counted apart
    requestNo: `${row.company_id}-${row.subject === 'exam' ? '' : 'mall-'}${row.order_id}`,
    today: dayInShanghai(ctx.portal.clock()),
    orderNo: orderNumberOf({ subject: row.subject, orderId: row.order_id }, row.created_at),
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
    item: details.content || ITEMS[row.subject],
  };
}
