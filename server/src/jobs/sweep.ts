import type { Log, Portal } from '../ctx.ts';
import { atDoor, transact } from '../db/transact.ts';
import { forgetMessages } from '../modules/messages/index.ts';
import { forEachCompany, repeat } from './repeat.ts';

const EVERY_MS = 10 * 60_000;
/** Longer than any session (12 h) and any client's patience with a retry. */
const KEEP_MS = 24 * 3_600_000;

/** Throws out what has served its time: dead sessions, answered keys, old riddles and counters, old messages. Safe on several nodes. */
export const startSweeping = (portal: Portal, log: Log): (() => void) =>
  repeat('sweeping', EVERY_MS, log, () => sweep(portal));

export async function sweep(portal: Portal): Promise<void> {
  const now = portal.clock();
  const before = new Date(now.getTime() - KEEP_MS);
  await atDoor(portal.database, async (db) => {
    await db.deleteFrom('captcha').where('expires_at', '<', now).execute();
    await db.deleteFrom('login_try').where('window_ends', '<', now).execute();
  });
  await forEachCompany(portal, (companyId) =>
    transact({ portal, company: { companyId } }, async (ctx) => {
      const { db } = ctx;
      await db.deleteFrom('session').where('company_id', '=', companyId).where('created_at', '<', before).execute();
      await db.deleteFrom('idempotency').where('company_id', '=', companyId).where('created_at', '<', before).execute();
      await forgetMessages(ctx);
    }),
  );
}
