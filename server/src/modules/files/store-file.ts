import { randomUUID } from 'node:crypto';
import type { InCompany, Portal } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { sealChunks, sealedSize, type SealedFile } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { storageKeyOf } from '../../ports/storage/port.ts';
import type { FileOwner } from './queries.ts';

/** The least a context must hold to reach a company's files; operators keep theirs in the platform. */
export interface FileCtx {
  portal: Portal;
  company: { companyId: number };
}

export interface StoredFile {
  fileId: string;
  name: string;
  size: number;
}

export interface FileContent {
  name: string;
  kind: string;
  mediaType: string;
  size: number;
  sha256: Buffer;
  read(): AsyncIterable<Uint8Array>;
}

/** Puts a file into the store, its row first: whatever goes wrong before `finishUpload`, the row tells the job what to remove. */
export async function storeFile(ctx: FileCtx, owner: FileOwner, content: FileContent): Promise<StoredFile> {
  const { portal, company } = ctx;
  const file = { fileId: randomUUID(), name: content.name, size: content.size };
  const key = await transact({ portal, company }, (ctx) => insertFile(ctx, owner, file.fileId, content));
  const sealed = sealChunks(sealedFile(key, company.companyId, file.fileId), content.read());
  await portal.ports.storage.put(storageKeyOf(company.companyId, file.fileId), sealed, sealedSize(file.size));
  return file;
}

async function insertFile(
  ctx: InCompany,
  owner: FileOwner,
  fileId: string,
  { name, kind, mediaType, size, sha256 }: FileContent,
): Promise<CompanyKey> {
  const { companyId } = ctx.company;
  const key = await ctx.portal.keyring.companyKey(ctx);
  await ctx.db
    .insertInto('file')
    .values({
      ...{ company_id: companyId, file_id: fileId, owner_kind: owner.kind, owner_id: owner.id },
      ...{ kind, media_type: mediaType, name: key.seal(nameIn(fileId), name), size, sha256 },
      ...{ storage_key: storageKeyOf(companyId, fileId), created_at: ctx.portal.clock() },
      ...{ stored_at: null, claimed_at: null, claimed_by: null, removing_at: null },
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
  key: (salt, keyNo) => key.fileKey(fileId, salt, keyNo),
});
