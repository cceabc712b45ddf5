import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { companyIds } from '../../jobs/repeat.ts';
import { sealTitle } from './stored-invoice.ts';

const BATCH = 500;

/** Seals whom invoices are made out to where that is there unsealed, as people's names are (modules/people). */
export async function sealOldTitles(portal: Portal): Promise<void> {
  for (const companyId of await companyIds(portal)) {
    const here = { portal, company: { companyId } };
    while (await transact(here, isOldTitleLeft)) await transact(here, sealSome);
  }
}

const oldTitles = ({ db, company }: InCompany) =>
  db
    .selectFrom('order_invoice')
    .select(['order_id', 'title_unsealed'])
    .where('company_id', '=', company.companyId)
    .where('title_unsealed', 'is not', null);

const isOldTitleLeft = async (ctx: InCompany): Promise<boolean> =>
  (await oldTitles(ctx).limit(1).executeTakeFirst()) !== undefined;

async function sealSome(ctx: InCompany): Promise<void> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const rows = await oldTitles(ctx).limit(BATCH).forUpdate().skipLocked().execute();
  for (const { order_id: orderId, title_unsealed } of rows)
    await db
      .updateTable('order_invoice')
      .set({ title: sealTitle(key, orderId, title_unsealed ?? ''), title_unsealed: null })
      .where('company_id', '=', company.companyId)
      .where('order_id', '=', orderId)
      .execute();
}
