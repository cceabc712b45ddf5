import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { appBrowser } from '../../../../test/app-browser.ts';
import { makeSeats, orderFor } from '../../../../test/seats.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
});
afterAll(() => portal.stop());

// proves: unbinding by support ends app sessions
it('support ends the binding of the booking person: the app no longer lets them in, and the audit knows why', async () => {
  const phone = appBrowser(portal);
  const who = await phone.bind('demo', 'emp');
  const desk = await portal.login('demo', 'emp');
  const seats = await makeSeats(portal.portal.database.pool, 2);
  const { CompanyId: companyId, CustomerGuid: userGuid, Id } = who.user;
  const placed = await portal.call('AddExamOrder', orderFor({ userGuid }, seats), { session: desk });
  const order = { companyId, orderId: dataOf(placed).orderId };
  const session = await portal.operator('support');
  const since = async () => dataOf(await portal.call('OpsOrderDetail', order, { session })).appBoundSince;
  expect(Date.parse((await since()) ?? '')).toBeLessThanOrEqual(portal.clock.now().getTime());

  const reason = '手机遗失';
  const finance = await portal.operator('finance');
  expect(faultOf(await portal.call('OpsOrderUnbindApp', { ...order, reason }, { session: finance }))).toBe(
    'notAllowed',
  );
  const elsewhere = { ...order, companyId: 430, reason };
  expect(faultOf(await portal.call('OpsOrderUnbindApp', elsewhere, { session }))).toBe('recordUnknown');
  expect(dataOf(await portal.call('OpsOrderUnbindApp', { ...order, reason }, { session }))).toEqual({ unbound: 1 });

  const isAlive = async (one: typeof desk) =>
    faultOf(await portal.call('GetCompanyInfoById', { CompanyId: companyId }, { session: one }));
  expect([await isAlive(who), await isAlive(desk)]).toEqual(['sessionExpired', 'answered']);
  expect(faultOf(await phone.enter('demo'))).toBe('wxUnknown');
  expect(await since()).toBeNull();
  expect(faultOf(await portal.call('OpsOrderUnbindApp', { ...order, reason }, { session }))).toBe('appNotBound');
  const { rows } = await portal.portal.database.pool.query(
    `SELECT actor_role, reason, person_guid FROM audit WHERE action = 'messaging.unbind' AND subject_id = $1`,
    [String(Id)],
  );
  expect(rows).toEqual([{ actor_role: 'support', reason, person_guid: userGuid }]);
});
