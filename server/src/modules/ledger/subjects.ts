import { sql, type RawBuilder } from 'kysely';

/** The subjects of the invariants, and how one of each is named. The pass over everything takes them in this order. */
const KEYS = {
  account: {
    of: 'ledger_account',
    columns: [
      ['company_id', 'int'],
      ['account', 'text'],
      ['unit', 'text'],
    ],
  },
  resolution: {
    of: 'ledger_resolution',
    columns: [
      ['company_id', 'int'],
      ['transfer', 'text'],
    ],
  },
  payment: {
    of: 'payment',
    columns: [
      ['company_id', 'int'],
      ['payment_id', 'bigint'],
    ],
  },
  refund: {
    of: 'refund',
    columns: [
      ['company_id', 'int'],
      ['refund_id', 'bigint'],
    ],
  },
  order: {
    of: 'exam_order',
    columns: [
      ['company_id', 'int'],
      ['order_id', 'bigint'],
    ],
  },
  mallOrder: {
    of: 'mall_order',
    columns: [
      ['company_id', 'int'],
      ['order_id', 'bigint'],
    ],
  },
  mallGift: {
    of: 'mall_gift',
    columns: [
      ['company_id', 'int'],
      ['gift_id', 'bigint'],
    ],
  },
  stock: {
    of: 'product_stock',
    columns: [
      ['company_id', 'int'],
      ['product_id', 'int'],
    ],
  },
  segment: { of: 'segment', columns: [['segment_id', 'bigint']] },
  quota: {
    of: 'segment_quota',
    columns: [
      ['company_id', 'int'],
      ['segment_id', 'bigint'],
    ],
  },
  points: {
    of: "(SELECT company_id, account, unit FROM ledger_account WHERE unit = 'points' AND NOT outside) people",
    columns: [
      ['company_id', 'int'],
      ['account', 'text'],
      ['unit', 'text'],
    ],
  },
  closedDay: { of: '(SELECT DISTINCT day FROM ledger_close) days', columns: [['day', 'date']] },
  books: {
    of: '(SELECT DISTINCT company_id, unit FROM ledger_account WHERE outside) books',
    columns: [
      ['company_id', 'int'],
      ['unit', 'text'],
    ],
  },
} as const satisfies Record<string, { of: string; columns: readonly (readonly [name: string, type: string])[] }>;

export type Subject = keyof typeof KEYS;
export const SUBJECTS = Object.keys(KEYS) as Subject[];

/** The names of some subjects, as a table to be joined. */
export type Names = RawBuilder<unknown>;

export type Key = (string | number)[];

const columnsOf = (subject: Subject) => sql.raw(KEYS[subject].columns.map(([name]) => name).join(', '));

export const allOf = (subject: Subject): Names => sql`(SELECT ${columnsOf(subject)} FROM ${sql.raw(KEYS[subject].of)})`;

/** The next ones after a key, in the order of their keys. */
export function someOf(subject: Subject, after: Key | null, limit: number): Names {
  const { of, columns } = KEYS[subject];
  const values = columns.map(([, type], at) => sql`${after?.[at] ?? null}::${sql.raw(type)}`);
  const later = after ? sql`WHERE (${columnsOf(subject)}) > (${sql.join(values)})` : sql``;
  return sql`(SELECT ${columnsOf(subject)} FROM ${sql.raw(of)} ${later} ORDER BY ${columnsOf(subject)} LIMIT ${limit})`;
}

/** As JSON, so that a key of any shape can be kept. */
export const lastKeyOf = (subject: Subject, names: Names): RawBuilder<{ key: Key }> => {
  const { columns } = KEYS[subject];
  const backwards = sql.raw(columns.map(([name]) => `${name} DESC`).join(', '));
  return sql`SELECT jsonb_build_array(${columnsOf(subject)}) AS key FROM ${names} n ORDER BY ${backwards} LIMIT 1`;
};
