import type { InCompany, Portal } from '../../ctx.ts';
import { markMaster, rewrapKeys } from '../../db/key-rotation.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { StartupError } from '../../fault.ts';
import { companyIds } from '../../jobs/repeat.ts';
import { recordRotation } from './record.ts';

/** Wraps all keys by the master key that comes next; answers with how many. What they have sealed stays as it is. */
export async function rotateMasterKey(portal: Portal): Promise<number> {
  const { masters } = portal.keyring;
  const { next } = masters;
  if (!next)
    throw new StartupError(
      'Set MASTER_KEY_NEXT to the new master key, for all nodes and for this command (docs/running/keys.md)',
    );
  const inside = <T>(companyId: number, work: (ctx: InCompany) => Promise<T>) =>
    transact({ portal, company: { companyId } }, work);
  // first, so that no key is wrapped by the old one behind our back
  await inside(PLATFORM_ID, (ctx) => markMaster(ctx, next));
  let wrapped = 0;
  for (const companyId of [PLATFORM_ID, ...(await companyIds(portal))])
    wrapped += await inside(companyId, (ctx) =>
      rewrapKeys(ctx, masters, /* guard: all keys are wrapped by the new master key → masters.current */ next),
    );
  await inside(PLATFORM_ID, (ctx) => recordRotation(ctx, 'masterKey.rotate', ''));
  return wrapped;
}
