import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve } from '../../../test/approvals.ts';
import { dataOf, faultOf, inCompany } from '../../../test/answers.ts';
import { DAY } from '../../../test/clock.ts';
import { newOperator } from '../../../test/operators.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';

/** Has two people of HR and no key yet. */
const COMPANY = 100;
const reason = 'the company has asked for it';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const first = async () => ({ session: await portal.operator('admin') });
const second = async () => ({ session: await portal.operator('admin2') });
const ask = async (companyId = COMPANY) =>
  dataOf(await portal.call('OpsLinkKeyAdd', { companyId, reason }, await first())).approvalId;
const said = (approvalId: string) => ({ companyId: COMPANY, approvalId, reason });
const listed = async (who = second, state: 'waiting' | 'ended' | 'all' = 'waiting') =>
  dataOf(await portal.call('OpsApprovals', { state, companyId: COMPANY }, await who())).rows;
const liveKeys = () =>
  inCompany(portal, COMPANY, (db) => db.selectFrom('link_key').selectAll().where('retired_at', 'is', null).execute());
const clear = () => portal.portal.database.pool.query('DELETE FROM approval; DELETE FROM link_key;');

describe('a change that takes two', () => {
  // proves: approvals: one’s own request is not approved
  it('waits until a second person approves, and is handed to that one; the company’s HR is told', async () => {
    await clear();
    const approvalId = await ask();
    expect(await liveKeys()).toEqual([]);
    expect(await listed()).toEqual([expect.objectContaining({ approvalId, isOwn: false, mayDecide: true, reason })]);
    expect(await listed(first)).toEqual([expect.objectContaining({ approvalId, isOwn: true })]);
    expect(faultOf(await portal.call('OpsApprovalApprove', said(approvalId), await first()))).toBe('approvalOwn');
    expect(await liveKeys()).toEqual([]);
    const given = await approve(portal, said(approvalId));
    expect(await liveKeys()).toEqual([expect.objectContaining({ key_id: given?.name })]);
    expect(faultOf(await portal.call('OpsApprovalApprove', said(approvalId), await second()))).toBe('approvalOver');
    const told = await inCompany(portal, COMPANY, (db) =>
      db.selectFrom('message').select('person_guid').where('kind', '=', 'accessChanged').execute(),
    );
    expect(told.length).toBeGreaterThan(0);
    const actions = await inCompany(portal, COMPANY, (db) =>
      db.selectFrom('audit').select(['action', 'actor_id']).where('action', 'in', ACTIONS).orderBy('seq').execute(),
    );
    expect(actions.map(({ action }) => action)).toEqual(ACTIONS);
    expect(actions[0]?.actor_id).not.toBe(actions[1]?.actor_id);
    expect(actions[1]?.actor_id).toBe(actions[2]?.actor_id);
    const [row] = await listed(second, 'ended');
    expect(row).toMatchObject({ state: 'approved', lines: [], decidedReason: 'confirmed by telephone' });
  });

  // proves: approvals: decided once
  it('is made once by two who approve at the same moment, and its secret stands nowhere', async () => {
    await clear();
    const approvalId = await ask();
    const other = await newOperator(portal, 'admin');
    await settle(other.operatorId);
    const answers = await Promise.all([
      portal.call('OpsApprovalApprove', said(approvalId), await second()),
      portal.call('OpsApprovalApprove', said(approvalId), { session: other.session }),
    ]);
    expect(answers.map(faultOf).toSorted()).toEqual(['answered', 'approvalOver']);
    const keys = await liveKeys();
    expect(keys).toHaveLength(1);
    const given = answers.flatMap((answer) => (faultOf(answer) === 'answered' ? [dataOf(answer).handedOver] : []));
    const rows = await everyRow(portal.portal.database.pool);
    const secret = given[0]?.secret ?? '';
    expect(secret).toHaveLength(43);
    expect(Object.entries(rows).flatMap(([table, text]) => (text.includes(secret) ? [table] : []))).toEqual([]);
  });

  // proves: approvals: a new account is no second person
  it('is not approved by an account that one administrator has just made or taken over', async () => {
    await clear();
    const approvalId = await ask();
    const made = await newOperator(portal, 'admin');
    const mine = { session: made.session };
    expect(faultOf(await portal.call('OpsApprovalApprove', said(approvalId), mine))).toBe('approvalTooNew');
    await settle(made.operatorId);
    const change = { operatorId: made.operatorId, reason };
    dataOf(await portal.call('OperatorResetSecondFactor', change, await first()));
    const { rows } = await portal.portal.database.pool.query<{ later: boolean }>(
      'SELECT decides_from > $2 AS later FROM operator WHERE operator_id = $1',
      [made.operatorId, portal.clock.now()],
    );
    expect(rows).toEqual([{ later: true }]);
    expect(await liveKeys()).toEqual([]);
  });

  // proves: approvals: a request ends
  it('is taken back by who has asked, declined by another, and ends after seven days', async () => {
    await clear();
    const mine = await ask();
    expect(dataOf(await portal.call('OpsApprovalDecline', said(mine), await first()))).toEqual({ state: 'withdrawn' });
    const theirs = await ask();
    expect(dataOf(await portal.call('OpsApprovalDecline', said(theirs), await second()))).toEqual({
      state: 'declined',
    });
    const late = await ask();
    expect(faultOf(await portal.call('OpsLinkKeyAdd', { companyId: COMPANY, reason }, await first()))).toBe(
      'approvalWaits',
    );
    portal.clock.advance(7 * DAY);
    expect(faultOf(await portal.call('OpsApprovalApprove', said(late), await second()))).toBe('approvalOver');
    expect(await listed()).toEqual([]);
    const again = await ask();
    expect((await listed(second, 'all')).map(({ approvalId, state }) => [approvalId, state])).toContainEqual([
      late,
      'expired',
    ]);
    expect(again).not.toBe(late);
    expect(await liveKeys()).toEqual([]);
  });
});

const ACTIONS = ['approval.ask', 'linkKey.add', 'approval.approve'];
const settle = (operatorId: number) =>
  portal.portal.database.pool.query('UPDATE operator SET decides_from = NULL WHERE operator_id = $1', [operatorId]);
