import { connect, createServer, type Server, type Socket } from 'node:net';
import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { faultOf } from '../../test/answers.ts';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { openDatabase } from '../db/open.ts';

describe('health', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  it('/livez says that the process answers, /readyz that it can work', async () => {
    for (const path of ['/livez', '/readyz', '/READYZ']) {
      const response = await portal.fetch(path);
      expect([path, response.status, await response.text()]).toEqual([path, 200, '{"status":"ok"}']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('/readyz is not ok on a database of another version', async () => {
    await portal.portal.database.pool.query(
      "INSERT INTO migration (id, name, checksum) VALUES (9999, '9999_future', 'x')",
    );
    const response = await portal.fetch('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { status: 'not migrated' }]);
    expect((await portal.fetch('/livez')).status).toBe(200);
    await portal.portal.database.pool.query('DELETE FROM migration WHERE id = 9999');
    expect((await portal.fetch('/readyz')).status).toBe(200);
  });
});

/** A wire to PostgreSQL that can be cut and mended. */
async function wireTo(target: URL): Promise<{ url: string; cut(): Promise<void>; mend(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    mend: () => listen(port),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

describe.runIf(inject('engine').kind === 'postgres')('when PostgreSQL is gone', () => {
  it('/readyz says so at once, calls are told to come again, and it works on when PostgreSQL is back', async () => {
    const real: TestDatabase = await freshDatabase();
    const handle = await real.open();
    const { connectionString = '' } = handle.pool.options as PoolConfig;
    await handle.close();
    const wire = await wireTo(new URL(connectionString));
    const portal = await startPortal({
      database: { open: () => openDatabase({ databaseUrl: wire.url, dataDir: '' }), drop: async () => {} },
    });
    const ready = async () => (await portal.fetch('/readyz')).status;
    expect(await ready()).toBe(200);

    await wire.cut();
    const started = performance.now();
    expect(await ready()).toBe(503);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect((await portal.fetch('/livez')).status).toBe(200);
    const busy = await portal.call('GetCaptcha', {});
    expect([busy.status, faultOf(busy)]).toEqual([503, 'systemBusy']);

    await wire.mend();
    await expect.poll(ready, { timeout: 5_000 }).toBe(200);
    expect(faultOf(await portal.call('GetCaptcha', {}))).toBe('answered');
    await portal.stop();
    await wire.cut();
    await real.drop();
  });
});
