import { randomUUID } from 'node:crypto';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { Fault } from '../src/fault.ts';
import { transact } from '../src/db/transact.ts';
import { givePointsBack, grantPoints, spendPoints, type NewGrant } from '../src/modules/points/index.ts';
import { CROWD_COMPANY } from './sealed-people.ts';
import type { TestPortal } from './portal.ts';

/** All that giving points takes: also of a portal in a process of its own. */
type Giver = Pick<TestPortal, 'portal'> & { clock: { now(): Date } };
const here = ({ portal }: Pick<TestPortal, 'portal'>, companyId: number) => ({ portal, company: { companyId } });

/** Points for a person of the crowd, usable from today on; answers with the grant. */
export async function grantTo(
  portal: Giver,
  personGuid: string,
  { points, days = 30, ...rest }: Partial<NewGrant> & { points: number; days?: number },
  companyId = CROWD_COMPANY,
): Promise<number | undefined> {
  const today = dayInShanghai(portal.clock.now());
  return transact(here(portal, companyId), (ctx) =>
    grantPoints(ctx, {
      ...{ personGuid, points, reason: { zh: '年度健康福利', en: 'Yearly benefit' }, source: 'programme' },
      ...{ reference: randomUUID(), validFrom: today, expiresOn: addDays(today, days), grantedBy: 'test' },
      at: portal.clock.now(),
      ...rest,
    }),
  );
}

/** A purchase paid with points; answers with what became of it. */
export async function spendOf(
  portal: TestPortal,
  personGuid: string,
  points: number,
  reference: string = randomUUID(),
  companyId = CROWD_COMPANY,
): Promise<string> {
  const title = { zh: '兑换 洁牙卡', en: 'Dental card' };
  try {
    const isNew = await transact(here(portal, companyId), (ctx) =>
      spendPoints(ctx, { personGuid, kind: 'healthMall', reference, points, title }),
    );
    return isNew ? 'spent' : 'before';
  } catch (error) {
    return error instanceof Fault ? error.fault : String(error);
  }
}

/** Whether a purchase was given back, or why it could not be. */
export const giveBack = (portal: TestPortal, reference: string, companyId = CROWD_COMPANY): Promise<boolean | string> =>
  transact(here(portal, companyId), (ctx) => givePointsBack(ctx, { kind: 'healthMall', reference })).catch(String);

/** The rest of each of a person's grants, the earliest expiring first. */
export async function leftOf({ portal }: TestPortal, personGuid: string): Promise<number[]> {
  const { rows } = await portal.database.pool.query<{ remaining: number }>(
    'SELECT remaining FROM points_grant WHERE person_guid = $1 ORDER BY expires_on, grant_id',
    [personGuid],
  );
  return rows.map(({ remaining }) => remaining);
}

/** A sheet with one good row that was tried out; answers with its id. Its file is not there. */
export async function checkedSheet({ portal, clock }: TestPortal, companyId = CROWD_COMPANY): Promise<string> {
  const sheetId = randomUUID();
  await portal.database.pool.query(
    `INSERT INTO points_sheet (company_id, sheet_id, file_id, sha256, rows, created_by, created_by_name, created_at,
       check_task, good_rows, good_points, balance_before, checked_at)
     VALUES ($1, $2, $2, $4, 1, '1', 'test', $3, $2, 1, 5, 0, $3)`,
    [companyId, sheetId, clock.now(), Buffer.from(sheetId)],
  );
  return sheetId;
}
