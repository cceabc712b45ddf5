import { sql } from 'kysely';
import type { InCompany } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';

export interface Counted {
  productId: number;
  personGuid: string;
  /** `ever`, a year or a month. */
  period: string;
  count: number;
}

/** Counts a purchase against its limit, or refuses: one statement, so that many orders at once are counted one by one. */
export async function countBought(
  { db, company }: InCompany,
  { productId, personGuid, period, count, limit }: Counted & { limit: number },
): Promise<void> {
  const counted = await sql`
    INSERT INTO product_bought AS b (company_id, product_id, person_guid, period, count)
    SELECT ${company.companyId}::int, ${productId}::int, ${personGuid}::uuid, ${period}::text, ${count}::int
    WHERE ${count}::int <= ${limit}::int
    ON CONFLICT (company_id, product_id, person_guid, period) DO UPDATE SET count = b.count + excluded.count
    /* guard: mall: a limit is held by the statement that counts */ WHERE b.count + excluded.count <= ${limit}::int /* end */`.execute(
    db,
  );
  if (counted.numAffectedRows === 1n) return;
  const row = await db
    .selectFrom('product_bought')
    .select('count')
    .where((where) =>
      where.and({ company_id: company.companyId, product_id: productId, person_guid: personGuid, period }),
    )
    .executeTakeFirst();
  throw new Fault('productLimit', { limit, bought: row?.count ?? 0 });
}

/** Items given back do not count. */
export const uncountBought = ({ db, company }: InCompany, { productId, personGuid, period, count }: Counted) =>
  sql`UPDATE product_bought SET count = count - ${count}
    WHERE company_id = ${company.companyId} AND product_id = ${productId} AND person_guid = ${personGuid}
      AND period = ${period}`.execute(db);
