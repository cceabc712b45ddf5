import type { HomeLists } from '#contract/ops/home';
import type { OperatorCtx } from '../../ctx.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { claimPictures } from '../mall/index.ts';

type Entry = HomeLists[keyof HomeLists][number];

/** A banner's narrow picture is known by "small" in its address: the same picture, asked for under another name. */
export const SMALL = '&size=small';
/** A picture that came with the portal. */
const OWN_ART = /^\/(art\/[\w-]+|stock)\/[\w.-]+$/;

const picturesOf = (entry: Entry): string[] => {
  if ('image' in entry) return [entry.image, ...(entry.imageSmall ? [entry.imageSmall] : [])];
  return 'imageUrl' in entry ? [entry.imageUrl] : [];
};

/**
 * Existing pictures stay, and new ones were uploaded by the saving operator: a foreign address could watch who looks.
 */
export async function keepPictures(
  ctx: OperatorCtx,
  list: HomeLists[keyof HomeLists],
  before: HomeLists[keyof HomeLists],
): Promise<void> {
  const known = new Set(before.flatMap(picturesOf));
  for (const [at, entry] of list.entries()) {
    const fresh = picturesOf(entry).filter((address) => !known.has(address) && !OWN_ART.test(address));
    if (fresh.length === 0) continue;
    const uploaded = fresh.map((address) => address.replace(SMALL, ''));
    await transact({ ...ctx, company: { companyId: PLATFORM_ID } }, (ctx) => claimPictures(ctx, uploaded, [])).catch(
      (error: unknown) => {
        throw error instanceof Fault ? new Fault('homePicture', { n: at + 1 }) : error;
      },
    );
  }
}
