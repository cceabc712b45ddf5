import type { Portal } from '../../ctx.ts';
import { loadGenerations } from '../../db/key-generations.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { companyIds } from '../../jobs/repeat.ts';

export interface KeyStatus {
  companyId: number;
  keyNos: number[];
  inUse: number;
  /** Tasks of the newest rotation that have not ended, and how far they are. */
  open: { state: string; done: number }[];
}

/** Companies without a key have sealed nothing and are left out. */
export async function keyStatus(portal: Portal): Promise<KeyStatus[]> {
  const all: KeyStatus[] = [];
  for (const companyId of [PLATFORM_ID, ...(await companyIds(portal))]) {
    const status = await transact({ portal, company: { companyId } }, async (ctx) => {
      const known = await loadGenerations(ctx, portal.keyring.masters);
      const open = await ctx.db
        .selectFrom('task')
        .select(['state', 'done'])
        .where('company_id', '=', companyId)
        .where('kind', 'in', ['keys.reseal', 'files.reseal'])
        .where('state', '!=', 'done')
        .execute();
      return known && { companyId, keyNos: [...known.all.keys()], inUse: known.current.keyNo, open };
    });
    if (status) all.push(status);
  }
  return all;
}
