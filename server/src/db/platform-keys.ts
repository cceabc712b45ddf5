import { FIRST_KEY, platformContext, wrappingNow } from './key-generations.ts';
import { markMaster } from './key-rotation.ts';
import { derivedPlatformKeys, type PlatformKeys } from './keyring.ts';
import type { MasterKeys } from './master-key.ts';
import type { Database } from './open.ts';
import { PLATFORM_ID, transact, type Tenant } from './transact.ts';
import type { InTx } from './tx.ts';

const PURPOSES = ['audit', 'anonymous'] as const;

/**
 * The keys of the platform that hash: read, or on the first start of this version stored as what they were until then, derived
 * from the master key. They outlive it: what they have hashed is looked up and verified for as long as it is kept.
 */
export async function storedPlatformKeys(ctx: InTx<Tenant>, masters: MasterKeys): Promise<PlatformKeys> {
  const derived = derivedPlatformKeys(masters.bytes);
  const missing = (await readKeys(ctx)).length < PURPOSES.length;
  if (missing) {
    const marked = await ctx.db.selectFrom('master_key').select('mark').executeTakeFirst();
    if (!marked) await markMaster(ctx, masters.current);
    const { wrap } = await wrappingNow(ctx, masters);
    const values = PURPOSES.map((purpose) => ({
      purpose,
      key_no: FIRST_KEY,
      wrapped: wrap(platformContext(purpose, FIRST_KEY), derived[purpose].toString('hex')),
    }));
    await ctx.db
      .insertInto('platform_key')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return openedPlatformKeys(masters, await readKeys(ctx));
}

interface Stored {
  purpose: (typeof PURPOSES)[number];
  wrapped: Buffer;
}

export function openedPlatformKeys(masters: MasterKeys, stored: Stored[]): PlatformKeys {
  const keys = derivedPlatformKeys(masters.bytes);
  for (const { purpose, wrapped } of stored)
    keys[purpose] = Buffer.from(masters.unwrap(platformContext(purpose, FIRST_KEY), wrapped), 'hex');
  return keys;
}

/** The key as it is stored, for verifying the audit away from the database. */
export const wrappedAuditKey = (database: Database): Promise<Buffer | undefined> =>
  transact({ portal: { database }, company: { companyId: PLATFORM_ID } }, async (ctx) => {
    const stored = await readKeys(ctx);
    return stored.find(({ purpose }) => purpose === 'audit')?.wrapped;
  });

async function readKeys({ db }: InTx<Tenant>): Promise<Stored[]> {
  const rows = await db
    .selectFrom('platform_key')
    .select(['purpose', 'wrapped'])
    .where('key_no', '=', FIRST_KEY)
    .execute();
  return rows.flatMap(({ purpose, wrapped }) => (purpose === 'platform' ? [] : [{ purpose, wrapped }]));
}
