import type { Portal } from '../../ctx.ts';
import { companyKeys } from '../../db/company-keys.ts';

/** Under which a phone number is found: each company has a key of its own, so each has another index for it. */
export async function phoneIndexes(portal: Portal, companyIds: number[], phone: string): Promise<Buffer[]> {
  const keys = await companyKeys(portal, companyIds);
  return [...keys.values()].flatMap((key) => key.indexes('phone', phone));
}
