import type pg from 'pg';

/** Every table of ours; read as the owner, whom row-level security does not hold. */
export async function tableNames(pool: pg.Pool, kinds = ['r', 'p']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind::text = ANY ($1) ORDER BY relname`,
    [kinds],
  );
  return rows.map(({ name }) => name);
}

/** All rows of all tables as text, bytes as hex: a thief of the database would read these. */
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

/**
 * Tells whether anything was written, and where. Whatever is written makes a new version of its row, so the versions tell,
 * and the tens of thousands of rows need not be read.
 */
export async function rowDigests(pool: pg.Pool): Promise<Record<string, string>> {
  const digests = (await tableNames(pool, ['r'])).map(
    (table) => `SELECT '${table}' AS name,
      count(*) || ' ' || coalesce(sum(hashtextextended(t.ctid::text || t.xmin::text, 0)::numeric), 0) AS digest FROM "${table}" t`,
  );
  const { rows } = await pool.query<{ name: string; digest: string }>(digests.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** Closes a person's live orders and gives the seats back, so that they can be booked again. */
export async function forgetOrders(pool: pg.Pool, personGuid: string): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `UPDATE exam_order SET status = 40, held_until = NULL, closed_as = 'cancelled' WHERE person_guid = $1 AND status IN (10, 20)
     RETURNING segment_id AS id`,
    [personGuid],
  );
  for (const { id } of rows) {
    await pool.query('UPDATE segment SET booked = booked - 1 WHERE segment_id = $1', [id]);
    await pool.query(
      `UPDATE segment_quota q SET booked = booked - 1 FROM person p
       WHERE q.segment_id = $1 AND p.company_id = q.company_id AND p.person_guid = $2`,
      [id, personGuid],
    );
  }
}
