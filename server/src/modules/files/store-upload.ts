import { createHash, randomUUID } from 'node:crypto';
import type { InCompany, Portal } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { collect, sealChunks, sealedSize, type SealedFile } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { storageKeyOf } from '../../ports/storage/port.ts';
import { checkContent, type Content } from './check-content.ts';
import { cleanName } from './names.ts';
import { countUpload, uploadsToday, type FileOwner } from './queries.ts';
import { takeTurns } from './turns.ts';

/** reliability §3.4 */
export const MOST_PER_DAY = 20;

/** The least a door's context must hold to store a file; operators store theirs in the house. */
export interface FileCtx {
  portal: Portal;
  company: { companyId: number };
}

export interface StoredFile {
  fileId: string;
  name: string;
  size: number;
}

const fewAtOnce = takeTurns(4);

/**
 * Checks a file and puts it into the store. The row comes first and is finished by `finishUpload`, in the transaction that
 * answers: whatever goes wrong in between, the row tells the job what to remove.
 */
export const storeUpload = (ctx: FileCtx, owner: FileOwner, file: IncomingFile): Promise<StoredFile> =>
  fewAtOnce(async () => {
    const used = await transact({ portal: ctx.portal, company: ctx.company }, (ctx) => uploadsToday(ctx, owner));
    if (used >= MOST_PER_DAY) throw new Fault('filesPerDay', { most: MOST_PER_DAY });
    const content = await checkContent(await collect(file.open()), file.accept);
    const stored = { fileId: randomUUID(), name: cleanName(file.name, content.mediaType), size: content.bytes.length };
    const key = await transact({ portal: ctx.portal, company: ctx.company }, (ctx) =>
      insertFile(ctx, owner, stored, content),
    );
    const { companyId } = ctx.company;
    const sealed = sealChunks(sealedFile(key, companyId, stored.fileId), inOnePiece(content.bytes));
    await ctx.portal.ports.storage.put(storageKeyOf(companyId, stored.fileId), sealed, sealedSize(stored.size));
    return stored;
  });

async function insertFile(ctx: InCompany, owner: FileOwner, file: StoredFile, content: Content): Promise<CompanyKey> {
  if (!(await countUpload(ctx, owner, MOST_PER_DAY))) throw new Fault('filesPerDay', { most: MOST_PER_DAY });
  const { companyId } = ctx.company;
  const key = await ctx.portal.keyring.companyKey(ctx);
  await ctx.db
    .insertInto('file')
    .values({
      company_id: companyId,
      file_id: file.fileId,
      owner_kind: owner.kind,
      owner_id: owner.id,
      kind: content.kind,
      media_type: content.mediaType,
      name: key.seal(nameIn(file.fileId), file.name),
      size: file.size,
      sha256: createHash('sha256').update(content.bytes).digest(),
      storage_key: storageKeyOf(companyId, file.fileId),
      created_at: ctx.portal.clock(),
      stored_at: null,
      claimed_at: null,
      claimed_by: null,
      removing_at: null,
    })
    .execute();
  return key;
}

/** Makes a stored file one that can be claimed and read. */
export async function finishUpload(ctx: InCompany, file: StoredFile): Promise<StoredFile> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('file')
    .set({ stored_at: ctx.portal.clock() })
    .where('company_id', '=', ctx.company.companyId)
    .where('file_id', '=', file.fileId)
    .where('removing_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Fault('uploadBroken');
  return file;
}

export const nameIn = (fileId: string) => ({ table: 'file', column: 'name', row: fileId });

export const sealedFile = (key: CompanyKey, companyId: number, fileId: string): SealedFile => ({
  companyId,
  fileId,
  key: (salt) => key.fileKey(fileId, salt),
});

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
