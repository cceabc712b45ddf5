import type pg from 'pg';
import { transact } from '../src/db/transact.ts';
import { sealedBy } from '../src/modules/keys/sealed.ts';
import type { TestPortal } from './portal.ts';

type Row = Record<string, unknown>;

export interface Clone {
  table: string;
  /** Which row of the demo world is copied, as SQL; any where nothing is said. */
  like?: string;
  /** `fresh` says all of it: nothing is copied. */
  whole?: true;
  /** It belongs to no company. */
  shared?: true;
  /** The own values of the copy of this number. */
  fresh: (n: number) => Row;
}

/**
 * So many copies of a row, straight into the database: past every rule of how they would come about, since only how
 * they are listed is looked at. Sealed values are sealed anew for each copy.
 */
export async function cloneRows(at: TestPortal, companyId: number, clone: Clone, count: number): Promise<void> {
  await copyRows(at, { companyId, clone, model: await modelOf(at, companyId, clone) }, count);
}

/** The row that is copied, to be kept when its table is emptied. */
export async function modelOf({ portal }: TestPortal, companyId: number, clone: Clone): Promise<Row> {
  if (clone.whole) return { company_id: companyId };
  const { rows } = await portal.database.pool.query<Row>(
    `SELECT * FROM "${clone.table}" WHERE ${clone.shared ? '' : `company_id = ${companyId} AND`} ${clone.like ?? 'true'} LIMIT 1`,
  );
  if (!rows[0]) throw new Error(`the demo world has no ${clone.table} to copy`);
  return rows[0];
}

export async function copyRows(
  { portal }: TestPortal,
  { companyId, clone, model }: { companyId: number; clone: Clone; model: Row },
  count: number,
): Promise<void> {
  const { pool } = portal.database;
  const spec = sealedBy(portal, companyId).find(({ table }) => table === clone.table);
  const key = await transact({ portal, company: { companyId } }, (ctx) => portal.keyring.companyKey(ctx));
  const copyOf = (n: number): Row => {
    const copy = { ...model, ...clone.fresh(n) };
    for (const column of spec?.sealed ?? []) {
      const sealed = model[column];
      if (!spec || !Buffer.isBuffer(sealed)) continue;
      const text = key.unseal({ table: clone.table, column, row: spec.rowOf(model) }, sealed);
      copy[column] = key.seal({ table: clone.table, column, row: spec.rowOf(copy) }, text);
    }
    return Object.fromEntries(Object.entries(copy).map(([column, value]) => [column, written(value)]));
  };
  const client = await pool.connect();
  try {
    const columns = await writtenColumns(client, clone.table);
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    for (let from = 0; from < count; from += 500)
      await client.query(
        `INSERT INTO "${clone.table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${clone.table}", $1::jsonb)`,
        [JSON.stringify(Array.from({ length: Math.min(500, count - from) }, (_, at) => copyOf(from + at)))],
      );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** The table's columns but for those that PostgreSQL computes. */
async function writtenColumns(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

const written = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
