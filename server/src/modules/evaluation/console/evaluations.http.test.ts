import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { bookOrder } from '../../../../test/ops-stage.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

it('what people say is read with the words of their tags, by stars, day and company', async () => {
  const session = await portal.operator('content');
  const list = async (payload: object) => dataOf(await portal.call('OpsEvaluations', payload, { session }));
  const before = await list({});
  const booked = await bookOrder(portal);
  await portal.portal.database.pool.query('UPDATE exam_order SET status = 30 WHERE order_id = $1', [booked.orderId]);
  const said = [
    { evaluateOptionId: 1, stars: 2 },
    { evaluateOptionId: 21 },
    { evaluateOptionId: 31, content: '等了很久' },
  ];
  dataOf(
    await portal.call(
      'SaveEvaluationInfo',
      { customerGuid: booked.member.guid, ExamOrderId: booked.orderId, CustomeEvaluations: said },
      { session: booked.member.token },
    ),
  );
  const all = await list({});
  expect(all.total).toBe(before.total + 1);
  expect(all.rows[0]).toMatchObject({
    orderNo: booked.orderNo,
    stars: 2,
    tags: [{ zh: '等候时间长', en: 'Long waits' }],
    words: '等了很久',
  });
  expect(all.counts['2']).toBe((before.counts['2'] ?? 0) + 1);
  expect(await list({ stars: 2, withWords: true, companyId: 100 })).toMatchObject({ total: 1 });
  expect((await list({ stars: 1 })).rows).toEqual([]);
  expect((await list({ to: '2020-01-01' })).averageStars).toBeNull();
  expect(all.averageStars === null, 'a mean of fewer than ten').toBe(all.total < 10);
  expect((await list({ stars: 2, withWords: true, companyId: 100 })).averageStars, 'a mean of so few').toBeNull();
  const { rows: lines } = await portal.portal.database.pool.query(
    `SELECT subject_id FROM audit WHERE action = 'evaluation.list' AND subject_id <> ''`,
  );
  expect(lines).toEqual([{ subject_id: '100' }, { subject_id: '100' }]);
  const finance = await portal.operator('finance');
  expect(faultOf(await portal.call('OpsEvaluations', {}, { session: finance }))).toBe('notAllowed');
});
