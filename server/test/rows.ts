import type pg from 'pg';

/** Every table of ours; read as the owner, whom row-level security does not hold. */
export async function tableNames(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

/** All rows of all tables as text, bytes as hex: what somebody who stole the database would read. */
export async function everyRow(pool: pg.Pool): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of await tableNames(pool)) {
    const { rows } = await pool.query<{ all: string | null }>(
      `SELECT string_agg(t::text, E'\\n' ORDER BY t::text) AS all FROM "${table}" t`,
    );
    found[table] = rows[0]?.all ?? '';
  }
  return found;
}
