import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import type { FileOwner } from './queries.ts';

/**
 * Binds a file to what uses it (`claim:17`), in that transaction, so that it stays. Only its owner's, and only once: a file
 * that another thing uses, or that is being removed, is as good as gone.
 */
export async function claimFile(
  { db, company, portal }: InCompany,
  file: { fileId: string; owner: FileOwner; claimedBy: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ claimed_at: portal.clock(), claimed_by: file.claimedBy })
    .where('company_id', '=', company.companyId)
    .where('file_id', '=', file.fileId)
    .where('owner_kind', '=', file.owner.kind)
    .where('owner_id', '=', file.owner.id)
    .where('stored_at', 'is not', null)
    // guard: file claimed once
    .where('claimed_at', 'is', null)
    // guard: file claimed while it is removed
    .where('removing_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Fault('fileGone');
}

/** The user of the file needs it no longer: the job removes it. */
export async function dropFile(
  { db, company, portal }: InCompany,
  { fileId, claimedBy }: { fileId: string; claimedBy: string },
): Promise<void> {
  await db
    .updateTable('file')
    .set({ claimed_at: null, claimed_by: null, removing_at: portal.clock() })
    .where('company_id', '=', company.companyId)
    .where('file_id', '=', fileId)
    .where('claimed_by', '=', claimedBy)
    .execute();
}
