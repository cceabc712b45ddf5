import { randomInt } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { ORDER_STATUS } from '#contract/calls/orders';
import { VOUCHER_FROM, VOUCHER_TO } from '#contract/rules/voucher';
import type { InCompany, Portal } from '../../../ctx.ts';
import { companyKeys } from '../../../db/company-keys.ts';
import { sealedTable } from '../../../db/sealed-tables.ts';
import { transact } from '../../../db/transact.ts';
import { forEachCompany } from '../../../jobs/repeat.ts';
import type { OrderRow } from '../order-row.ts';

export const sealedVouchers = sealedTable({
  ...{ table: 'order_voucher', key: ['order_id'], sealed: ['code'], indexes: ['code_index'] },
});

const KIND = 'voucher';
const sealContext = (orderId: number) => ({ table: 'order_voucher', column: 'code', row: String(orderId) });
const newCode = (): string => String(randomInt(VOUCHER_FROM, VOUCHER_TO));

/** The order has its seat for certain: from now on it has a code to check in with, and a change of its day keeps it. */
export async function issueVoucher(ctx: InCompany, orderId: number): Promise<void> {
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  let has = false;
  while (!has) {
    const code = newCode();
    const { rows } = await sql<{ has: boolean }>`
      WITH made AS (
        INSERT INTO order_voucher (company_id, order_id, code, code_index)
        VALUES (${company.companyId}, ${orderId}, ${key.seal(sealContext(orderId), code)}, ${key.index(KIND, code)})
        ON CONFLICT DO NOTHING RETURNING 1)
      SELECT EXISTS (SELECT 1 FROM made) OR EXISTS (
        SELECT 1 FROM order_voucher WHERE company_id = ${company.companyId} AND order_id = ${orderId}) AS has`.execute(
      db,
    );
    // neither made nor there: the code is another order's
    has = rows[0]?.has ?? true;
  }
}

/** The same as a step of the statement that places an order; a code that another order has makes no row. */
export async function voucherStep(ctx: InCompany, orderId: number): Promise<RawBuilder<unknown>> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const code = newCode();
  return sql`voucher AS (
      INSERT INTO order_voucher (company_id, order_id, code, code_index)
      SELECT ${ctx.company.companyId}::int, order_id, ${key.seal(sealContext(orderId), code)}::bytea,
        ${key.index(KIND, code)}::bytea
      FROM placed ON CONFLICT DO NOTHING RETURNING 1)`;
}

/** Shown while the order waits for its day, and at no other time. */
export async function shownVoucher(
  ctx: InCompany,
  { order_id: orderId, status }: Pick<OrderRow, 'order_id' | 'status'>,
): Promise<string | null> {
  // guard: ticket: a voucher only while the order is booked
  if (status !== ORDER_STATUS.booked) return null;
  const row = await ctx.db
    .selectFrom('order_voucher')
    .select('code')
    .where('company_id', '=', ctx.company.companyId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? (await ctx.portal.keyring.companyKey(ctx)).unseal(sealContext(orderId), row.code) : null;
}

/** Drops the code of a closed order: it no longer checks in, nor finds the order. */
export const dropVoucher = ({ db, company }: InCompany, orderId: number) =>
  db.deleteFrom('order_voucher').where('company_id', '=', company.companyId).where('order_id', '=', orderId).execute();

/** Under which a code is found: each company has a key of its own, so each has another index for it. */
export async function voucherIndexes(portal: Portal, companyIds: number[], code: string): Promise<Buffer[]> {
  const keys = await companyKeys(portal, companyIds);
  return [...keys.values()].flatMap((key) => key.indexes(KIND, code));
}

const BATCH = 200;

/** Orders booked by a version that knew no vouchers, or by a node of it that still runs. */
export const issueMissingVouchers = (portal: Portal): Promise<void> =>
  forEachCompany(portal, async (companyId) => {
    const here = { portal, company: { companyId } };
    while ((await transact(here, issueSome)) === BATCH);
  });

/** Locked one by one, so that an order cancelled meanwhile gets none. */
async function issueSome(ctx: InCompany): Promise<number> {
  const { companyId } = ctx.company;
  const { rows } = await sql<{ orderId: number }>`
    SELECT order_id AS "orderId" FROM exam_order o
    WHERE company_id = ${companyId} AND status = 20 AND NOT EXISTS (
      SELECT 1 FROM order_voucher v WHERE v.company_id = ${companyId} AND v.order_id = o.order_id)
    ORDER BY order_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`.execute(ctx.db);
  for (const { orderId } of rows) await issueVoucher(ctx, orderId);
  return rows.length;
}
