import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { faultOf } from '../../test/answers.ts';
import { portalOnWire } from '../../test/portal-on-wire.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { migrate } from '../db/migrate.ts';
import { loadMigrations, readMigration, type Migration } from '../db/migrations.ts';

describe('health', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  it('/livez says that the process answers, /readyz that it can work', async () => {
    for (const path of ['/livez', '/readyz', '/READYZ']) {
      const response = await portal.fetch(path);
      expect([path, response.status, await response.json()]).toMatchObject([path, 200, { status: 'ok' }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  // proves: an incompatible database is not ready
  it('/readyz stays ok after a newer node has migrated, and calls are answered, unless the migration is incompatible', async () => {
    const { pool, asOwner } = portal.portal.database;
    const migrateTo = (known: Migration[]) => asOwner((owner) => migrate(owner.pool, { known }));
    const ready = async () => {
      const response = await portal.fetch('/readyz');
      return [response.status, await response.json()];
    };
    const wider = readMigration('9001_wider.sql', 'ALTER TABLE person ADD COLUMN from_the_future int');
    const other = readMigration('9002_other.sql', '-- incompatible\nALTER TABLE person DROP COLUMN from_the_future');
    await portal.login('demo', 'emp');
    await migrateTo([...loadMigrations(), wider]);
    expect(await ready()).toEqual([200, { status: 'ok', clockDifferenceMs: expect.any(Number) }]);
    await portal.login('demo', 'emp');

    await migrateTo([...loadMigrations(), wider, other]);
    expect(await ready()).toEqual([503, { status: 'database is newer' }]);
    expect((await portal.fetch('/livez')).status).toBe(200);

    await pool.query('DELETE FROM migration WHERE id > 9000 OR id = (SELECT max(id) FROM migration WHERE id < 9000)');
    expect(await ready()).toEqual([503, { status: 'not migrated' }]);
  });
});

describe.runIf(inject('engine').kind === 'postgres')('the clock of PostgreSQL', () => {
  // proves: clock of the database
  it('may differ a little; beyond that the node is not ready and says by how much', async () => {
    let behindMs = 60_000;
    const portal = await startPortal({ jobs: false, machineClock: () => new Date(Date.now() - behindMs) });
    const ready = async () => {
      const response = await portal.fetch('/readyz');
      return { status: response.status, ...((await response.json()) as { clockDifferenceMs: number }) };
    };
    const far = await ready();
    expect(far).toMatchObject({ status: 'the clock differs from the one of the database' });
    expect(far.clockDifferenceMs).toBeGreaterThan(55_000);
    behindMs = 2_000;
    expect(await ready()).toMatchObject({ status: 'ok' });
    await portal.stop();
  });
});

describe.runIf(inject('engine').kind === 'postgres')('when PostgreSQL is gone', () => {
  it('/readyz says so at once, calls are told to come again, and it works on when PostgreSQL is back', async () => {
    const { portal, wire, stop } = await portalOnWire();
    const ready = async () => (await portal.fetch('/readyz')).status;
    expect(await ready()).toBe(200);

    await wire.cut();
    const started = performance.now();
    expect(await ready()).toBe(503);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect((await portal.fetch('/livez')).status).toBe(200);
    const busy = await portal.call('GetCaptcha', {});
    expect([busy.status, faultOf(busy), busy.headers.get('retry-after')]).toEqual([503, 'systemBusy', '2']);
    const page = await portal.fetch('/v2/hilton/login', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toMatch(/<meta http-equiv="refresh" content="5">[^]*系统繁忙[^]*The system is busy/);

    await wire.mend();
    await expect.poll(ready, { timeout: 5_000 }).toBe(200);
    expect(faultOf(await portal.call('GetCaptcha', {}))).toBe('answered');
    await stop();
  });
});
