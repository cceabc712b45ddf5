import { sql } from 'kysely';
import { transact } from '../src/db/transact.ts';
import { sealedBy } from '../src/modules/keys/sealed.ts';
import type { TestPortal } from './portal.ts';

/** Everything a company has sealed, opened: table, column and text. */
export const unsealedRows = ({ portal }: TestPortal, companyId: number): Promise<string[]> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const key = await portal.keyring.companyKey(ctx);
    const found: string[] = [];
    for (const { table, sealed, rowOf } of sealedBy(portal, companyId)) {
      if (sealed.length === 0) continue;
      const { rows } = await sql<Record<string, unknown>>`
        SELECT * FROM ${sql.table(table)} WHERE company_id = ${companyId}`.execute(ctx.db);
      for (const row of rows)
        for (const column of sealed) {
          const value = row[column];
          if (Buffer.isBuffer(value))
            found.push(`${table}.${column} ${key.unseal({ table, column, row: rowOf(row) }, value)}`);
        }
    }
    return found;
  });
