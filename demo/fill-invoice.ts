import { INVOICE_CATEGORY } from '#contract/calls/orders';
import type { CompanyKey } from '../server/src/db/keyring.ts';
import { wordsSealContext } from '../server/src/modules/evaluation/index.ts';
import { sealDetails, sealTitle } from '../server/src/modules/invoice/index.ts';
import { plusDays } from './days.ts';
import type { FillCtx } from './fill-people.ts';
import type { DemoInvoice, DemoPastOrder } from './types.ts';

type Own = { company_id: number; order_id: number };

/** An invoice of an earlier check-up: asked for, or already with the person. */
export async function fillInvoice(
  { db }: FillCtx,
  key: CompanyKey,
  own: Own,
  invoice: DemoInvoice & { askedOn: string; amountFen: number },
): Promise<void> {
  const { typeId, title, email, taxNumber = '', askedOn, amountFen, sent } = invoice;
  await db
    .insertInto('order_invoice')
    .values({
      ...own,
      invoice_type: typeId,
      category: INVOICE_CATEGORY,
      title: sealTitle(key, own.order_id, title),
      details: sealDetails(key, own.order_id, { invoiceEmail: email, BuyerTaxNum: taxNumber }),
      asked_on: askedOn,
      ...(sent && {
        state: 'sent',
        amount_fen: amountFen,
        // the year, a region that does not exist, and the order
        number: `${sent.issuedOn.slice(2, 4)}99${String(own.order_id).padStart(16, '0')}`,
        issued_on: sent.issuedOn,
        sent_on: sent.sentOn,
      }),
      ...(sent?.parcel && { carrier: '示例速递', carrier_eng: 'Sample Express', tracking_no: sent.parcel }),
    })
    .execute();
}

export async function fillEvaluation(
  { db }: FillCtx,
  own: Own,
  said: Pick<DemoPastOrder, 'centerId' | 'day'> & { stars: number; tagIds: number[]; words: string },
  key: CompanyKey,
): Promise<void> {
  const { centerId, day, stars, tagIds, words } = said;
  await db
    .insertInto('evaluation')
    .values({
      ...own,
      center_id: centerId,
      stars,
      tag_ids: tagIds,
      said: words ? key.seal(wordsSealContext(own.order_id), words) : null,
      created_at: new Date(`${plusDays(day, 1)}T20:00:00+08:00`),
    })
    .execute();
}
