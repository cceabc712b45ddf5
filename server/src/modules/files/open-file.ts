import { openChunks } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Download } from '../../http/handlers.ts';
import { readFile, type FileOwner, type WhoseFile } from './queries.ts';
import { nameIn, sealedFile, type FileCtx } from './store-file.ts';

export const openOwnFile = (ctx: FileCtx, fileId: string, owner: FileOwner): Promise<Download> =>
  openFile(ctx, fileId, { owner });

/** For the module that claimed it, after it has looked who asks. */
export const openClaimedFile = (ctx: FileCtx, fileId: string, claimedBy: string): Promise<Download> =>
  openFile(ctx, fileId, { claimedBy });

export const ownsFile = async (ctx: FileCtx, fileId: string, owner: FileOwner): Promise<boolean> =>
  (await transact(ctx, (ctx) => readFile(ctx, fileId, { owner }))) !== undefined;

async function openFile({ portal, company }: FileCtx, fileId: string, whose: WhoseFile): Promise<Download> {
  const { row, key } = await transact({ portal, company }, async (ctx) => {
    const row = await readFile(ctx, fileId, whose);
    if (!row) throw new Fault('notYours');
    return { row, key: await ctx.portal.keyring.companyKey(ctx) };
  });
  const file = sealedFile(key, company.companyId, row.file_id);
  return {
    name: key.unseal(nameIn(row.file_id), row.name),
    mediaType: row.media_type,
    size: row.size,
    read: (range) => openChunks(file, row.size, (part) => portal.ports.storage.get(row.storage_key, part), range),
  };
}
