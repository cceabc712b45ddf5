import type { InCompany, Portal } from '../../ctx.ts';
import { definePersonal, LAWS, type PersonalFile } from '../../personal-data.ts';
import { issuedOf } from './issue-invoices.ts';
import { issuerRequest } from './issuer-request.ts';
import { openDetails, sealDetails, sealTitle, titleOf } from './stored-invoice.ts';
import { invoiceTable, orderNumberOf } from './subjects.ts';
import { invoiceType } from './types.ts';

/** Invoices belong to the person who made the order. */
async function invoicesOf(ctx: InCompany, guid: string) {
  const checkUps = (await ofCheckUps(ctx, guid)).map((row) => ({ ...row, subject: 'exam' as const }));
  return [...checkUps, ...(await ofPurchases(ctx, guid)).map((row) => ({ ...row, subject: 'mall' as const }))];
}

const ofPurchases = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('mall_invoice as i')
    .innerJoin('mall_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.order_id', '=', 'i.order_id'),
    )
    .selectAll('i')
    .select('o.created_at')
    .where('i.company_id', '=', company.companyId)
    .where('o.person_guid', '=', guid)
    .orderBy('i.order_id')
    .execute();

const ofCheckUps = ({ db, company }: InCompany, guid: string) =>
  db
    .selectFrom('order_invoice as i')
    .innerJoin('exam_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.order_id', '=', 'i.order_id'),
    )
    .selectAll('i')
    .select('o.created_at')
    .where('i.company_id', '=', company.companyId)
    .where('o.user_guid', '=', guid)
    .orderBy('i.order_id')
    .execute();

/**
 * No declaration of one table, because the copy shows the invoices of check-ups and of the malls, kept in a table each, as
 * one list.
 */
export const ownInvoices = definePersonal({
  name: 'invoices',
  title: { zh: '发票', en: 'Invoices' },
  tables: ['order_invoice', 'mall_invoice'],
  fields: {
    orderNo: { zh: '订单号', en: 'Order number' },
    title: { zh: '发票抬头', en: 'Made out to' },
    taxNumber: { zh: '纳税人识别号', en: 'Taxpayer number' },
    phone: { zh: '接收手机号', en: 'Recipient phone' },
    email: { zh: '接收邮箱', en: 'Recipient e-mail' },
    bankName: { zh: '开户行', en: 'Bank' },
    bankAccount: { zh: '银行账号', en: 'Bank account' },
    address: { zh: '地址', en: 'Address' },
    companyPhone: { zh: '电话', en: 'Telephone' },
    state: { zh: '状态', en: 'State' },
    number: { zh: '发票号码', en: 'Invoice number' },
    amountFen: { zh: '金额（分）', en: 'Amount (fen)' },
    issuedOn: { zh: '开票日期', en: 'Issued' },
  },
  collect: async (ctx, { self }) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    return (await invoicesOf(ctx, self)).map((row) => {
      const details = openDetails(key, row);
      return {
        orderNo: orderNumberOf({ subject: row.subject, orderId: row.order_id }, row.created_at),
        title: titleOf(key, row),
        taxNumber: details.BuyerTaxNum,
        phone: details.invoicePhone,
        email: details.invoiceEmail,
        bankName: details.BuyerBankName,
        bankAccount: details.BuyerBankAccount,
        address: details.BuyerAddress,
        companyPhone: details.CompanyPhone,
        state: row.state,
        number: row.number,
        amountFen: row.amount_fen,
        issuedOn: row.issued_on,
      };
    });
  },
  files: async (ctx, { self }) => {
    const found: PersonalFile[] = [];
    for (const row of await invoicesOf(ctx, self)) {
      if (row.number === null || invoiceType(row.invoice_type).medium === 'paper') continue;
      const request = await issuerRequest(ctx, row);
      const read = ({ ports }: Portal) => ports.invoiceIssuer.document(request, issuedOf(row));
      found.push({ name: `invoice-${row.number}.pdf`, read });
    }
    return found;
  },
  open: async (ctx, guid) =>
    (await invoicesOf(ctx, guid)).some(({ state }) => state === 'issuing')
      ? { zh: '有一张发票正在开具，请等待开票完成', en: 'an invoice is being issued; please wait until it is' }
      : undefined,
  erased: {
    zh: '发票的接收手机号与邮箱，以及尚未开具的发票申请',
    en: 'whom invoices were sent to, and invoices not issued yet',
  },
  erase: async (ctx, guid) => {
    const key = await ctx.portal.keyring.companyKey(ctx);
    for (const row of await invoicesOf(ctx, guid)) {
      const { subject, order_id: orderId } = row;
      const own = { company_id: row.company_id, order_id: orderId };
      const details = /* guard: own data: erasing an invoice’s contact → openDetails(key, row) */ {
        ...openDetails(key, row),
        invoicePhone: '',
        invoiceEmail: '',
      };
      // one that is not issued yet says nothing any more, and never will be
      const change =
        row.state === 'asked'
          ? {
              title: sealTitle(key, orderId, '', subject),
              details: sealDetails(key, orderId, {}, subject),
              refused: true,
            }
          : { details: sealDetails(key, orderId, details, subject) };
      await ctx.db
        .updateTable(invoiceTable(subject))
        .set({ ...change, contact_erased: true })
        .where((where) => where.and(own))
        .execute();
    }
  },
  kept: {
    what: {
      zh: '已开具发票的抬头、税号、号码与金额',
      en: 'title, taxpayer number, number and amount of issued invoices',
    },
    ...LAWS.vouchers,
  },
});
