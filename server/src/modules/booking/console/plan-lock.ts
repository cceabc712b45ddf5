import type { Selectable } from 'kysely';
import type { InTx } from '../../../ctx.ts';
import type { Schema } from '../../../db/tables.ts';
import { Fault } from '../../../fault.ts';
import type { OperatorInCompany } from '../../company/index.ts';

/** The plan as it was read, or who has changed it since. Bookings under it wait until the change is through. */
export async function lockPlan(
  { db, company }: InTx<OperatorInCompany>,
  planId: number,
  version: number,
): Promise<Selectable<Schema['plan']>> {
  const row = await db
    .selectFrom('plan')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('plan_id', '=', planId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Fault('recordUnknown');
  // guard: plans: save the version seen
  if (row.version !== version) throw new Fault('planChanged', { name: row.updated_by || '—' });
  return row;
}
