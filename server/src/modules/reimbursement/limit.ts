import { sql } from 'kysely';
import type { InCompany } from '../../ctx.ts';

export interface PersonYear {
  personGuid: string;
  year: number;
}

/**
 * Takes an amount from a person's year. The database decides: of many approvals at once only those pass that still fit.
 * False: it does not.
 */
export async function takeFromLimit(
  { db, company }: InCompany,
  { personGuid, year }: PersonYear,
  fen: number,
  limitFen: number,
): Promise<boolean> {
  const taken = await sql`
    INSERT INTO claim_year (company_id, person_guid, year, approved_fen)
    SELECT ${company.companyId}, ${personGuid}, ${year}, ${fen}::int WHERE ${fen}::int <= ${limitFen}::int
    ON CONFLICT (company_id, person_guid, year)
      DO UPDATE SET approved_fen = claim_year.approved_fen + excluded.approved_fen
      /* guard: claims: the limit of the year */ WHERE claim_year.approved_fen + excluded.approved_fen <= ${limitFen}::int /* end */`.execute(
    db,
  );
  return taken.numAffectedRows === 1n;
}

/** The rest of it now: to be shown, never to decide by. */
export async function leftOfLimit(
  { db, company }: InCompany,
  { personGuid, year }: PersonYear,
  limitFen: number,
): Promise<number> {
  const row = await db
    .selectFrom('claim_year')
    .select('approved_fen')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('year', '=', year)
    .executeTakeFirst();
  return Math.max(0, limitFen - (row?.approved_fen ?? 0));
}
