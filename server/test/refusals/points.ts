import { randomUUID } from 'node:crypto';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { lastGrantDay } from '../../src/modules/points/rules.ts';
import { dataOf } from '../answers.ts';
import { CROWD_COMPANY } from '../crowd.ts';
import { someone } from '../examined.ts';
import { sendFile } from '../files.ts';
import { item, tryIn } from '../mall-scenes.ts';
import { makeProduct } from '../mall.ts';
import { hiddenRelative } from '../points-world.ts';
import { checkedSheet, grantTo } from '../points.ts';
import type { TestPortal } from '../portal.ts';
import { query, refused, type Asked, type Refusals } from './refusal.ts';

const reason = '员工来电核实';
const companyId = CROWD_COMPANY;

/** A sheet that was tried out and is in a state of its own. */
async function running(portal: TestPortal, state: string): Promise<Asked> {
  const sheetId = await checkedSheet(portal);
  await query(portal, `UPDATE points_sheet SET ${state} WHERE sheet_id = $1`, [sheetId]);
  return refused(portal, 'OpsPointsSheetRun', { companyId, sheetId, reason }, await portal.operator('finance'));
}

async function uploading(portal: TestPortal, lines: string, blanks: Record<string, string | number>): Promise<Asked> {
  const finance = await portal.operator('finance');
  const sent = {
    call: 'OpsPointsSheetUpload',
    payload: { companyId },
    name: 'a.csv',
    bytes: Buffer.from(lines),
  } as const;
  return { ask: (language) => sendFile(portal, finance, { ...sent, language }), blanks: () => blanks };
}

export const pointsRefusals: Refusals = {
  pointsShort: async (portal) => {
    const shop = tryIn(portal);
    const [who, id] = [await shop.somebody(), await makeProduct(portal, { kind: 'service', points_price: 5 })];
    return { ask: (language) => shop.byPoints(who, [item(id)], false, language), blanks: () => ({ need: 5, have: 0 }) };
  },
  relativePointsHidden: async (portal) => {
    const { code, login, relative: customerGuid } = hiddenRelative();
    const who = await portal.login(code, login);
    return refused(portal, 'XiGouCustomerRewardPoints', { userGuid: who.user.CustomerGuid, customerGuid }, who);
  },
  pointsSheetHeader: (portal) =>
    uploading(portal, '工号,姓名\nA1,陈\n', { columns: '积分 / Points、到期日 / Expires on、原因 / Reason' }),
  pointsSheetRows: (portal) => uploading(portal, '工号,积分,到期日,原因\n', { most: 20_000, rows: 0 }),
  pointsSheetUnchecked: (portal) => running(portal, 'checked_at = NULL'),
  pointsSheetRepeated: (portal) => running(portal, 'run_at = checked_at, run_task = check_task, ended_at = checked_at'),
  recordUnknown: async (portal) => {
    const wish = { companyId, sheetId: randomUUID(), reason };
    return refused(portal, 'OpsPointsSheetRun', wish, await portal.operator('finance'));
  },
  grantDays: async (portal) => {
    const { guid: personGuid } = await someone(portal);
    const today = dayInShanghai(portal.clock.now());
    const wish = { companyId, personGuid, points: 5, reason, expiresOn: addDays(today, -1) };
    return refused(portal, 'OpsPointsGrant', wish, await portal.operator('finance'), { last: lastGrantDay(today) });
  },
  grantUsedUp: async (portal) => {
    const { guid } = await someone(portal);
    const grantId = (await grantTo(portal, guid, { points: 5 })) ?? 0;
    const [wish, finance] = [{ companyId, grantId, reason }, await portal.operator('finance')];
    dataOf(await portal.call('OpsPointsReverse', wish, { session: finance }));
    return refused(portal, 'OpsPointsReverse', wish, finance);
  },
};
