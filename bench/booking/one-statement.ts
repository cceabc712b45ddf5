import type pg from 'pg';
import type { Numbered } from './crowd.ts';

/** Columns that are unique by themselves are made of the person's counter. */
const UNIQUE: Record<string, string> = { message_id: `':n'`, code_index: `sha256(':n')` };

/**
 * The rows that one order of the portal has written, as one statement that takes the seat and writes them: without a rule, a
 * transaction's beginning or a second message. The order's number becomes a counter.
 */
export async function oneStatementOf(pool: pg.Pool, messages: string[], person: Numbered): Promise<string> {
  const { rows } = await pool.query<{ id: string; segment: string; writer: string }>(
    `SELECT order_id AS id, segment_id AS segment, xmin::text AS writer FROM exam_order WHERE person_guid = $1`,
    [person.guid],
  );
  const [order] = rows;
  if (!order) throw new Error('an order that was recorded is not there');
  const steps = [`UPDATE segment SET booked = booked + 1 WHERE segment_id = ${order.segment} AND booked < capacity`];
  for (const table of tablesOf(messages)) steps.push(...(await insertsOf(pool, table, order.writer)));
  const named = steps.map((step, at) => `step_${at} AS (${step} RETURNING 1)`);
  return `WITH ${named.join(',\n')}\nSELECT 1`.replaceAll(order.id, ':n');
}

const tablesOf = (messages: string[]): Set<string> =>
  new Set(
    messages.flatMap((message) => Array.from(message.matchAll(/insert into "?(\w+)/gi), ([, name = '']) => name)),
  );

/** The rows of a table that one transaction has written. */
async function insertsOf(pool: pg.Pool, table: string, writer: string): Promise<string[]> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const { rows } = await pool.query<string[]>({
    text: `SELECT ${names.map((name) => `quote_nullable(${name}::text)`).join(', ')} FROM ${table} WHERE xmin::text = $1`,
    values: [writer],
    rowMode: 'array',
  });
  return rows.map((values) => {
    const literals = values.map((value, at) => UNIQUE[names[at] ?? ''] ?? value);
    return `INSERT INTO ${table} (${names.join(', ')}) VALUES (${literals.join(', ')})`;
  });
}
