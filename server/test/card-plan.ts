import { dataOf } from './answers.ts';
import { CROWD_COMPANY, type Member } from './crowd.ts';
import type { Answer, TestPortal } from './portal.ts';
import { PAID_SET } from './paying.ts';
import { FREE_SET, orderFor, type OrderForm, type Seats } from './seats.ts';

/** A plan of the crowd's company that is booked with a card, as often as one has one. */
export const CARD_PLAN = 1990;

export async function makeCardPlan({ portal }: TestPortal): Promise<void> {
  const { pool } = portal.database;
  await pool.query(
    `INSERT INTO plan (company_id, plan_id, name, name_eng, service_code, service_get_mode, windows, for_whom, max_people,
       max_extras, uses, sort_order)
     SELECT company_id, $2, '体检卡', 'Check-up card', service_code, 2, windows, for_whom, max_people, max_extras, 99, 9
     FROM plan WHERE company_id = $1 AND plan_id = 980`,
    [CROWD_COMPANY, CARD_PLAN],
  );
  await pool.query(
    `INSERT INTO plan_set (company_id, plan_id, set_id, company_fen) VALUES ($1, $2, $3, 68000), ($1, $2, $4, 68000)`,
    [CROWD_COMPANY, CARD_PLAN, FREE_SET, PAID_SET],
  );
}

export const orderWithCard = (
  portal: TestPortal,
  who: Member,
  assetId: number | undefined,
  seats: Seats,
  change: Partial<OrderForm> = {},
): Promise<Answer<{ orderId: number; orderNo: string }>> =>
  portal.call(
    'AddExamOrder',
    { ...orderFor({ userGuid: who.guid }, seats), bookingId: CARD_PLAN, ...(assetId && { assetId }), ...change },
    { session: who.token },
  );

export const orderedWithCard = async (...order: Parameters<typeof orderWithCard>): Promise<number> =>
  dataOf(await orderWithCard(...order)).orderId;
