import type { Portal } from '../../ctx.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import type { Job } from '../../jobs/start.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { addUses, forgetUses } from './queries.ts';

/** The most a kill takes along. */
const WRITE_EVERY_MS = 5_000;

/** Every node writes its own; nothing waits for it, and no call to a port is ever inside a transaction. */
export async function writeUses(portal: Portal): Promise<void> {
  const uses = portal.watch.connections.take();
  if (uses.length === 0) return;
  try {
    await transact({ portal, company: { companyId: PLATFORM_ID } }, (ctx) => addUses(ctx, uses));
  } catch (error) {
    // guard: connections: uses that could not be written
    portal.watch.connections.putBack(uses);
    throw error;
  }
}

export const connectionJobs: Job[] = [
  { name: 'writing how connections are used', everyMs: WRITE_EVERY_MS, work: writeUses },
];

export const connectionSweep: Sweep = {
  inCompany: async (ctx) => {
    if (ctx.company.companyId === PLATFORM_ID) await forgetUses(ctx);
  },
};
