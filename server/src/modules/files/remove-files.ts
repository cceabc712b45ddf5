import { sql, type RawBuilder } from 'kysely';
import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { olderKeysOf } from '../../ports/storage/port.ts';

const MINUTE_MS = 60_000;
/** How long a file waits to be claimed. */
const UNCLAIMED_MS = 24 * 60 * MINUTE_MS;
/** Much longer than an upload can take: its sender is gone. */
const UNFINISHED_MS = 60 * MINUTE_MS;
/** After it another node tries again; removing a removed file is no mistake. */
const LEASE_MS = 10 * MINUTE_MS;
const BATCH = 100;

export function isDue(now: Date): RawBuilder<boolean> {
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  return sql`claimed_at IS NULL AND (
    removing_at IS NULL
      AND (created_at < ${ago(UNCLAIMED_MS)} OR (stored_at IS NULL AND created_at < ${ago(UNFINISHED_MS)}))
    OR removing_at < ${ago(LEASE_MS)})`;
}

/**
 * Removes files not claimed within a day, given up, or left unfinished by a crash. Marked first, so that they cannot be
 * claimed any more; then the bytes, then the row: a node that falls in between is followed by another.
 */
export async function removeOldFiles(portal: Portal, companyId: number): Promise<void> {
  const company = { portal, company: { companyId } };
  const now = portal.clock();
  const taken = await transact(company, async ({ db }) => {
    const { rows } = await sql<{ file_id: string; storage_key: string }>`
      UPDATE file SET removing_at = ${now}
      WHERE company_id = ${companyId} AND file_id IN (
        SELECT file_id FROM file WHERE company_id = ${companyId} AND ${isDue(now)}
        ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING file_id, storage_key`.execute(db);
    return rows;
  });
  const failures: unknown[] = [];
  for (const { file_id, storage_key } of taken) {
    try {
      for (const key of [storage_key, ...olderKeysOf(storage_key)]) await portal.ports.storage.remove(key);
      await transact(company, ({ db }) =>
        db
          .deleteFrom('file')
          .where('company_id', '=', companyId)
          .where('file_id', '=', file_id)
          .where('removing_at', 'is not', null)
          .execute(),
      );
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`);
}
