import { sql, type RawBuilder } from 'kysely';
import { MESSAGE_STATES } from '#contract/ops/messages';
import type { InCompany, Tx } from '../../../ctx.ts';
import { MOST_TRIES } from '../send-due.ts';

/** Counting stops here: a list that long has to be narrowed. */
const MOST_COUNTED = 10_000;

export type MessageState = (typeof MESSAGE_STATES)[number];
export type MessageFilter = 'all' | MessageState;

/** The search, as the database understands it. */
export interface MessageSearch {
  companyIds: number[];
  by: { as: 'none' } | { as: 'orderNo'; orderId: number; day: string } | { as: 'phone'; indexes: Buffer[] };
  from: string | undefined;
  to: string | undefined;
}

export interface FoundMessage {
  company_id: number;
  message_id: number;
  kind: string;
  channel: 'sms' | 'email';
  state: MessageState;
  due_at: Date;
  sent_at: Date | null;
  next_try: Date;
  tries: number;
  order_id: number | null;
  ordered_at: Date | null;
  person_guid: string;
  person_name: Buffer | null;
  phone: Buffer | null;
}

const GIVEN_UP = sql.lit(MOST_TRIES);
const FILTERS: Record<MessageFilter, RawBuilder<boolean>> = {
  all: sql`true`,
  waiting: sql`(m.sent_at IS NULL AND m.tries < ${GIVEN_UP})`,
  sent: sql`m.sent_at IS NOT NULL`,
  failed: sql`(m.sent_at IS NULL AND m.tries >= ${GIVEN_UP})`,
};

const STATE = sql<MessageState>`CASE WHEN ${FILTERS.sent} THEN 'sent' WHEN ${FILTERS.failed} THEN 'failed' ELSE 'waiting' END`;

/** One page, the latest first, with whom each went to and which order it speaks of. */
export async function foundMessages(
  db: Tx,
  search: MessageSearch,
  { filter, limit, offset }: { filter: MessageFilter; limit: number; offset: number },
): Promise<FoundMessage[]> {
  const { rows } = await sql<FoundMessage>`
    WITH m AS (
      SELECT * FROM (${found(search)}) m WHERE ${FILTERS[filter]}
      ORDER BY m.due_at DESC, m.message_id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT m.company_id, m.message_id, m.kind, m.channel, m.due_at, m.sent_at, m.next_try, m.tries, m.person_guid,
      ${STATE} AS state,
      o.order_id, o.created_at AS ordered_at, p.name AS person_name, p.phone
    FROM m
    JOIN person p ON p.company_id = m.company_id AND p.person_guid = m.person_guid
    LEFT JOIN exam_order o ON o.company_id = m.company_id AND m.subject = 'exam:' || o.order_id
      AND o.order_id = substring(m.subject FROM '^exam:([0-9]{1,18})$')::bigint
    ORDER BY m.due_at DESC, m.message_id DESC`.execute(db);
  return rows;
}

export async function messageCounts(db: Tx, search: MessageSearch): Promise<Record<MessageFilter, number>> {
  const filters: MessageFilter[] = ['all', ...MESSAGE_STATES];
  const counted = filters.map(
    (filter) => sql`
      (SELECT count(*)::int FROM (SELECT FROM (${found(search)}) m WHERE ${FILTERS[filter]} LIMIT ${MOST_COUNTED}) counted)
      AS ${sql.id(filter)}`,
  );
  const { rows } = await sql<Record<MessageFilter, number>>`SELECT ${sql.join(counted)}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no rows');
  return counts;
}

interface Queue {
  waiting: number;
  retried: number;
  givenUp: number;
}

/** By channel, of all companies: due messages that have not left, how many of them were tried, and those given up in a day. */
export async function messageQueues(db: Tx, now: Date): Promise<Record<'sms' | 'email', Queue>> {
  const { rows } = await sql<Queue & { channel: 'sms' | 'email' }>`
    SELECT m.channel,
      count(*) FILTER (WHERE m.tries < ${GIVEN_UP})::int AS waiting,
      count(*) FILTER (WHERE m.tries BETWEEN 1 AND ${GIVEN_UP} - 1)::int AS retried,
      count(*) FILTER (WHERE m.tries >= ${GIVEN_UP} AND m.due_at > ${now}::timestamptz - interval '1 day')::int AS "givenUp"
    FROM message m
    WHERE m.sent_at IS NULL AND m.due_at <= ${now} AND (m.good_until IS NULL OR m.good_until > ${now})
    GROUP BY m.channel`.execute(db);
  const none = { waiting: 0, retried: 0, givenUp: 0 };
  const queueOf = (channel: string): Queue => {
    const { waiting, retried, givenUp } = rows.find((row) => row.channel === channel) ?? none;
    return { waiting, retried, givenUp };
  };
  return { sms: queueOf('sms'), email: queueOf('email') };
}

/** The messages about an order, and whether they went out. */
export async function messagesAbout({ db, company }: InCompany, orderId: number) {
  const { rows } = await sql<{ at: Date; kind: string; channel: 'sms' | 'email'; state: MessageState }>`
    SELECT coalesce(m.sent_at, m.due_at) AS at, m.kind, m.channel, ${STATE} AS state FROM message m
    WHERE m.company_id = ${company.companyId} AND m.subject = ${`exam:${orderId}`}`.execute(db);
  return rows;
}

const startOf = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Shanghai')`;

function found({ companyIds, by, from, to }: MessageSearch): RawBuilder<unknown> {
  const narrowed = sql`m.company_id = ANY(${companyIds}::int[])
    ${from === undefined ? sql`` : sql`AND m.due_at >= ${startOf(from)}`}
    ${to === undefined ? sql`` : sql`AND m.due_at < ${startOf(to)} + interval '1 day'`}`;
  const columns = sql`m.company_id, m.message_id, m.person_guid, m.kind, m.channel, m.subject, m.due_at,
    m.sent_at, m.next_try, m.tries`;
  switch (by.as) {
    case 'none':
      return sql`SELECT ${columns} FROM message m WHERE ${narrowed}`;
    case 'orderNo':
      return sql`SELECT ${columns} FROM exam_order o
        JOIN message m ON m.company_id = o.company_id AND m.subject = 'exam:' || o.order_id
        WHERE o.company_id = ANY(${companyIds}::int[]) AND o.order_id = ${by.orderId}
          AND to_char(o.created_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') = ${by.day} AND ${narrowed}`;
    case 'phone':
      // by way of what they have booked: messages are found by what they speak of
      return sql`SELECT ${columns} FROM person w
        JOIN exam_order o ON o.company_id = w.company_id AND o.user_guid = w.person_guid
        JOIN message m ON m.company_id = o.company_id AND m.subject = 'exam:' || o.order_id
        WHERE w.phone_index = ANY(${by.indexes}) AND ${narrowed}`;
  }
}
