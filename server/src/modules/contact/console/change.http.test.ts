import { afterAll, beforeAll, expect, it } from 'vitest';
import { approve } from '../../../../test/approvals.ts';
import { confirmSessions } from '../../../../test/account-scenes.ts';
import { dataOf, faultOf, inCompany } from '../../../../test/answers.ts';
import { employee } from '../../../../test/points-world.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { everyRow } from '../../../../test/rows.ts';
import { sendAllDue } from '../../messages/jobs.ts';

const COMPANY = 100;
const reason = 'the number was lost, checked by telephone';
let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  who = await portal.login('demo', 'elder');
  await confirmSessions(portal, who);
});
afterAll(() => portal.stop());

const first = async () => ({ session: await portal.operator('admin') });
const ask = async (change: { phone?: string; email?: string; employeeNo?: string }) =>
  portal.call(
    'OpsContactChange',
    { companyId: COMPANY, employeeNo: employee('elder').employeeNo, reason, ...change },
    await first(),
  );
const ownPhone = async () =>
  dataOf(await portal.call('RevealPerson', { customerGuid: who.user.CustomerGuid }, { session: who })).phone;
async function sentTo(phone: string): Promise<string[]> {
  await sendAllDue(portal.portal);
  return (portal.portal.ports.sms.kept?.() ?? []).filter((sms) => sms.phone === phone).map(({ text }) => text);
}

it('a phone is changed when a second administrator approves; the old and the new number are told, and it is in the audit', async () => {
  const old = await ownPhone();
  const { approvalId } = dataOf(await ask({ phone: '19900006601', email: 'elder.new@demo.example' }));
  expect(await ownPhone()).toBe(old);
  const plain = Object.values(await everyRow(portal.portal.database.pool)).join();
  for (const secret of ['19900006601', 'elder.new@demo.example']) expect(plain).not.toContain(secret);
  const { rows } = dataOf(await portal.call('OpsApprovals', { companyId: COMPANY }, await first()));
  expect(rows[0]?.lines.map(({ zh }) => zh)).toEqual([
    expect.stringMatching(/^员工：.\*+/),
    '手机号改为 199****6601',
    expect.stringMatching(/^邮箱改为 .*\*.*@demo\.example$/),
  ]);
  const mine = { companyId: COMPANY, approvalId, reason };
  expect(faultOf(await portal.call('OpsApprovalApprove', mine, await first()))).toBe('approvalOwn');
  expect(await ownPhone()).toBe(old);
  expect(await approve(portal, { companyId: COMPANY, approvalId })).toBeNull();
  expect(await ownPhone()).toBe('19900006601');
  for (const number of [old, '19900006601'])
    expect(await sentTo(number)).toEqual([expect.stringContaining('您账号的手机号已改为199****6601')]);
  const audited = await inCompany(portal, COMPANY, (db) =>
    db.selectFrom('audit').select('reason').where('action', '=', 'contact.change').execute(),
  );
  expect(audited).toEqual([{ reason }]);
  const looks = dataOf(await portal.call('WhoLooked', { userGuid: who.user.CustomerGuid }, { session: who }));
  expect(looks.rows.map(({ what }) => what)).toContain('更改了您的手机号或邮箱');
});

it('nothing, an unknown employee, and a waiting request are refused; finance does not ask, customer service does', async () => {
  expect(faultOf(await ask({}))).toBe('badInput');
  expect(faultOf(await ask({ phone: '19900006602', employeeNo: 'nobody' }))).toBe('recordUnknown');
  expect(faultOf(await ask({ phone: '19900006602' }))).toBe('answered');
  expect(faultOf(await ask({ phone: '19900006603' }))).toBe('approvalWaits');
  const wish = { companyId: COMPANY, employeeNo: employee('elder').employeeNo, phone: '19900006604', reason };
  const finance = { session: await portal.operator('finance') };
  expect(faultOf(await portal.call('OpsContactChange', wish, finance))).toBe('notAllowed');
  const support = { session: await portal.operator('support') };
  expect(faultOf(await portal.call('OpsContactChange', wish, support))).toBe('approvalWaits');
});
