import type { InCompany, Portal } from '../../ctx.ts';
import { companyKeys } from '../../db/company-keys.ts';
import { normalName } from './name-indexes.ts';
import { NAME } from './sealed-columns.ts';

/** Under which a phone number is found: each company has a key of its own, so each has another index for it. */
export async function phoneIndexes(portal: Portal, companyIds: number[], phone: string): Promise<Buffer[]> {
  const keys = await companyKeys(portal, companyIds);
  return [...keys.values()].flatMap((key) => key.indexes('phone', phone));
}

/** The same for one company, within its own transaction. */
export async function nameIndexesIn(ctx: InCompany, typed: string): Promise<Buffer[]> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  return key.indexes(NAME, normalName(typed));
}

/** Under which people are found by their name or the beginning of it, likewise. */
export async function nameSearchIndexes(portal: Portal, companyIds: number[], typed: string): Promise<Buffer[]> {
  const keys = await companyKeys(portal, companyIds);
  return [...keys.values()].flatMap((key) => key.indexes(NAME, normalName(typed)));
}
