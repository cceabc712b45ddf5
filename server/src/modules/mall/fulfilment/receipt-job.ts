import { sql } from 'kysely';
import { MALL_STATUS } from '#contract/calls/mall-payment';
import type { InCompany, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { whereWaiting, type Question } from '../../../jobs/waiting.ts';
import { companyHere } from '../../company/index.ts';
import { lockMallOrder } from '../catalogue/queries.ts';
import { completeIfDue, daysBefore, isOver, receiveItems } from './receipt.ts';

const BATCH = 50;

/** A company waits a day at least; how long exactly, its settings say. */
const waitingLong: Question = (now) => sql`
  SELECT DISTINCT company_id FROM mall_order_item WHERE state = 'sent' AND sent_at <= ${daysBefore(now, 1)}
  UNION SELECT DISTINCT company_id FROM mall_order WHERE status = 20`;

/**
 * Confirms deliveries that were not confirmed in time, and completes ended ones; every node may do it, and each is done
 * once.
 */
export const completeMallOrders = (portal: Portal): Promise<void> =>
  whereWaiting(portal, waitingLong, (companyId) => completeIn(portal, companyId));

export async function completeIn(portal: Portal, companyId: number): Promise<void> {
  const here = { portal, company: { companyId } };
  const company = await transact(here, companyHere);
  if (!company) return;
  const { confirmDays } = company.config.mall;
  for (;;) {
    const due = await transact(here, (ctx) => dueOrders(ctx, confirmDays));
    for (const orderId of due) await transact(here, (ctx) => confirmByItself(ctx, orderId, confirmDays));
    if (due.length < BATCH) return;
  }
}

/** Looked at again under the lock: it may have been confirmed or given back meanwhile. */
async function confirmByItself(ctx: InCompany, orderId: number, confirmDays: number): Promise<void> {
  await lockMallOrder(ctx, orderId);
  await receiveItems(ctx, orderId, { sentBefore: daysBefore(ctx.portal.clock(), confirmDays) });
  await completeIfDue(ctx, orderId, confirmDays);
}

async function dueOrders({ db, company, portal }: InCompany, confirmDays: number): Promise<number[]> {
  const now = portal.clock();
  const { rows } = await sql<{ id: number }>`
    SELECT order_id AS id FROM mall_order o
    WHERE company_id = ${company.companyId} AND status = ${MALL_STATUS.redeemed} AND (${isOver(now, confirmDays)} OR EXISTS (
      SELECT 1 FROM mall_order_item i WHERE i.company_id = o.company_id AND i.order_id = o.order_id AND i.state = 'sent'
        AND i.sent_at <= ${daysBefore(now, confirmDays)}))
    ORDER BY order_id LIMIT ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}
