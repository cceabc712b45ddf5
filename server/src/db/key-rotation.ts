import { sql } from 'kysely';
import { companyContext, platformContext, MASTER_LOCK } from './key-generations.ts';
import type { MasterKeys, Wrapping } from './master-key.ts';
import { PLATFORM_ID, type Tenant } from './transact.ts';
import type { InTx } from './tx.ts';

type Here = InTx<Tenant>;
const isPlatform = ({ company }: Here): boolean => company.companyId === PLATFORM_ID;

/** From now on this master key wraps new keys. Waits for makers of keys under way. */
export async function markMaster({ db }: Here, { mark }: Wrapping): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(MASTER_LOCK)})`.execute(db);
  await db
    .insertInto('master_key')
    .values({ mark })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ mark }))
    .execute();
}

/** Answers with how many were not wrapped by it yet. */
export const rewrapKeys = (ctx: Here, masters: MasterKeys, to: Wrapping): Promise<number> =>
  isPlatform(ctx) ? rewrapPlatform(ctx, masters, to) : rewrapCompany(ctx, masters, to);

async function rewrapCompany({ db, company }: Here, masters: MasterKeys, to: Wrapping): Promise<number> {
  let changed = 0;
  for (const { key_no, wrapped } of await db
    .selectFrom('company_key')
    .select(['key_no', 'wrapped'])
    .where('company_id', '=', company.companyId)
    .execute()) {
    const again = rewrapped(masters, to, companyContext(company.companyId, key_no), wrapped);
    if (!again) continue;
    await db
      .updateTable('company_key')
      .set({ wrapped: again })
      .where('company_id', '=', company.companyId)
      .where('key_no', '=', key_no)
      .execute();
    changed += 1;
  }
  return changed;
}

async function rewrapPlatform({ db }: Here, masters: MasterKeys, to: Wrapping): Promise<number> {
  let changed = 0;
  for (const { purpose, key_no, wrapped } of await db.selectFrom('platform_key').selectAll().execute()) {
    const again = rewrapped(masters, to, platformContext(purpose, key_no), wrapped);
    if (!again) continue;
    await db
      .updateTable('platform_key')
      .set({ wrapped: again })
      .where('purpose', '=', purpose)
      .where('key_no', '=', key_no)
      .execute();
    changed += 1;
  }
  return changed;
}

/** Undefined where it is wrapped by it already. */
function rewrapped(
  masters: MasterKeys,
  to: Wrapping,
  context: ReturnType<typeof companyContext>,
  wrapped: Buffer,
): Buffer | undefined {
  try {
    to.unwrap(context, wrapped);
    return undefined;
  } catch {
    return to.wrap(context, masters.unwrap(context, wrapped));
  }
}

/** Whether the newest key has been in use for so long, by the database's clock. */
export async function isSettled(ctx: Here, keyNo: number, settleMs: number): Promise<boolean> {
  const longAgo = sql<boolean>`used_from <= clock_timestamp() - make_interval(secs => ${settleMs / 1_000}::float8)`;
  const row = isPlatform(ctx)
    ? await ctx.db
        .selectFrom('platform_key')
        .select(longAgo.as('settled'))
        .where('purpose', '=', 'platform')
        .where('key_no', '=', keyNo)
        .executeTakeFirst()
    : await ctx.db
        .selectFrom('company_key')
        .select(longAgo.as('settled'))
        .where('company_id', '=', ctx.company.companyId)
        .where('key_no', '=', keyNo)
        .executeTakeFirst();
  return row?.settled ?? false;
}

export const dropGenerationsBefore = (ctx: Here, keyNo: number): Promise<unknown> =>
  isPlatform(ctx)
    ? ctx.db.deleteFrom('platform_key').where('purpose', '=', 'platform').where('key_no', '<', keyNo).execute()
    : ctx.db
        .deleteFrom('company_key')
        .where('company_id', '=', ctx.company.companyId)
        .where('key_no', '<', keyNo)
        .execute();
