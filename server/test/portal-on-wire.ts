import type { PoolConfig } from 'pg';
import { DEFAULT_LIMITS, type DatabaseLimits } from '../src/database-settings.ts';
import { freshDatabase, openAsPortal } from './database.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { wireTo, type Wire } from './postgres-wire.ts';

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
    database: { open: () => openAsPortal(wire.url, { ...DEFAULT_LIMITS, ...limits }), drop: async () => {} },
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
