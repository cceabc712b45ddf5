import { createHash } from 'node:crypto';
import { collect } from '../../db/seal-chunks.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { contentIn, type Content } from '../../parsing/index.ts';
import { cleanName } from './names.ts';
import { countUpload, type FileOwner } from './queries.ts';
import { storeFile, type FileCtx, type StoredFile } from './store-file.ts';
import { takeTurns } from './turns.ts';

/** How many files a person may send in a day. */
export const MOST_PER_DAY = 20;

export interface UploadLimits {
  mostPerDay?: number;
  /** Of a PDF. */
  mostPages?: number;
}

const fewAtOnce = takeTurns(4);

/** Checks a sent file and puts it into the store; `finishUpload` follows in the transaction that answers. */
export const storeUpload = (
  ctx: FileCtx,
  owner: FileOwner,
  file: IncomingFile,
  limits: UploadLimits = {},
): Promise<StoredFile> =>
  fewAtOnce(async () => storeContent(ctx, owner, file.name, await checkUpload(ctx, owner, file, limits)));

/** Counts a file among its owner's of the day before it is looked at: one that is refused has cost as much as any other. */
export async function checkUpload(
  { portal, company }: FileCtx,
  owner: FileOwner,
  file: IncomingFile,
  { mostPerDay = MOST_PER_DAY, mostPages }: UploadLimits = {},
): Promise<Content> {
  const isCounted = await transact({ portal, company }, (ctx) => countUpload(ctx, owner, mostPerDay));
  if (/* guard: sheets: a refused file is one of the day’s → false */ !isCounted)
    throw new Fault('filesPerDay', { most: mostPerDay });
  return contentIn({
    bytes: await collect(file.open()),
    accept: file.accept,
    /* guard: uploads: no more pages than a report has */ mostPages,
  });
}

export function storeContent(
  ctx: FileCtx,
  owner: FileOwner,
  name: string,
  { bytes, kind, mediaType }: Content,
): Promise<StoredFile> {
  const sha256 = createHash('sha256').update(bytes).digest();
  const content = { name: cleanName(name, mediaType), kind, mediaType, size: bytes.length, sha256 };
  return storeFile(ctx, owner, { ...content, read: () => inOnePiece(bytes) });
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
