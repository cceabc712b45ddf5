import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/registry';
import { DAY } from './clock.ts';
import type { SignedIn, TestPortal } from './portal.ts';

interface Whom {
  companyId: number;
  personGuid: string;
}

/** A request that was asked for so many days ago; by default its cooling period has just ended. */
export async function makeErasure({ portal, clock }: TestPortal, { companyId, personGuid }: Whom, daysAgo = 16) {
  const requestId = randomUUID();
  const asked = new Date(clock.now().getTime() - daysAgo * DAY);
  const day = (after: number) => new Date(asked.getTime() + after * DAY);
  await portal.database.pool.query(
    `INSERT INTO erasure_request (company_id, request_id, person_guid, lang, asked_at, cooling_until, due_on)
     VALUES ($1, $2, $3, 'zh-cn', $4, $5, $6)`,
    [companyId, requestId, personGuid, asked, day(15), day(36).toISOString().slice(0, 10)],
  );
  return requestId;
}

/** Orders of a mall that hold a person up are a colleague's for the moment: no state can be taken back. */
const lent = new Map<string, number[]>();

async function lendMallOrders({ portal }: TestPortal, personGuid: string): Promise<void> {
  const { rows } = await portal.database.pool.query<{ id: number }>(
    `UPDATE mall_order o SET person_guid = (
       SELECT person_guid FROM person p WHERE p.company_id = o.company_id AND p.person_guid <> $1 LIMIT 1)
     WHERE person_guid = $1 AND status IN (10, 20) RETURNING order_id AS id`,
    [personGuid],
  );
  lent.set(
    personGuid,
    rows.map(({ id }) => id),
  );
}

async function giveMallOrdersBack({ portal }: TestPortal, personGuid: string): Promise<void> {
  const ids = lent.get(personGuid);
  if (!ids) return;
  await portal.database.pool.query('UPDATE mall_order SET person_guid = $1 WHERE order_id = ANY ($2::bigint[])', [
    personGuid,
    ids,
  ]);
  lent.delete(personGuid);
}

/** The earlier events a call about one's own data needs, so that its sample is answered. */
export async function setPersonalDataScene(stage: TestPortal, { user }: SignedIn, call: CallName): Promise<void> {
  const { pool } = stage.portal.database;
  const personGuid = user.CustomerGuid;
  await giveMallOrdersBack(stage, personGuid);
  if (call === 'AskDataCopy') await pool.query('DELETE FROM task WHERE created_by = $1', [`person:${personGuid}`]);
  if (call !== 'AskErasure' && call !== 'WithdrawErasure') return;
  await pool.query('DELETE FROM erasure_request WHERE person_guid = $1', [personGuid]);
  if (call === 'WithdrawErasure') await makeErasure(stage, { companyId: user.CompanyId, personGuid });
  else await lendMallOrders(stage, personGuid);
}
