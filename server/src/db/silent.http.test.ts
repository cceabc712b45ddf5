import { afterEach, describe, expect, inject, it } from 'vitest';
import { faultOf, fromElsewhere } from '../../test/answers.ts';
import { portalOnWire } from '../../test/portal-on-wire.ts';
import type { Wire } from '../../test/postgres-wire.ts';
import type { TestPortal } from '../../test/portal.ts';
import { DEFAULT_LIMITS, type DatabaseLimits } from '../database-settings.ts';

/** The promise: so long after PostgreSQL can be reached again, on whatever connection, the portal works. */
const WITHIN_MS = 5_000;

describe.runIf(inject('engine').kind === 'postgres')('when PostgreSQL goes silent', () => {
  let portal: TestPortal;
  let wire: Wire;
  let stop: () => Promise<void> = async () => {};
  afterEach(() => stop());
  const captcha = async () => faultOf(await portal.call('GetCaptcha', {}, { headers: fromElsewhere() }));
  /** On many connections, so that one found silent must be the end of all. */
  const open = async (limits?: Partial<DatabaseLimits>) => {
    ({ portal, wire, stop } = await portalOnWire(limits));
    expect(await Promise.all(Array.from({ length: 20 }, captcha))).toEqual(Array(20).fill('answered'));
  };

  // proves: silent connection
  // proves: idle connections beside a silent one
  // proves: another connection after a lost one
  it('on the present connections: new ones take their part, and waiting callers are answered', async () => {
    await open();
    const session = await portal.login('demo', 'emp');
    wire.silence();
    const from = performance.now();
    const reading = portal.call('GetCompanyInfoById', { CompanyId: 100 }, { session });
    expect([faultOf(await reading), await captcha()]).toEqual(['answered', 'answered']);
    expect(performance.now() - from).toBeLessThan(WITHIN_MS);
    const then = performance.now();
    expect(await Promise.all(Array.from({ length: 20 }, captcha))).toEqual(Array(20).fill('answered'));
    // one was found silent: callers do not wait for the others to be found so too
    expect(performance.now() - then).toBeLessThan(DEFAULT_LIMITS.silenceMs);
    expect((await portal.fetch('/readyz')).status).toBe(200);
  });

  it('on every connection: calls and /readyz say so in time, and it works on when PostgreSQL is back', async () => {
    await open({ connectMs: 600, silenceMs: 500 });
    wire.silence(true);
    const ready = portal.fetch('/readyz');
    const busy = await portal.call('GetCaptcha', {}, { headers: fromElsewhere() });
    expect([busy.status, faultOf(busy)]).toEqual([503, 'systemBusy']);
    const said = await ready;
    expect([said.status, await said.json()]).toEqual([503, { status: 'database not reachable' }]);
    expect((await portal.fetch('/livez')).status).toBe(200);
    wire.speak();
    await expect.poll(captcha, { timeout: WITHIN_MS }).toBe('answered');
  });
});
