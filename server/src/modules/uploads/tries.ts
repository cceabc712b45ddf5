import { sql } from 'kysely';
import type { InCompany } from '../../ctx.ts';

/** A file that outlasted its reader so often is not begun again, on no node. */
export const MOST_TRIES = 2;

/** Counted before reading: a node that ends while it reads has counted too. False: it was begun often enough. */
export async function takeTry({ db, company }: InCompany, uploadId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_upload')
    .set({ read_tries: sql<number>`read_tries + 1` })
    .where('company_id', '=', company.companyId)
    .where('upload_id', '=', uploadId)
    .where('state', '=', 'reading')
    // guard: uploads: two tries to read a file
    .where('read_tries', '<', MOST_TRIES)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const giveTryBack = ({ db, company }: InCompany, uploadId: string) =>
  db
    .updateTable('report_upload')
    .set({ read_tries: sql<number>`greatest(read_tries - 1, 0)` })
    .where('company_id', '=', company.companyId)
    .where('upload_id', '=', uploadId)
    .execute();
