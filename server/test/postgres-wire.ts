import { connect, createServer, type Socket } from 'node:net';
import type { PoolConfig } from 'pg';
import type { DatabaseLimits } from '../src/database-settings.ts';
import { freshDatabase, openAsPortal } from './database.ts';
import { startPortal, type TestPortal } from './portal.ts';

/** A wire to PostgreSQL that can be cut and mended, or go silent: it then takes what is sent and passes nothing on. */
export interface Wire {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Of the connections there are, and with `newToo` of those still to come. */
  silence(newToo?: boolean): void;
  speak(): void;
}

export async function wireTo(target: URL): Promise<Wire> {
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const join = ([near, far]: [Socket, Socket]): void => void near.pipe(far).pipe(near);
  const part = ([near, far]: [Socket, Socket]): void => {
    near.unpipe(far).resume();
    far.unpipe(near).resume();
  };
  const server = createServer((near) => {
    const pair: [Socket, Socket] = [near, connect(Number(target.port), target.hostname)];
    pairs.add(pair);
    for (const socket of pair)
      socket
        .on('error', () => {})
        .on('close', () => {
          for (const each of pair) each.destroy();
          pairs.delete(pair);
        });
    (isSilent ? part : join)(pair);
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
        for (const pair of pairs) pair[0].destroy();
      }),
    silence: (newToo = false) => {
      isSilent = newToo;
      for (const pair of pairs) part(pair);
    },
    // what was sent meanwhile is lost, as with a firewall that has forgotten the connection
    speak: () => void (isSilent = false),
  };
}

/** A portal whose PostgreSQL is at the other end of such a wire. */
export async function portalOnWire(
  limits: Partial<DatabaseLimits> = {},
): Promise<{ portal: TestPortal; wire: Wire; stop(): Promise<void> }> {
  const real = await freshDatabase();
  const handle = await real.open();
  const { connectionString = '' } = handle.pool.options as PoolConfig;
  await handle.close();
  const wire = await wireTo(new URL(connectionString));
  const portal = await startPortal({
    database: { open: () => openAsPortal(wire.url, limits), drop: async () => {} },
    jobs: false,
  });
  return {
    portal,
    wire,
    stop: async () => {
      await portal.stop();
      await wire.cut();
      await real.drop();
    },
  };
}
