import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { approve } from '../../../../test/approvals.ts';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { newOperator, type SignedInOperator } from '../../../../test/operators.ts';
import { giveBack, grantTo, leftOf, spendOf } from '../../../../test/points.ts';
import { DEMO_COMPANY, employee } from '../../../../test/points-world.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { brokenInvariants } from '../../ledger/index.ts';
import { expireAllPoints } from '../index.ts';

let portal: TestPortal;
let finance: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  finance = await portal.operator('finance');
});
afterAll(() => portal.stop());

const somebody = async (): Promise<string> => ((await makeCrowd(portal, 1)) as [Member])[0].guid;
const audited = async (action: string) =>
  (
    await portal.portal.database.pool.query<{ person_guid: string; reason: string }>(
      'SELECT person_guid, reason FROM audit WHERE action = $1 ORDER BY at DESC LIMIT 1',
      [action],
    )
  ).rows[0];
const reverse = (grantId: number, language: (typeof LANGUAGES)[number] = 'zh-cn') =>
  portal.call(
    'OpsPointsReverse',
    { companyId: CROWD_COMPANY, grantId, reason: '发错了人' },
    { session: finance, language },
  );

describe('grants in the console', () => {
  it('are found by employee number and by name, masked, with their states counted', async () => {
    const { employeeNo, name } = employee('emp');
    for (const text of [employeeNo, name]) {
      const found = dataOf(await portal.call('OpsPointsGrants', { text }, { session: finance }));
      expect(found.counts).toMatchObject({ all: 5, usable: 2, expiring: 1, expired: 3, reversed: 0 });
      expect(found.rows[0]).toMatchObject({ points: 300, remaining: 300, state: 'usable', person: { employeeNo } });
      expect(JSON.stringify(found)).not.toContain(name);
    }
    const asked = { text: employeeNo, state: 'expired' } as const;
    expect(dataOf(await portal.call('OpsPointsGrants', asked, { session: finance })).total).toBe(3);
    expect(await audited('points.list')).toMatchObject({ reason: 'name' });
  });

  // proves: points: that an operator looked is written down
  it('of one person are shown with their history, and the look is written down', async () => {
    const { guid } = employee('emp');
    const asked = { companyId: DEMO_COMPANY, personGuid: guid };
    const seen = dataOf(await portal.call('OpsPointsPerson', asked, { session: await portal.operator('admin') }));
    expect(seen).toMatchObject({ person: { balance: 1280 }, expiring: [{ points: 300 }], history: { total: 18 } });
    expect(await audited('points.view')).toMatchObject({ person_guid: guid });
    const nobody = { companyId: DEMO_COMPANY, personGuid: randomUUID() };
    expect(faultOf(await portal.call('OpsPointsPerson', nobody, { session: finance }))).toBe('recordUnknown');
  });

  it('are made for one person once, with a reason they read', async () => {
    const { guid, employeeNo } = employee('remote');
    const found = await portal.call(
      'OpsPointsFind',
      { companyId: DEMO_COMPANY, text: employeeNo },
      { session: finance },
    );
    expect(dataOf(found).people).toMatchObject([{ personGuid: guid, balance: 0 }]);
    const grant = {
      ...{ companyId: DEMO_COMPANY, personGuid: guid, points: 88, expiresOn: '2026-12-31' },
      ...{ reason: '体检延期补偿', reasonEn: 'For the delayed check-up' },
    };
    const headers = { 'idempotency-key': 'grant-once-88' };
    const answers = await Promise.all(
      [1, 2].map(() => portal.call('OpsPointsGrant', grant, { session: finance, headers })),
    );
    expect(answers.map((answer) => dataOf(answer).balance)).toEqual([88, 88]);
    expect(await leftOf(portal, guid)).toEqual([88]);
    expect(await audited('points.grant')).toEqual({ person_guid: guid, reason: '88 · 体检延期补偿' });
    const who = await portal.login('demo', 'remote');
    const own = await portal.call('MyPoints', { userGuid: guid }, { session: who });
    expect(dataOf(own).rows).toMatchObject([{ title: { zh: '体检延期补偿', en: 'For the delayed check-up' } }]);
  });

  // proves: points: much for one person takes two operators
  it('worth more than ¥10,000 wait for a second operator, and are the first one’s to take back', async () => {
    const personGuid = await somebody();
    const wish = { companyId: CROWD_COMPANY, personGuid, points: 10_001, reason: '年度大奖', expiresOn: '2026-12-31' };
    const ask = async () => dataOf(await portal.call('OpsPointsGrant', wish, { session: finance }));
    const asked = await ask();
    expect(asked).toEqual({ grantId: null, balance: 0, approvalId: expect.any(String) as string });
    expect(await leftOf(portal, personGuid)).toEqual([]);
    expect(faultOf(await portal.call('OpsPointsGrant', wish, { session: finance }))).toBe('approvalWaits');
    const waiting = dataOf(await portal.call('OpsApprovals', {}, { session: finance })).rows;
    expect(waiting).toMatchObject([{ approvalId: asked.approvalId, isOwn: true, mayDecide: false }]);
    expect(waiting[0]?.lines.map(({ zh }) => zh)).toEqual([
      expect.stringMatching(/^员工：.\*+/),
      '共 10001 积分，价值 ¥10001.00',
      '到期日 2026-12-31',
    ]);
    const back = { companyId: CROWD_COMPANY, approvalId: asked.approvalId ?? '', reason: '填错了' };
    expect(faultOf(await portal.call('OpsApprovalApprove', back, { session: finance }))).toBe('notAllowed');
    expect(dataOf(await portal.call('OpsApprovalDecline', back, { session: finance }))).toEqual({ state: 'withdrawn' });
    expect(faultOf(await portal.call('OpsApprovalDecline', back, { session: finance }))).toBe('approvalOver');
    const { approvalId } = await ask();
    await approve(portal, { companyId: CROWD_COMPANY, approvalId }, 'admin');
    expect(await leftOf(portal, personGuid)).toEqual([10_001]);
    expect(await audited('points.grant')).toEqual({ person_guid: personGuid, reason: '10001 · 年度大奖' });
    const { rows } = dataOf(await portal.call('OpsPointsGrants', { state: 'all' }, { session: finance }));
    expect(rows[0]).toMatchObject({ points: 10_001, grantedBy: finance.name });
    const most = { ...wish, points: 10_000 };
    const { session } = await newOperator(portal, 'finance');
    expect(dataOf(await portal.call('OpsPointsGrant', most, { session }))).toMatchObject({
      ...{ balance: 20_001, approvalId: null },
    });
  });

  it('are refused with a day that is over or far away, in both languages', async () => {
    const grant = { companyId: CROWD_COMPANY, personGuid: await somebody(), points: 5, reason: '测试发放' };
    for (const expiresOn of ['2026-06-09', '2037-01-01'])
      for (const language of LANGUAGES) {
        const answer = await portal.call('OpsPointsGrant', { ...grant, expiresOn }, { session: finance, language });
        expect(textOf(answer)).toBe(faultText('grantDays', language, { last: '2036-12-31' }));
      }
  });

  // proves: points: a grant that was taken back is not spent
  it('are taken back as far as they are left, and once', async () => {
    const guid = await somebody();
    const grantId = Number(await grantTo(portal, guid, { points: 40 }));
    expect(await spendOf(portal, guid, 15, 'before-reversal')).toBe('spent');
    expect(dataOf(await reverse(grantId)).points).toBe(25);
    expect(await leftOf(portal, guid)).toEqual([0]);
    for (const language of LANGUAGES)
      expect(textOf(await reverse(grantId, language))).toBe(faultText('grantUsedUp', language));
    expect(await audited('points.reverse')).toEqual({ person_guid: guid, reason: '发错了人' });
    // points a cancelled order gives back to it go the same way
    expect(await giveBack(portal, 'before-reversal')).toBe(true);
    expect(await spendOf(portal, guid, 1)).toBe('pointsShort');
    await expireAllPoints(portal.portal);
    expect(await leftOf(portal, guid)).toEqual([0]);
  });

  it('are finance’s work: an admin looks, others do not', async () => {
    const admin = await portal.operator('admin');
    const grant = {
      companyId: CROWD_COMPANY,
      personGuid: await somebody(),
      points: 5,
      reason: '测试发放',
      expiresOn: '2026-12-31',
    };
    expect(faultOf(await portal.call('OpsPointsGrant', grant, { session: admin }))).toBe('notAllowed');
    expect(faultOf(await portal.call('OpsPointsGrants', {}, { session: admin }))).toBe('answered');
    const support = await portal.operator('support');
    expect(faultOf(await portal.call('OpsPointsGrants', {}, { session: support }))).toBe('notAllowed');
  });

  it('leave a ledger that adds up', async () => {
    expect(await brokenInvariants(portal.portal.database)).toEqual([]);
  });
});
