import type { InCompany, Portal, Tx } from '../ctx.ts';
import { forgetKeys } from '../db/once.ts';
import { atDoor, PLATFORM_ID, transact } from '../db/transact.ts';
import { companyIds, eachAlone } from './repeat.ts';

export const SWEEP_EVERY_MS = 10 * 60_000;
/** Longer than any session (12 h) and any client's patience with a retry. */
const KEEP_MS = 24 * 3_600_000;

/** How a module throws out what has served its time. */
export interface Sweep {
  /** Of what belongs to no company yet: what ended before now. */
  atDoor?(db: Tx, now: Date): Promise<unknown>;
  /** Of one company, the platform included; `before`: a day ago. */
  inCompany?(ctx: InCompany, before: Date): Promise<unknown>;
}

/** Answered keys, and whatever the modules throw out. Safe on several nodes. */
export async function sweep(portal: Portal, sweeps: Sweep[]): Promise<void> {
  const now = portal.clock();
  const before = new Date(now.getTime() - KEEP_MS);
  await atDoor(portal.database, async (db) => {
    for (const each of sweeps) await each.atDoor?.(db, now);
  });
  await eachAlone([PLATFORM_ID, ...(await companyIds(portal))], (companyId) =>
    transact({ portal, company: { companyId } }, async (ctx) => {
      await forgetKeys(ctx, before);
      for (const each of sweeps) await each.inCompany?.(ctx, before);
    }),
  );
}
