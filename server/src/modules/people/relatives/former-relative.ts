import { sql } from 'kysely';
import { plainDocument } from '#contract/rules/person-data';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';

/**
 * A person whom the employee has booked for before and then removed is the same person when added again: their uses of
 * a plan stay used.
 */
export async function formerRelative(ctx: InTx<EmployeeCtx>, idNumber: string): Promise<string | undefined> {
  const number = plainDocument(idNumber);
  if (!number) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { companyId } = ctx.company;
  const { rows } = await sql<{ guid: string }>`
    SELECT p.person_guid AS guid FROM person p
    WHERE p.company_id = ${companyId} AND p.id_number_index = ANY(${key.indexes('id_number', number)}::bytea[])
      AND EXISTS (SELECT 1 FROM exam_order o WHERE o.company_id = p.company_id AND o.person_guid = p.person_guid
        AND o.user_guid = ${ctx.session.personGuid} AND o.user_guid <> o.person_guid)
    ORDER BY p.updated_at DESC LIMIT 1`.execute(ctx.db);
  return /* guard: a relative added again is the same person → undefined */ rows[0]?.guid;
}
