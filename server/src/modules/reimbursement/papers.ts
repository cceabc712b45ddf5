import type { Input, Reply } from '#contract/call';
import { MOST_CLAIM_FILES, type reimbursement as contract } from '#contract/calls/reimbursement';
import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { claimFile, dropFile, finishUpload, storeUpload } from '../files/index.ts';
import { claimMark, lockOwnClaim, ownClaim, paperRows } from './queries.ts';
import { assertEditable } from './rules.ts';

/** A paper goes to its claim in the transaction that makes it readable: a draft taken up elsewhere has all of them. */
export async function addPaper(
  ctx: EmployeeCtx,
  { reimId, kind }: Input<typeof contract.UploadClaimFile>,
  file: IncomingFile,
): Promise<Committed<Reply<typeof contract.UploadClaimFile>>> {
  // looked at first, since checking a file costs more; what counts is decided under the lock
  await transact(ctx, async (ctx) => assertEditable(await ownClaim(ctx, reimId)));
  const owner = { kind: 'person', id: ctx.session.personGuid } as const;
  const stored = await storeUpload(ctx, owner, file);
  return commitOnce(ctx, async (ctx) => {
    assertEditable(await lockOwnClaim(ctx, reimId));
    if ((await paperRows(ctx, reimId)).length >= MOST_CLAIM_FILES)
      throw new Fault('claimFilesFull', { most: MOST_CLAIM_FILES });
    const done = await finishUpload(ctx, stored);
    await claimFile(ctx, { fileId: stored.fileId, owner, claimedBy: claimMark(reimId) });
    await ctx.db
      .insertInto('claim_file')
      .values({
        company_id: ctx.company.companyId,
        claim_id: reimId,
        file_id: stored.fileId,
        kind,
        added_at: ctx.now(),
      })
      .execute();
    return done;
  });
}

export const removePaper = (
  ctx: EmployeeCtx,
  { reimId, fileId }: Input<typeof contract.RemoveClaimFile>,
): Promise<Committed<Reply<typeof contract.RemoveClaimFile>>> =>
  commitOnce(ctx, async (ctx) => {
    assertEditable(await lockOwnClaim(ctx, reimId));
    const { numDeletedRows } = await ctx.db
      .deleteFrom('claim_file')
      .where('company_id', '=', ctx.company.companyId)
      .where('claim_id', '=', reimId)
      .where('file_id', '=', fileId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Fault('notYours');
    await dropFile(ctx, { fileId, claimedBy: claimMark(reimId) });
    return { reimId };
  });
