import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCrowd } from '../../test/crowd.ts';
import { holdSeat } from '../../test/paying.ts';
import { ledgerJobs } from '../modules/ledger/jobs.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { makeSeats } from '../../test/seats.ts';

const TOKEN = 'only-for-this-test-0123456789';
const ALARMS = fileURLToPath(new URL('../../../docs/running/alarms.md', import.meta.url));
const MINUTE_S = 60;
const BEHIND_MS = 7_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({
    env: { METRICS_TOKEN: TOKEN },
    jobs: false,
    machineClock: () => new Date(Date.now() - BEHIND_MS),
  });
});
afterAll(() => portal.stop());

const read = (authorization: string) => portal.fetch('/metrics', { headers: { authorization } });
const scrape = async (): Promise<string> => (await read(`Bearer ${TOKEN}`)).text();
/** The value of one sample. */
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length),
  );

describe('/metrics', () => {
  // proves: token of the metrics
  it('is for bearers of the token, and no others', async () => {
    for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`, TOKEN])
      expect((await read(wrong)).status).toBe(401);
    const { status, headers } = await read(`Bearer ${TOKEN}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  });

  it('has every number the alarms ask for', async () => {
    await portal.send('GetCompanyInfoById', { CompanyId: 1 });
    // set by jobs, which do not run here
    portal.portal.watch.counters.set('portal_invariants_broken', 0);
    portal.portal.watch.counters.job('a job', 1_000).succeeded(1);
    const text = await scrape();
    const told = new Set(text.match(/^[a-z_0-9]+(?=[{ ])/gm));
    const asked = readFileSync(ALARMS, 'utf8').match(/\b(portal|nodejs|process)_[a-z_0-9]+\b/g) ?? [];
    expect(asked.length).toBeGreaterThan(20);
    expect([...new Set(asked)].filter((name) => !told.has(name) && !told.has(`${name}_count`))).toEqual([]);
  });

  it('names jobs there are', () => {
    const named = [...readFileSync(ALARMS, 'utf8').matchAll(/job="([^"]+)"/g)].map(([, job]) => job);
    expect(named).not.toEqual([]);
    expect(ledgerJobs.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  });

  it('counts answers and refusals by call, and each answer once in its histogram', async () => {
    const count = async () => valueOf(await scrape(), 'portal_request_seconds_count{call="InspectionCompany"}') || 0;
    const before = await count();
    for (const user of ['demo/', 'nobody/', 'nobody/']) await portal.call('InspectionCompany', { user });
    const text = await scrape();
    expect((await count()) - before).toBe(3);
    expect(valueOf(text, 'portal_refusals_total{call="InspectionCompany",fault="companyUnknown"}')).toBe(2);
    expect(valueOf(text, 'portal_request_seconds_bucket{call="InspectionCompany",le="+Inf"}')).toBe(before + 3);
  });

  it('tells the holds and how long the oldest is over its time, and the difference of the clocks', async () => {
    const from = await scrape();
    const [member] = await makeCrowd(portal, 1);
    if (!member) throw new Error('nobody is there');
    await holdSeat(portal, member, await makeSeats(portal.portal.database.pool, 1));
    portal.clock.advance(60 * MINUTE_S * 1_000);
    const text = await scrape();
    expect(valueOf(text, 'portal_holds_open') - valueOf(from, 'portal_holds_open')).toBe(1);
    expect(valueOf(text, 'portal_holds_overdue_seconds')).toBeGreaterThan(20 * MINUTE_S);
    // the embedded engine reads the clock of this very process
    const ahead = portal.portal.database.engine === 'embedded' ? 0 : BEHIND_MS / 1_000;
    expect(valueOf(text, 'portal_database_clock_seconds')).toBeCloseTo(ahead, 0);
    expect(valueOf(text, 'portal_database_reachable')).toBe(1);
    // on PostgreSQL the tests put the administrator's connections in the place of the portal's
    if (portal.portal.database.engine === 'embedded')
      expect(valueOf(text, 'portal_pool_wait_seconds_count')).toBeGreaterThan(2);
  });

  it('answers, and says so, when the database does not', async () => {
    const { database } = portal.portal;
    const { borrow } = database;
    database.borrow = () => Promise.reject(new Error('gone'));
    const text = await scrape();
    database.borrow = borrow;
    expect(valueOf(text, 'portal_database_reachable')).toBe(0);
    expect(text).toContain('portal_holds_open Nan');
  });
});
