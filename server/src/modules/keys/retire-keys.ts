import type { InCompany, Portal } from '../../ctx.ts';
import { loadGenerations } from '../../db/key-generations.ts';
import { dropGenerationsBefore, isSettled } from '../../db/key-rotation.ts';
import { transact } from '../../db/transact.ts';
import { StartupError } from '../../fault.ts';
import { hasUnfinishedFile, removeOldBytes, resealAllFiles } from '../files/index.ts';
import { recordRotation } from './record.ts';
import { sealRowsAgain, type Place } from './seal-rows-again.ts';
import { sealedBy } from './sealed.ts';

const BATCH = 200;
/** Longer than any transaction that may still write by the key before. */
const SETTLE_MS = 60_000;

/**
 * Throws the older keys of a company away, after having looked at everything once more: what a slow request has written by an
 * older key meanwhile is sealed anew. Answers with how many rows that were.
 */
export async function retireKeys(portal: Portal, companyId: number, settleMs = SETTLE_MS): Promise<number> {
  const here = { portal, company: { companyId } };
  const keyNo = await transact(here, (ctx) => assertSettled(ctx, settleMs));
  let changed = 0;
  for (const table of sealedBy(portal, companyId)) {
    for (let after: Place | undefined, first = true; first || after; first = false) {
      const batch = await transact(here, (ctx) => sealRowsAgain(ctx, table, after, BATCH));
      changed += batch.changed;
      after = batch.after;
    }
  }
  changed += await resealAllFiles(portal, companyId);
  await transact(here, async (ctx) => {
    await dropGenerationsBefore(ctx, keyNo);
    await recordRotation(ctx, 'key.retire', String(keyNo));
  });
  await removeOldBytes(portal, companyId);
  return changed;
}

/** The number of the key that stays. */
async function assertSettled(ctx: InCompany, settleMs: number): Promise<number> {
  const known = await loadGenerations(ctx, ctx.portal.keyring.masters);
  if (!known || known.all.size < 2) throw new StartupError('There is one key only: rotate first');
  const keyNo = Math.max(...known.all.keys());
  if (!(await isSettled(ctx, keyNo, /* guard: keys: settled before retired → 0 */ settleMs)))
    throw new StartupError('The newest key has not been in use for a minute yet: try again then');
  if (await hasUnfinishedFile(ctx))
    throw new StartupError(
      'A file is being sent in and may be sealed by an older key: try again, within an hour at most',
    );
  return keyNo;
}
