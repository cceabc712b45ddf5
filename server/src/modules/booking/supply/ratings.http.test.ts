import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../../test/answers.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { bookOrder } from '../../../../test/ops-stage.ts';
import { CENTER } from '../../../../../demo/supply/centers.ts';
import { FREE_SET } from '../../../../test/seats.ts';
import { atDoor } from '../../../db/transact.ts';

/** How a centre is rated is what people said of it, in whichever company they are. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

// proves: centres: no rating by fewer than ten
it('a centre has the mean of all stars it was given and their number from ten on; with fewer it tells neither', async () => {
  const { pool } = portal.portal.database;
  const booked = await bookOrder(portal);
  await pool.query('UPDATE exam_order SET status = 30 WHERE order_id = $1', [booked.orderId]);
  const rate = { customerGuid: booked.member.guid, ExamOrderId: booked.orderId };
  const CustomeEvaluations = [{ evaluateOptionId: 1, stars: 1 }];
  const before = await given(booked.seats.centerId);
  expect(before.evaluations).toBeGreaterThanOrEqual(10);
  const others = await twoOthers(booked.seats.centerId);
  dataOf(await portal.call('SaveEvaluationInfo', { ...rate, CustomeEvaluations }, { session: booked.member.token }));

  const who = await portal.login('hilton', 'emp');
  const asked = { customerGuid: who.user.CustomerGuid, examSetId: FREE_SET, cityId: 310100 };
  const { centersData } = dataOf(await portal.call('ExamCenterByCityExamset', asked, { session: who }));
  const of = (id: number) => centersData.find((center) => center.id === id);
  expect(of(booked.seats.centerId)).toMatchObject(await given(booked.seats.centerId));
  expect(of(booked.seats.centerId)?.evaluations).toBe(before.evaluations + 1);
  expect(of(CENTER.longhua)).toMatchObject({ rating: 0, evaluations: 0 });
  const detail = await portal.call('ExamCenterDetail', { centerId: booked.seats.centerId }, { session: who });
  expect(dataOf(detail)).toMatchObject(await given(booked.seats.centerId));
  for (const [at, id] of others.entries()) {
    const detail = dataOf(await portal.call('ExamCenterDetail', { centerId: id }, { session: who }));
    const told = at === 0 ? await given(id) : { rating: 0, evaluations: 0 };
    expect(detail, `${10 - at} evaluations`).toMatchObject(told);
  }
});

it('counting them shows no company, order or words', async () => {
  for (const column of ['company_id', 'order_id', 'said', 'created_at']) {
    const look = atDoor(portal.portal.database, (db) =>
      db
        .selectFrom('evaluation')
        .select(column as 'said')
        .execute(),
    );
    await expect(look, column).rejects.toMatchObject({ code: '42501' });
  }
});

/** Counted here without the portal. */
async function given(centerId: number): Promise<{ rating: number; evaluations: number }> {
  const { rows } = await portal.portal.database.pool.query<{ stars: number }>(
    'SELECT stars FROM evaluation WHERE center_id = $1',
    [centerId],
  );
  const sum = rows.reduce((total, { stars }) => total + stars, 0);
  return { rating: Math.round((sum / rows.length) * 10) / 10, evaluations: rows.length };
}

/** Two other centres, left with ten and with nine evaluations. */
async function twoOthers(centerId: number): Promise<number[]> {
  const { pool } = portal.portal.database;
  const { rows } = await pool.query<{ center_id: number }>(
    `SELECT center_id FROM evaluation WHERE center_id <> $1 GROUP BY 1 HAVING count(*) > 10 ORDER BY 1 LIMIT 2`,
    [centerId],
  );
  const ids = rows.map(({ center_id }) => center_id);
  for (const [at, id] of ids.entries())
    await pool.query(
      `DELETE FROM evaluation WHERE center_id = $1 AND order_id NOT IN
        (SELECT order_id FROM evaluation WHERE center_id = $1 ORDER BY order_id LIMIT $2)`,
      [id, 10 - at],
    );
  return ids;
}
