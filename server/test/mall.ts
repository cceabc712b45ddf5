import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { MallKind } from '#contract/mall-payment';
import { mallOrderNumber } from '#contract/rules/order-number';
import { MINUTE } from './clock.ts';
import { CROWD_COMPANY } from './crowd.ts';

export interface MallOrder {
  orderId: number;
  orderGuid: string;
  orderNo: string;
}

interface Wish {
  personGuid: string;
  companyId?: number;
  mall?: MallKind;
  amountFen?: number;
}

/** An order of a mall that waits to be paid, as the malls will put it there. */
export async function makeMallOrder(
  { portal, clock }: { portal: { database: { pool: pg.Pool } }; clock: { now(): Date } },
  { personGuid, companyId = CROWD_COMPANY, mall = 'health', amountFen = 199_00 }: Wish,
): Promise<MallOrder> {
  const [orderGuid, now] = [randomUUID(), clock.now()];
  const { rows } = await portal.database.pool.query<{ id: number }>(
    `INSERT INTO mall_order (company_id, order_id, order_guid, person_guid, mall, title, title_eng, amount_fen, status,
       held_until, created_at)
     VALUES ($1, nextval('mall_order_number'), $2, $3, $4, '洁牙卡', 'Dental cleaning card', $5, 10, $6, $7)
     RETURNING order_id AS id`,
    [companyId, orderGuid, personGuid, mall, amountFen, new Date(now.getTime() + 30 * MINUTE), now],
  );
  const orderId = Number(rows[0]?.id);
  return { orderId, orderGuid, orderNo: mallOrderNumber(orderId, now) };
}
