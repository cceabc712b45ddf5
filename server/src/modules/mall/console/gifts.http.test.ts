import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve } from '../../../../test/approvals.ts';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { DAY } from '../../../../test/clock.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { newOperator, signInOperator, type SignedInOperator } from '../../../../test/operators.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let finance: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  finance = await portal.operator('finance');
});
afterAll(() => portal.stop());

const reason = '端午福利';
const gift = {
  ...{ name: { zh: '端午福利金', en: 'Festival benefit' }, amountFen: 20_000, reference: '2026-duanwu' },
  ...{ validFrom: '2026-06-01', validTo: '2026-12-31' },
};
const give = (change: object = {}, sheet = 'hr,许静怡\nnobody\nteen', session = finance) =>
  portal.call(
    'OpsMallGiftGive',
    { companyId: CROWD_COMPANY, gift: { ...gift, ...change }, sheet, reason },
    { session },
  );
const given = async (reference: string) =>
  (
    await portal.portal.database.pool.query<{ amount_fen: number; left_fen: number }>(
      `SELECT amount_fen, left_fen FROM mall_gift WHERE company_id = $1 AND reference LIKE $2 || '/%'`,
      [CROWD_COMPANY, reference],
    )
  ).rows;

describe('money of the company’s', () => {
  // proves: mall console: one gift a person and reference
  it('is given to everybody of a sheet, once under one reference', async () => {
    const { taskId } = dataOf(await give());
    await runTasks(portal);
    const twice = Array.from({ length: 2 }, () => ({ amount_fen: 20_000, left_fen: 20_000 }));
    expect(await given('2026-duanwu')).toEqual(twice);
    const first = dataOf(await portal.call('OpsTask', { taskId }, { session: finance }));
    expect([first.task.state, first.errors.total]).toEqual(['done', 1]);

    const again = dataOf(await give({ amountFen: 99_900 }));
    await runTasks(portal);
    expect(await given('2026-duanwu')).toEqual(twice);
    const second = dataOf(await portal.call('OpsTask', { taskId: again.taskId }, { session: finance }));
    expect(second.errors.rows.map(({ message }) => message.zh)).toContain('此活动编号下已发放过');
    expect(second.errors.total).toBe(3);
  });

  // proves: mall console: gifts to many take two operators
  it.each([
    ['more than a hundred', { amountFen: 100 }, 101],
    ['worth more than ¥10,000', { amountFen: 500_001 }, 2],
  ] as const)('%s waits for a second operator, who alone lets it be given', async (reference, change, count) => {
    const occasion = `large-${count}`;
    const sheet = ['hr', 'teen', ...Array.from({ length: count - 2 }, (_, at) => `nobody${at}`)].join('\n');
    const { session } = await newOperator(portal, 'finance');
    const asked = dataOf(await give({ ...change, reference: occasion }, sheet, session));
    expect(asked, reference).toEqual({ taskId: '', approvalId: expect.any(String) as string });
    await runTasks(portal);
    expect(await given(occasion)).toEqual([]);
    expect(faultOf(await give({ ...change, reference: occasion }, sheet, session))).toBe('approvalWaits');
    const { rows } = dataOf(await portal.call('OpsApprovals', {}, { session }));
    expect(rows[0]?.lines.map(({ zh }) => zh).join()).toContain(`「端午福利金」${count} 人`);
    const said = { companyId: CROWD_COMPANY, approvalId: asked.approvalId ?? '' };
    expect(faultOf(await portal.call('OpsApprovalApprove', { ...said, reason }, { session }))).not.toBe('answered');
    await approve(portal, said, 'admin');
    await runTasks(portal);
    expect(await given(occasion)).toHaveLength(2);
  });

  it('counts with the points of one day, and no longer than that', async () => {
    const { session, ...account } = await newOperator(portal, 'finance');
    const [{ guid }] = (await makeCrowd(portal, 1)) as [Member];
    const points = {
      companyId: CROWD_COMPANY,
      personGuid: guid,
      points: 9_900,
      reason: '年度奖励',
      expiresOn: '2026-12-31',
    };
    expect(dataOf(await portal.call('OpsPointsGrant', points, { session })).approvalId).toBeNull();
    const part = async (reference: string, who = session) =>
      dataOf(await give({ reference, amountFen: 20_000 }, 'hr', who)).approvalId;
    expect(await part('after-points')).not.toBeNull();
    portal.clock.advance(DAY);
    finance = await portal.operator('finance');
    expect(await part('a-day-later', await signInOperator(portal, account))).toBeNull();
    await runTasks(portal);
  });

  // proves: mall console: reading gifts is audited
  it('is listed masked, by company and state, and looking is audited', async () => {
    dataOf(await give({ reference: 'later', validFrom: '2026-10-01' }, 'hr'));
    await runTasks(portal);
    const list = async (payload: object) => dataOf(await portal.call('OpsMallGifts', payload, { session: finance }));
    const upcoming = await list({ state: 'upcoming', companyId: CROWD_COMPANY });
    expect(upcoming.rows.find(({ reference }) => reference === 'later')).toMatchObject({
      ...{ amountFen: 20_000, leftFen: 20_000, state: 'upcoming', person: { name: '许**' } },
    });
    expect((await list({ state: 'usable' })).rows.map(({ reference }) => reference)).not.toContain('later');
    expect((await list({ companyId: 591 })).rows.map(({ reference }) => reference)).not.toContain('later');
    const { rows } = await portal.portal.database.pool.query(`SELECT FROM audit WHERE action = 'mallGift.list'`);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const lines = await portal.portal.database.pool.query<{ reason: string }>(
      `SELECT reason FROM audit WHERE action = 'mallGift.give' AND company_id = $1`,
      [CROWD_COMPANY],
    );
    expect(lines.rows.at(-1)).toEqual({ reason });
  });

  it('is refused to others, without people, and with days that are over or no amount', async () => {
    for (const role of ['support', 'content'] as const) {
      const session = await portal.operator(role);
      expect(faultOf(await give({}, 'hr', session))).toBe('notAllowed');
      expect(faultOf(await portal.call('OpsMallGifts', {}, { session }))).toBe('notAllowed');
    }
    expect(faultOf(await give({}, '账号\n'))).toBe('cardRowsBad');
    expect(faultOf(await give({ validFrom: '2026-01-01', validTo: '2026-06-01' }))).toBe('cardDays');
    expect(faultOf(await give({ validTo: '2026-05-31' }))).toBe('cardDays');
    expect(faultOf(await give({ amountFen: 0 }))).toBe('badInput');
    expect(faultOf(await give({ reference: 'a/b' }))).toBe('badInput');
    expect(faultOf(await give({ name: { zh: '福利', en: '' } }))).toBe('badInput');
  });
});
