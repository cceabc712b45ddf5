import type { Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { spool, spoolFolder } from '../../spool.ts';
import { cleanName } from './names.ts';
import { finishUpload, storeFile } from './store-file.ts';

export interface Result {
  companyId: number;
  ownerKind: 'person' | 'operator';
  ownerId: string;
  name: string;
  mediaType: string;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * Stores a file the portal has made for a person, such as an export; answers with its id. The maker claims it in its
 * own transaction, or it goes after a day.
 */
export async function storeResult(portal: Portal, result: Result): Promise<string> {
  const ctx = { portal, company: { companyId: result.companyId } };
  const { mediaType } = result;
  // a store wants to know how long a file is before it begins
  const whole = await spool(spoolFolder(portal.env), result.chunks);
  try {
    const content = {
      name: cleanName(result.name, mediaType),
      kind: 'result',
      mediaType,
      size: whole.size,
      sha256: Buffer.from(whole.sha256, 'hex'),
      read: whole.open,
    };
    const file = await storeFile(ctx, { kind: result.ownerKind, id: result.ownerId }, content);
    await transact(ctx, (ctx) => finishUpload(ctx, file));
    return file.fileId;
  } finally {
    await whole.close();
  }
}
