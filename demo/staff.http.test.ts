import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLAIM_QUEUES } from '#contract/values/ops/claims';
import { dataOf } from '../server/test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../server/test/portal.ts';
import { STAFF_OF } from './fill-staff.ts';

const STAFF_COMPANY = 660;

let portal: TestPortal;
let hr: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  hr = await portal.login(STAFF_OF, 'hr');
});
afterAll(() => portal.stop());

it('the HR of a company of two hundred sees how far each department is', async () => {
  const seen = dataOf(await portal.call('HrDashboard', {}, { session: hr }));
  expect(seen.due).toBeGreaterThanOrEqual(200);
  expect(seen.booked / seen.due).toBeGreaterThan(0.4);
  expect(seen.reported).toBeGreaterThan(80);
  expect(seen.departments.map(({ name }) => name)).toEqual(['审计部', '税务部', '咨询部', '']);
  expect(new Set(seen.departments.map(({ due, booked }) => Math.round((20 * booked) / due))).size).toBeGreaterThan(2);
  expect(seen.days.some(({ count }) => count > 0)).toBe(true);
  expect(seen.weeks.length).toBeGreaterThan(5);
});

it('group health says something of several kinds of tests, and of departments', async () => {
  const { groups, years } = dataOf(await portal.call('HrHealth', {}, { session: hr }));
  expect(years.length).toBeGreaterThan(0);
  const told = groups.flatMap(({ company }) => (company ? [company] : []));
  expect(told.length).toBeGreaterThanOrEqual(4);
  expect(told.every(({ people }) => people >= 100)).toBe(true);
  expect(new Set(told.map(({ percent }) => percent)).size).toBeGreaterThan(2);
  expect(Math.max(...groups.map(({ departments }) => departments.length))).toBeGreaterThanOrEqual(3);
});

it('some of them are booked for the coming weeks, each on a seat of its own', async () => {
  const { total, rows } = dataOf(await portal.call('HrPeople', { state: 'booked' }, { session: hr }));
  expect(total).toBeGreaterThanOrEqual(10);
  expect(rows.length).toBeGreaterThan(0);
  const { rows: coming } = await portal.portal.database.pool.query<{ day: string; booked: number; live: number }>(
    `SELECT s.day::text, s.booked, count(o.order_id)::int AS live
     FROM segment s JOIN exam_order o USING (segment_id) WHERE o.company_id = $1 AND o.status = 20 GROUP BY s.segment_id`,
    [STAFF_COMPANY],
  );
  expect(coming.length).toBe(total);
  for (const { day, booked, live } of coming) {
    expect(day > '2026-06-10').toBe(true);
    expect(booked).toBe(live);
  }
});

it('some of them have claims, in every queue a reviewer has', async () => {
  const session = await portal.operator('finance');
  for (const queue of CLAIM_QUEUES) {
    const asked = { companyId: STAFF_COMPANY, queue };
    expect(dataOf(await portal.call('OpsClaims', asked, { session })).total, queue).toBeGreaterThan(0);
  }
});
