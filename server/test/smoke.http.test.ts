import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPortal, type TestPortal } from './portal.ts';

describe('the portal as a test starts it', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  it('runs on the engine of its project', () => {
    expect(portal.portal.database.engine).toBe(inject('engine').kind);
  });

  it('lets an employee of the demo world in', async () => {
    const { token, user } = await portal.login('demo', 'emp');
    expect(user.CompanyCode).toBe('demo');
    const info = await portal.call('GetCompanyInfoById', { CompanyId: user.CompanyId }, { session: token });
    expect(info.decoded).toMatchObject({ ok: true, data: { CompanyCode: 'demo' } });
  });

  it('binds a browser’s session to its cookie', async () => {
    const browser = await portal.login('demo', 'emp', { browser: true });
    const ask = (session: typeof browser | string) =>
      portal.call('GetCompanyInfoById', { CompanyId: browser.user.CompanyId }, { session });
    expect((await ask(browser)).decoded).toMatchObject({ ok: true });
    expect((await ask(browser.token)).decoded).toMatchObject({ ok: false, code: -2 });
  });

  it('refuses a call without a session', async () => {
    const answer = await portal.call('CanBookingOrdering', { companyId: 1 });
    expect(answer.status).toBe(200);
    expect(answer.decoded).toMatchObject({ ok: false, code: -2 });
  });

  it('ends an idle session without anybody waiting for it', async () => {
    const { token, user } = await portal.login('demo', 'emp');
    portal.clock.advance(31 * 60_000);
    const answer = await portal.call('CanBookingOrdering', { companyId: user.CompanyId }, { session: token });
    expect(answer.decoded).toMatchObject({ ok: false, code: -2 });
  });
});
