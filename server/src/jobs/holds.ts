import type { FastifyBaseLogger } from 'fastify';
import type { Portal } from '../ctx.ts';
import { atDoor } from '../db/transact.ts';
import { expireHolds } from '../modules/orders/index.ts';

const EVERY_MS = 15_000;

/** Frees seats whose holds have run out; every node may do it, none does it twice. */
export function startExpiringHolds(portal: Portal, log: FastifyBaseLogger): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    expireAllHolds(portal)
      .catch((error: unknown) => log.error({ err: error }, 'expiring holds failed'))
      .finally(() => (running = false));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function expireAllHolds(portal: Portal): Promise<void> {
  const companies = await atDoor(portal.database, (db) =>
    db.selectFrom('company_code').select('company_id').distinct().execute(),
  );
  for (const { company_id: companyId } of companies) {
    while ((await expireHolds(portal, companyId)) > 0);
  }
}
