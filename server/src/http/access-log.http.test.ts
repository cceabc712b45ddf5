import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../../test/answers.ts';
import { keepLog, type LogLine } from '../../test/log.ts';
import { makeCrowd } from '../../test/crowd.ts';
import { holdSeat } from '../../test/paying.ts';
import { startPortal, type Answer, type TestPortal } from '../../test/portal.ts';
import { makeSeats } from '../../test/seats.ts';
import { DEMO_PASSWORD } from '../../../demo/password.ts';

const log = keepLog();
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { LOG_LEVEL: 'info', TRUST_PROXY: '1' }, logTo: log, jobs: false });
});
afterAll(() => portal.stop());
beforeEach(() => log.clear());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const lineOf = ({ headers }: Answer): LogLine | undefined =>
  log.lines().find(({ reqId }) => reqId === headers.get('x-request-id'));
const tryLogin = (user: string, password: string, address: string) =>
  portal.call('Login', { appType: 1, companyCode: 'demo', user, password }, from(address));

describe('the line of an answer', () => {
  // proves: address as a mark
  it('names the refusal, and who tried it from where by marks that stay the same', async () => {
    const first = lineOf(await tryLogin('emp', 'Wrong#2026', '198.51.100.7'));
    const again = lineOf(await tryLogin('emp', 'Wrong#2026', '198.51.100.7'));
    const other = lineOf(await tryLogin('nobody', 'Wrong#2026', '198.51.100.8'));
    expect(first).toMatchObject({ call: 'Login', fault: 'wrongCredentials', status: 200 });
    expect(first?.account).toMatch(/^[\w-]{12}$/);
    expect([again?.account, again?.address]).toEqual([first?.account, first?.address]);
    expect(other?.account).not.toBe(first?.account);
    expect(other?.address).not.toBe(first?.address);
    expect(log.text()).not.toMatch(/198\.51\.100|Wrong#2026|"emp"|nobody/);
  });

  it('knows a signed-in account by the same mark as a failed try at it', async () => {
    const failed = lineOf(await tryLogin('emp', 'Wrong#2026', '198.51.100.9'));
    const who = await portal.login('demo', 'emp', from('198.51.100.9'));
    const answer = await portal.call('GetCompanyInfoById', { CompanyId: who.user.CompanyId }, { session: who });
    expect(lineOf(answer)).toMatchObject({ account: failed?.account, call: 'GetCompanyInfoById' });
    expect(lineOf(answer)?.fault).toBeUndefined();
    expect(log.text()).not.toContain(who.token);
    expect(log.text()).not.toContain(DEMO_PASSWORD);
  });

  it('is there for requests that are no call, and for those Node’s parser refuses', async () => {
    await portal.fetch('/no/such/page', from('198.51.100.10'));
    await portal.fetch(`/livez?${'x'.repeat(20_000)}`);
    // without METRICS_TOKEN
    await portal.fetch('/metrics');
    expect(log.lines()).toMatchObject([
      { fault: 'notFound', status: 404 },
      { fault: 'tooLarge', status: 431 },
      { fault: 'notFound', status: 404 },
    ]);
  });
});

describe('W3C trace context', () => {
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const header = (traceparent: string) => ({ headers: { traceparent } });

  it('stands in the line, when it is one', async () => {
    const asked = { user: 'demo/' };
    const good = await portal.call('InspectionCompany', asked, header(`00-${TRACE}-00f067aa0ba902b7-01`));
    const bad = await portal.call('InspectionCompany', asked, header(`00-${TRACE}-0000000000000000-01","a":"b`));
    expect(lineOf(good)?.trace).toBe(TRACE);
    expect(lineOf(bad)).toBeDefined();
    expect(lineOf(bad)?.trace).toBeUndefined();
  });

  it('is handed on to the payment provider, with a step of its own', async () => {
    const seen: (string | undefined)[] = [];
    const [payer, other] = await makeCrowd(portal, 2);
    if (!payer || !other) throw new Error('nobody is there');
    const seats = await makeSeats(portal.portal.database.pool, 2);
    portal.app.server.prependListener('request', (request) => {
      if (request.url?.startsWith('/sim/')) seen.push(request.headers.traceparent as string | undefined);
    });
    const pay = async (member: typeof payer, options: object) => {
      const { orderNo } = await holdSeat(portal, member, seats);
      dataOf(await portal.call('QrWeixinPay', { out_trade_no: orderNo }, { session: member.token, ...options }));
    };
    await pay(payer, header(`00-${TRACE}-00f067aa0ba902b7-01`));
    expect(seen.length).toBeGreaterThan(0);
    for (const traceparent of seen)
      expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!00f067aa)[0-9a-f]{16}-01$`));
    seen.length = 0;
    await pay(other, {});
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([undefined]));
  });
});
