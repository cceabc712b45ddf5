import pg from 'pg';
import { TEST_NOW } from '../../server/test/clock.ts';
import { CROWD_COMPANY } from '../../server/test/crowd.ts';

export interface Books {
  /** Paid orders of the ten years before, all of them over. */
  past: number;
  /** Paid orders of today. */
  today: number;
}

const FEN = 36_000;
const YEARS = 10;
const SEATS = 100;
const NOW = `'${TEST_NOW.toISOString()}'::timestamptz`;
/** Ends before the days that are looked at; in the order they were made, as they lie on the disk of a real one. */
const wasAt = ({ past }: Books) =>
  `CASE WHEN o <= ${past} THEN ${NOW} - interval '10 days' - (${past} - o) * interval '${YEARS} years' / ${past} ELSE ${NOW} - interval '1 hour' END`;

/** Orders, payments and their ledger, made inside the database; rules between tables are not looked at while filling. */
export async function fillBooks(url: string, books: Books): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET work_mem = '64MB'",
    );
    for (const statement of statements(books)) await client.query(statement);
  } finally {
    await client.end();
  }
}

function statements(books: Books): string[] {
  const count = books.past + books.today;
  const each = `FROM generate_series(1, ${count}) AS o`;
  const at = wasAt(books);
  const guid = 'md5(o::text)::uuid';
  const isPast = `o <= ${books.past}`;
  return [
    `INSERT INTO company_code (code, company_id) VALUES ('bench', ${CROWD_COMPANY}) ON CONFLICT DO NOTHING`,
    `INSERT INTO segment (segment_id, center_id, day, starts, ends, capacity, booked)
     SELECT 900000 + s, 1, (${NOW})::date + 20, s::text, s::text, ${SEATS}, ${SEATS}
     FROM generate_series(1, ${Math.ceil(books.today / SEATS)}) AS s`,
    `INSERT INTO exam_order (company_id, order_id, user_guid, person_guid, plan_id, set_id, center_id, segment_id, book_date,
       book_time, status, price_fen, company_fen, self_fen, held_until, report_type, source_type, created_at)
     SELECT ${CROWD_COMPANY}, o, ${guid}, ${guid}, 980, 1, 1,
       CASE WHEN ${isPast} THEN 0 ELSE 900000 + (o - ${books.past} + ${SEATS - 1}) / ${SEATS} END,
       (${at})::date, '08:00–08:30', CASE WHEN ${isPast} THEN 35 ELSE 20 END, ${FEN}, 0, ${FEN}, NULL, 'electronic', 1, ${at} ${each}`,
    `INSERT INTO order_event SELECT ${CROWD_COMPANY}, o, ${at}, 'placed', '{}' ${each}`,
    `INSERT INTO payment (company_id, payment_id, subject, subject_id, provider, channel, out_trade_no, amount_fen, state,
       expires_at, created_at, checked_at, transaction_id, paid_at)
     SELECT ${CROWD_COMPANY}, o, 'exam', o, 'wechat', 'native', 'P${CROWD_COMPANY}-' || o, ${FEN}, 'paid', ${at}, ${at}, ${at},
       o::text, ${at} ${each}`,
    `INSERT INTO ledger_account VALUES (${CROWD_COMPANY}, 'provider:wechat', 'fen', true, -${FEN}::bigint * ${count}, 0)`,
    `INSERT INTO ledger_account SELECT ${CROWD_COMPANY}, 'exam:' || o, 'fen', false, ${FEN}, 0 ${each}`,
    `INSERT INTO ledger_transfer SELECT ${CROWD_COMPANY}, 'capture/P${CROWD_COMPANY}-' || o, 'capture', 'exam:' || o, 'fen',
       'provider:wechat', 'exam:' || o, ${FEN}, false, ${at} ${each}`,
    'VACUUM ANALYZE',
  ];
}
