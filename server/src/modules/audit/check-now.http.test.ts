import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { ask } from '../../../test/new-day.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { fillChain, withoutTriggers } from './chain.fixture.ts';

const COMPANY = 100;
const ENTRIES = 50;

let portal: TestPortal;
let session: Awaited<ReturnType<TestPortal['operator']>>;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  session = await portal.operator('admin');
  const others = [
    `DELETE FROM audit WHERE company_id = ${COMPANY}`,
    `DELETE FROM audit_head WHERE company_id = ${COMPANY}`,
  ];
  await withoutTriggers(portal, others);
  await fillChain(portal, COMPANY, ENTRIES);
});
afterAll(() => portal.stop());

const press = () => portal.call('OpsAuditCheck', {}, { session });
const state = async () => dataOf(await portal.call('OpsAuditState', {}, { session }));
const entries = async () => (await ask(portal, 'SELECT seq FROM audit')).length;
const spoil = (reason: string, companyId: number) =>
  withoutTriggers(portal, [`UPDATE audit SET reason = '${reason}' WHERE company_id = ${companyId} AND seq = 7`]);

it('an administrator has the chains checked, and sees when and how many entries', async () => {
  expect(await state()).toEqual({ checkedAt: null, rows: 0, broken: [] });
  const before = await entries();
  expect(dataOf(await press())).toEqual({ isRunning: false });
  expect(await state()).toEqual({ checkedAt: expect.any(String) as string, rows: before, broken: [] });
  // the press is an entry itself
  expect(await entries()).toBe(before + 1);
});

// proves: a press checks the audit from its beginning
it('an entry changed after it was found whole is found by the next press, until it is as it was', async () => {
  const [entry] = await ask<{ reason: string }>(
    portal,
    `SELECT reason FROM audit WHERE company_id = ${COMPANY} AND seq = 7`,
  );
  dataOf(await press());
  expect((await state()).broken).toEqual([]);
  await spoil('nothing happened', COMPANY);
  dataOf(await press());
  const { broken } = await state();
  expect(broken).toMatchObject([{ company: { companyId: COMPANY }, seq: 7, kind: 'altered' }]);
  await spoil(entry?.reason ?? '', COMPANY);
  dataOf(await press());
  expect((await state()).broken).toEqual([]);
});

it('two at once are one check and two entries; other roles may not', async () => {
  const before = await entries();
  expect((await Promise.all([press(), press()])).map(faultOf)).toEqual(['answered', 'answered']);
  expect(await entries()).toBe(before + 2);
  expect(faultOf(await portal.call('OpsAuditCheck', {}, { session: await portal.operator('finance') }))).toBe(
    'notAllowed',
  );
});
