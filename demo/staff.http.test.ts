import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../server/test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../server/test/portal.ts';
import { STAFF_OF } from './fill-staff.ts';

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
