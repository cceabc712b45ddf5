import type { mallPictures } from '#contract/calls/mall-pictures';
import type { Input, Reply } from '#contract/call';
import type { opsMallProducts } from '#contract/ops/mall-products';
import type { EmployeeCtx, InCompany, InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { PLATFORM_ID } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Download, IncomingFile } from '../../../http/handlers.ts';
import { claimFile, claimedFiles, finishUpload, openClaimedFile, openOwnFile, storeUpload } from '../../files/index.ts';

/** Pictures are the platform's: whichever product shows one, it stays, since orders show it as well. */
const CLAIM = 'product-picture';
const PATH = '/AppApi/ProductPicture?fileId=';
const ADDRESS = new RegExp(`^${PATH.replace('?', '\\?')}([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$`);
/** A product has up to nine, and an operator may make a dozen products on one day. */
const MOST_A_DAY = 200;

const ownerOf = ({ operator }: OperatorCtx) => ({ kind: 'operator', id: String(operator.operatorId) }) as const;
const platform = { companyId: PLATFORM_ID };

export async function uploadPicture(
  ctx: OperatorCtx,
  file: IncomingFile,
): Promise<Committed<Reply<typeof opsMallProducts.OpsPictureUpload>>> {
  const inside = { ...ctx, company: platform };
  const stored = await storeUpload(inside, ownerOf(ctx), file, { mostPerDay: MOST_A_DAY });
  return commitOnce(inside, async (ctx) => {
    await finishUpload(ctx, stored);
    return { address: PATH + stored.fileId };
  });
}

/**
 * Pictures of a saved product stay: earlier ones, and new ones of the saving operator; no other address is ever shown.
 */
export async function claimPictures(
  ctx: InTx<OperatorCtx> & InCompany,
  pictures: string[],
  before: string[],
): Promise<void> {
  const fresh = [...new Set(pictures.filter((address) => !before.includes(address)))];
  if (fresh.length === 0) return;
  const known = await claimedFiles(ctx, CLAIM);
  for (const address of fresh) {
    const fileId = ADDRESS.exec(address)?.[1];
    // guard: mall console: a picture is an upload of one’s own → if (!fileId) continue
    if (!fileId) throw new Fault('badInput', { field: 'pictures' });
    // guard: mall console: pictures are claimed
    if (!known.has(fileId)) await claimFile(ctx, { fileId, owner: ownerOf(ctx), claimedBy: CLAIM });
  }
}

/** For employees: only what a product was saved with. Its address is its own for ever, so that it may be stored. */
export const openPicture = async (
  { portal }: EmployeeCtx,
  { fileId }: Input<typeof mallPictures.ProductPicture>,
): Promise<Download> => ({
  ...(await openClaimedFile({ portal, company: platform }, fileId, CLAIM)),
  unchanging: true,
});

/** For operators: one's own before it is saved as well. */
export async function openOpsPicture(
  ctx: OperatorCtx,
  { fileId }: Input<typeof opsMallProducts.OpsPicture>,
): Promise<Download> {
  const inside = { portal: ctx.portal, company: platform };
  const file = await openClaimedFile(inside, fileId, CLAIM).catch((error: unknown) => {
    if (error instanceof Fault) return openOwnFile(inside, fileId, ownerOf(ctx));
    throw error;
  });
  return { ...file, unchanging: true };
}
