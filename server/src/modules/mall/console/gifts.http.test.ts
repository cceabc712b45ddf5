import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
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
