import { createHash } from 'node:crypto';
import { collect } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { checkContent } from './check-content.ts';
import { cleanName } from './names.ts';
import { countUpload, uploadsToday, type FileOwner } from './queries.ts';
import { storeFile, type FileCtx, type StoredFile } from './store-file.ts';
import { takeTurns } from './turns.ts';

/** reliability §3.4 */
export const MOST_PER_DAY = 20;

interface Limits {
  mostPerDay?: number;
  /** Of a PDF. */
  mostPages?: number;
}

const fewAtOnce = takeTurns(4);

/** Checks a file somebody sent and puts it into the store; `finishUpload` follows in the transaction that answers. */
export const storeUpload = (
  { portal, company }: FileCtx,
  owner: FileOwner,
  file: IncomingFile,
  { mostPerDay = MOST_PER_DAY, mostPages }: Limits = {},
): Promise<StoredFile> =>
  fewAtOnce(async () => {
    const ctx = { portal, company };
    // looked at first, since checking costs more; what counts is the counter
    const assertMore = (isAllowed: boolean): void => {
      if (!isAllowed) throw new Fault('filesPerDay', { most: mostPerDay });
    };
    assertMore((await transact(ctx, (ctx) => uploadsToday(ctx, owner))) < mostPerDay);
    const { bytes, kind, mediaType } = await checkContent(await collect(file.open()), file.accept, mostPages);
    const content = {
      name: cleanName(file.name, mediaType),
      kind,
      mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      read: () => inOnePiece(bytes),
    };
    return storeFile(ctx, owner, content, async (ctx) => assertMore(await countUpload(ctx, owner, mostPerDay)));
  });

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
