import { sql, type RawBuilder } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import type { SealedTable } from '../../db/sealed-tables.ts';

export type Place = (string | number)[];
type Row = Record<string, unknown>;

export interface Batch {
  /** Where the next one begins; undefined after the last one. */
  after: Place | undefined;
  looked: number;
  changed: number;
}

/**
 * Seals some rows of a table under the present key. They are locked, so that an older value cannot be written back
 * meanwhile.
 */
export async function sealRowsAgain(
  ctx: InCompany,
  table: SealedTable,
  after: Place | undefined,
  limit: number,
): Promise<Batch> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const rows = await lockedRows(ctx, table, after, limit);
  let changed = 0;
  for (const row of rows) {
    const change = changeOf(key, table, row);
    if (!change) continue;
    await update(ctx, table, row, change);
    changed += 1;
  }
  const last = rows.at(-1);
  return {
    after: last && rows.length >= limit ? table.key.map((column) => placeOf(last[column])) : undefined,
    looked: rows.length,
    changed,
  };
}

/** With ties: several rows of one account are taken together, so that the next batch begins behind all of them. */
async function lockedRows(ctx: InCompany, table: SealedTable, after: Place | undefined, limit: number) {
  const { key, sealedFor, sealed, indexes } = table;
  const columns = [...new Set([...key, ...sealedFor, ...sealed, ...indexes])].map((column) => sql.ref(column));
  const place = sql.join(key.map((column) => sql.ref(column)));
  const filled = [...sealed, ...indexes].map((column) => sql`${sql.ref(column)} IS NOT NULL`);
  const { rows } = await sql<Row>`
    SELECT ${sql.join(columns)} FROM ${sql.table(table.table)}
    WHERE ${ofCompany(ctx, table)} AND (${sql.join(filled, sql` OR `)})
      ${after ? sql`AND (${place}) > (${sql.join(after)})` : sql``}
    ORDER BY ${place} FETCH FIRST ${sql.lit(limit)} ROWS WITH TIES FOR NO KEY UPDATE`.execute(ctx.db);
  return rows;
}

function changeOf(key: CompanyKey, { table, sealed, indexes, rowOf }: SealedTable, row: Row): Row | undefined {
  const again: Row = {};
  for (const column of sealed) {
    const value = row[column];
    const change = Buffer.isBuffer(value) && key.sealAgain({ table, column, row: rowOf(row) }, value);
    if (change) again[column] = change;
  }
  for (const column of indexes) {
    const change = indexAgain(key, row[column]);
    if (change) again[column] = change;
  }
  return Object.keys(again).length > 0 ? again : undefined;
}

function indexAgain(key: CompanyKey, value: unknown): Buffer | Buffer[] | undefined {
  if (Buffer.isBuffer(value)) return key.indexAgain(value);
  if (!Array.isArray(value)) return undefined;
  const each = value.filter((one) => Buffer.isBuffer(one));
  const again = each.map((one) => key.indexAgain(one));
  return again.some(Boolean) ? again.map((one, at) => one ?? each[at] ?? Buffer.alloc(0)) : undefined;
}

/** Of the rows of one place, the one that held these very values. */
function update(ctx: InCompany, table: SealedTable, row: Row, change: Row): Promise<unknown> {
  const set = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const same = [...table.key, ...Object.keys(change)].map((column) => sql`${sql.ref(column)} = ${row[column]}`);
  return sql`
    UPDATE ${sql.table(table.table)} SET ${sql.join(set)}
    WHERE ${ofCompany(ctx, table)} AND ${sql.join(same, sql` AND `)}`.execute(ctx.db);
}

const ofCompany = ({ company }: InCompany, { isPlatform }: SealedTable): RawBuilder<unknown> =>
  isPlatform ? sql`true` : sql`company_id = ${company.companyId}`;

const placeOf = (value: unknown): string | number =>
  Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : typeof value === 'number' ? value : String(value);
