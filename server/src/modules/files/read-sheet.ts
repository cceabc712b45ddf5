import type { IncomingFile } from '../../http/handlers.ts';
import type { FileOwner } from './queries.ts';
import type { FileCtx, StoredFile } from './store-file.ts';
import { checkUpload, storeContent, type UploadLimits } from './store-upload.ts';

export interface ReadSheet {
  /** As CSV in UTF-8 with commas, whatever it was saved as. */
  csv: Buffer;
  /** Puts that text into the store: it is then read without being looked at twice. */
  store(): Promise<StoredFile>;
}

/** A spreadsheet somebody sent in; refuses what is none. */
export async function readSheet(
  ctx: FileCtx,
  owner: FileOwner,
  file: IncomingFile,
  limits: UploadLimits = {},
): Promise<ReadSheet> {
  const content = await checkUpload(ctx, owner, file, limits);
  return { csv: content.bytes, store: () => storeContent(ctx, owner, file.name, content) };
}
