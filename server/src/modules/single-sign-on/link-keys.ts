import { randomBytes } from 'node:crypto';
import type { LinkKeyRow } from '#contract/ops/sign-on';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';

const HOUR_MS = 3_600_000;
const SLOTS = [1, 2];
const sealContext = (keyId: string) => ({ table: 'link_key', column: 'secret', row: keyId });

/** The secret a link is signed with, or nothing where the key is unknown or retired. */
export async function linkSecret(ctx: InCompany, keyId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('link_key')
    .select('secret')
    .where('company_id', '=', ctx.company.companyId)
    .where('key_id', '=', keyId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!row?.secret) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  return key.unseal(sealContext(keyId), row.secret);
}

/** Once an hour is enough to see whether a key is still in use. */
export const noteUse = ({ db, company, portal }: InCompany, keyId: string): Promise<unknown> => {
  const now = portal.clock();
  return db
    .updateTable('link_key')
    .set({ last_used_at: now })
    .where('company_id', '=', company.companyId)
    .where('key_id', '=', keyId)
    .where((row) =>
      row.or([row('last_used_at', 'is', null), row('last_used_at', '<', new Date(now.getTime() - HOUR_MS))]),
    )
    .execute();
};

/** A new key in the place that is free; with two in use there is none. */
export async function addLinkKey(
  ctx: InCompany,
  by: string,
  wanted: { keyId?: string; secret?: string } = {},
): Promise<{ keyId: string; secret: string }> {
  const { keyId = `k-${randomBytes(4).toString('hex')}`, secret = randomBytes(32).toString('base64url') } = wanted;
  const { companyId: company_id } = ctx.company;
  const slot = await freeSlot(ctx);
  const key = await ctx.portal.keyring.companyKey(ctx);
  const added = await ctx.db
    .insertInto('link_key')
    .values({
      ...{ company_id, key_id: keyId, slot, secret: key.seal(sealContext(keyId), secret) },
      ...{ created_at: ctx.portal.clock(), created_by: by, last_used_at: null, retired_at: null },
    })
    // two operators at the same moment have found the same free place
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) throw new Fault('linkKeysTwo');
  return { keyId, secret };
}

/** The place a new key would take; with two in use there is none. */
export async function freeSlot({ db, company }: InCompany): Promise<number> {
  const live = await db
    .selectFrom('link_key')
    .select('slot')
    .where('company_id', '=', company.companyId)
    .where('retired_at', 'is', null)
    .execute();
  const slot = SLOTS.find((free) => live.every((taken) => taken.slot !== free));
  if (slot === undefined) throw new Fault('linkKeysTwo');
  return slot;
}

export async function retireLinkKey({ db, company, portal }: InCompany, keyId: string): Promise<void> {
  const retired = await db
    .updateTable('link_key')
    .set(
      /* guard: sso: a retired key opens nothing → { last_used_at: portal.clock() } */ {
        retired_at: portal.clock(),
        secret: null,
      },
    )
    .where('company_id', '=', company.companyId)
    .where('key_id', '=', keyId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (retired.numUpdatedRows === 0n) throw new Fault('recordUnknown');
}

export async function linkKeys({ db, company }: InCompany): Promise<LinkKeyRow[]> {
  const rows = await db
    .selectFrom('link_key')
    .select(['key_id', 'created_at', 'last_used_at', 'retired_at'])
    .where('company_id', '=', company.companyId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    retiredAt: row.retired_at?.toISOString() ?? null,
  }));
}
