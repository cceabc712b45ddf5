import type { Log, Portal } from '../ctx.ts';
import { atDoor } from '../db/transact.ts';

/** Does something again and again, never twice at a time; a failure is logged and tried again at the next turn. */
export function repeat(
  what: string,
  everyMs: number,
  log: Log,
  work: (isStopping: () => boolean) => Promise<unknown>,
  counts?: { succeeded(ms: number): void; failed(ms: number): void },
): () => void {
  let running = false;
  let stopping = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    const from = performance.now();
    work(() => stopping)
      .then(() => counts?.succeeded(performance.now() - from))
      .catch((error: unknown) => {
        // work that the stop of this node cuts short is done by another one, or at the next start
        if (stopping) return log.warn({ job: what, err: error }, `${what} was cut short`);
        counts?.failed(performance.now() - from);
        log.error({ job: what, err: error }, `${what} failed`);
      })
      .finally(() => (running = false));
  }, everyMs);
  timer.unref();
  return () => {
    stopping = true;
    clearInterval(timer);
  };
}

/** Background work loops over companies, each in its own rows. */
export const forEachCompany = async (portal: Portal, work: (companyId: number) => Promise<unknown>): Promise<void> =>
  eachAlone(await companyIds(portal), work);

export async function companyIds(portal: Portal): Promise<number[]> {
  const companies = await atDoor(portal.database, (db) =>
    db.selectFrom('company_code').select('company_id').distinct().execute(),
  );
  return companies.map(({ company_id }) => company_id);
}

/** A failure for one company holds up no other. */
export async function eachAlone(companies: number[], work: (companyId: number) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const companyId of companies) await work(companyId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `failed for ${failures.length} of ${companies.length} companies`);
}
