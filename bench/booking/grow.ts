import pg from 'pg';
import { TEST_NOW } from '../../server/test/clock.ts';
import { CROWD_COMPANY } from '../../server/test/crowd.ts';
import { FREE_SET } from '../../server/test/seats.ts';

export interface Size {
  people: number;
  pastOrders: number;
  centers: number;
  days: number;
}

/** Numbers no one else uses: the demo world's are small, the crowd's are larger. */
const FIRST_CENTER = 10_000;
const FIRST_CITY = 900_000;
const CENTERS_A_CITY = 10;
const FIRST_ACCOUNT = 100_000_000;
const FIRST_ORDER = 1_000_000;
const NOW = `'${TEST_NOW.toISOString()}'::timestamptz`;

/**
 * Years of use, made inside the database: everybody in the one company that is measured, which is the hardest case.
 * Rules between tables are not looked at while filling, and what only helps finding is built afterwards.
 */
export async function grow(url: string, size: Size): Promise<void> {
  await inTurn(url, [supply(size)]);
  const indexes = await dropIndexes(url);
  await Promise.all([
    inTurn(url, [people(size), accounts(size), events(size)]),
    inTurn(url, [pastOrders(size), ...indexes]),
  ]);
  await inTurn(url, [`SELECT setval('order_number', ${FIRST_ORDER + size.pastOrders})`]);
  await Promise.all([
    inTurn(url, ['VACUUM ANALYZE exam_order']),
    inTurn(url, ['VACUUM ANALYZE order_event', 'VACUUM ANALYZE']),
  ]);
}

async function inTurn(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '1GB'",
    );
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The indexes of orders that guard nothing; answers with how to make them again. */
async function dropIndexes(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
       WHERE indrelid = 'exam_order'::regclass AND NOT indisunique`,
    );
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
    return rows.map(({ definition }) => definition);
  } finally {
    await client.end();
  }
}

/** Copies of the demo world's centres, ten to a city, each with its own week, packages and seats. */
const supply = ({ centers, days }: Size): string => `
  CREATE TEMP TABLE copied AS
    SELECT n, ${FIRST_CENTER} + n AS center_id, c.center_id AS original
    FROM generate_series(0, ${centers - 1}) AS n
    JOIN (SELECT center_id, row_number() OVER (ORDER BY center_id) - 1 AS at, count(*) OVER () AS all FROM center) c
      ON c.at = n % c.all;
  INSERT INTO city SELECT ${FIRST_CITY} + n, '城市' || n, 'City ' || n, 110, 30, 1000 + n
    FROM generate_series(0, ${Math.ceil(centers / CENTERS_A_CITY)}) AS n;
  INSERT INTO center SELECT (jsonb_populate_record(c, jsonb_build_object('center_id', d.center_id, 'code', 'B' || d.center_id,
      'city_id', ${FIRST_CITY} + d.n / ${CENTERS_A_CITY}, 'sort_order', d.center_id, 'name', c.name || d.n))).*
    FROM copied d JOIN center c ON c.center_id = d.original;
  INSERT INTO center_set SELECT d.center_id, o.set_id FROM copied d JOIN center_set o ON o.center_id = d.original;
  INSERT INTO center_extra SELECT d.center_id, o.extra_id FROM copied d JOIN center_extra o ON o.center_id = d.original;
  INSERT INTO weekly_pattern SELECT d.center_id, w.weekday, w.starts, w.ends, w.capacity
    FROM copied d JOIN weekly_pattern w ON w.center_id = d.original;
  INSERT INTO segment (center_id, day, starts, ends, capacity)
    SELECT w.center_id, (${NOW})::date + n, w.starts, w.ends, w.capacity
    FROM generate_series(0, ${days}) AS n
    JOIN weekly_pattern w ON w.weekday = extract(dow FROM (${NOW})::date + n)::int
    WHERE w.center_id >= ${FIRST_CENTER}`;

const GUID = 'md5(n::text)::uuid';

/** Their data is never read: sealed fields are empty. */
const people = ({ people: count }: Size): string => `
  INSERT INTO person (company_id, person_guid, gender, city_id, city_name, updated_at, name, birth_date)
  SELECT ${CROWD_COMPANY}, ${GUID}, 'male', 310100, '上海', ${NOW}, '\\x', '\\x'
  FROM generate_series(1, ${count}) AS n`;

const accounts = ({ people: count }: Size): string => `
  INSERT INTO account (company_id, account_id, person_guid, password_hash, role_type, role_key, employee_type, employee_class, vendor_id)
  SELECT ${CROWD_COMPANY}, ${FIRST_ACCOUNT} + n, ${GUID}, '', 'EMPLOYEE', '', 1, 2, 0 FROM generate_series(1, ${count}) AS n`;

/** As many check-ups each as years, all of them over: reported or closed. */
const pastOrders = ({ people: count, pastOrders: orders }: Size): string => `
  INSERT INTO exam_order (company_id, order_id, user_guid, person_guid, plan_id, set_id, center_id, segment_id, book_date,
    book_time, status, closed_as, price_fen, company_fen, self_fen, held_until, report_type, source_type, created_at)
  SELECT ${CROWD_COMPANY}, ${FIRST_ORDER} + o, guid, guid, 980, ${FREE_SET}, ${FIRST_CENTER} + o % 500, 0,
    (${NOW})::date - 30 - (o % 3600), '08:00–08:30', (ARRAY[35, 35, 35, 35, 40])[1 + o % 5],
    CASE o % 5 WHEN 4 THEN 'cancelled' END, 68000, 68000, 0, NULL,
    'electronic', 1, ${NOW} - make_interval(days => 45 + o % 3600)
  FROM (SELECT o, md5((1 + o % ${count})::text)::uuid AS guid FROM generate_series(0, ${orders - 1}) AS o) AS past`;

const events = ({ pastOrders: orders }: Size): string => `
  INSERT INTO order_event (company_id, order_id, at, kind, detail)
  SELECT ${CROWD_COMPANY}, ${FIRST_ORDER} + o, ${NOW} - make_interval(days => 45 + o % 3600), 'placed', '{}'
  FROM generate_series(0, ${orders - 1}) AS o`;
