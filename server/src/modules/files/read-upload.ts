import type { IncomingFile } from '../../http/handlers.ts';
import type { FileOwner } from './queries.ts';
import type { FileCtx, StoredFile } from './store-file.ts';
import { checkUpload, storeContent, type UploadLimits } from './store-upload.ts';

export interface ReadUpload {
  /** As it may be stored; a sheet is CSV in UTF-8 with commas, whatever it was saved as. */
  bytes: Buffer;
  /** Puts just that into the store. */
  store(): Promise<StoredFile>;
}

/** A file that is looked into before it is stored; refuses kinds that were not asked for. */
export async function readUpload(
  ctx: FileCtx,
  owner: FileOwner,
  file: IncomingFile,
  limits: UploadLimits = {},
): Promise<ReadUpload> {
  const content = await checkUpload(ctx, owner, file, limits);
  return { bytes: content.bytes, store: () => storeContent(ctx, owner, file.name, content) };
}
