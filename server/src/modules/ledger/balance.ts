import type { InTx } from '../../ctx.ts';
import type { Unit } from '../../db/columns.ts';
import type { Tenant } from '../../db/transact.ts';

/** The balance of an account, and the part of it without a promise. An unused account holds nothing. */
export async function balanceOf(
  { db, company }: InTx<Tenant>,
  account: string,
  unit: Unit,
): Promise<{ balance: number; available: number }> {
  const row = await db
    .selectFrom('ledger_account')
    .select(['balance', 'reserved'])
    .where('company_id', '=', company.companyId)
    .where('account', '=', account)
    .where('unit', '=', unit)
    .executeTakeFirst();
  return { balance: row?.balance ?? 0, available: (row?.balance ?? 0) - (row?.reserved ?? 0) };
}
