import { sql, type RawBuilder } from 'kysely';
import type { Input } from '#contract/call';
import type { opsFeedback } from '#contract/ops/feedback';
import type { Tx } from '../../../ctx.ts';
import type { Thread } from '../threads.ts';

type Asked = Input<typeof opsFeedback.OpsFeedbackList>;
/** Who asks, and when. */
export interface Asking {
  operatorId: number;
  now: Date;
}

export interface FoundThread extends Thread {
  operator_name: string | null;
  person_name: Buffer | null;
  entry_no: number;
  body: Buffer;
}

const WAITING = sql<boolean>`f.promised_at IS NOT NULL`;
const VIEWS: Record<Asked['view'], RawBuilder<boolean>> = {
  waiting: WAITING,
  answered: sql`f.state = 'answered'`,
  closed: sql`f.state = 'closed'`,
  all: sql`true`,
};
const assignedTo = (assigned: Asked['assigned'], operatorId: number): RawBuilder<boolean> => {
  if (assigned === 'anybody') return sql`true`;
  return assigned === 'me' ? sql`f.operator_id = ${operatorId}` : sql`f.operator_id IS NULL`;
};
const overdueAt = (now: Date): RawBuilder<boolean> => sql`f.promised_at < ${now}`;

/** Kind and company: what the numbers on the chips are narrowed by, too. */
const narrowed = ({ templateId, companyId }: Pick<Asked, 'templateId' | 'companyId'>): RawBuilder<boolean> => sql`true
  ${templateId === undefined ? sql`` : sql`AND f.template_id = ${templateId}`}
  ${companyId === undefined ? sql`` : sql`AND f.company_id = ${companyId}`}`;

/**
 * Waiting threads first, by the promised moment; then the last moved ones. The page is cut before anything is joined to
 * it.
 */
export async function foundThreads(db: Tx, asked: Asked, { operatorId, now }: Asking): Promise<FoundThread[]> {
  const { view, assigned, overdue, pageIndex, pageSize } = asked;
  const { rows } = await sql<FoundThread>`
    SELECT f.*, w.name AS operator_name, p.name AS person_name, e.entry_no, e.body
    FROM (
      SELECT f.* FROM feedback f
      WHERE ${narrowed(asked)} AND ${VIEWS[view]} AND ${assignedTo(assigned, operatorId)}
        AND ${overdue ? overdueAt(now) : sql`true`}
      ORDER BY f.promised_at NULLS LAST, f.updated_at DESC, f.feedback_id DESC
      LIMIT ${pageSize} OFFSET ${pageIndex * pageSize}) f
    JOIN person p ON p.company_id = f.company_id AND p.person_guid = f.person_guid
    JOIN feedback_entry e ON e.company_id = f.company_id AND e.feedback_id = f.feedback_id AND e.entry_no = 1
    LEFT JOIN operator w ON w.operator_id = f.operator_id
    ORDER BY f.promised_at NULLS LAST, f.updated_at DESC, f.feedback_id DESC`.execute(db);
  return rows;
}

const DUE_SOON_MS = 2 * 3_600_000;

const counted = { total: 0, waiting: 0, answered: 0, closed: 0, all: 0, mine: 0, nobody: 0, overdue: 0, dueSoon: 0 };
export type ThreadCounts = typeof counted;

/** `total` is what the list is about; the others what it could be about, of what waits for `mine` and those behind it. */
export async function threadCounts(db: Tx, asked: Asked, { operatorId, now }: Asking): Promise<ThreadCounts> {
  const { view, assigned, overdue } = asked;
  const soon = new Date(now.getTime() + DUE_SOON_MS);
  const count = (condition: RawBuilder<boolean>) => sql`(count(*) FILTER (WHERE ${condition}))::int`;
  const { rows } = await sql<ThreadCounts>`
    SELECT ${count(sql`${VIEWS[view]} AND ${assignedTo(assigned, operatorId)} AND ${overdue ? overdueAt(now) : sql`true`}`)} AS total,
      ${count(VIEWS.waiting)} AS waiting, ${count(VIEWS.answered)} AS answered, ${count(VIEWS.closed)} AS closed,
      count(*)::int AS "all",
      ${count(sql`${WAITING} AND f.operator_id = ${operatorId}`)} AS mine,
      ${count(sql`${WAITING} AND f.operator_id IS NULL`)} AS nobody,
      ${count(overdueAt(now))} AS overdue,
      ${count(sql`f.promised_at >= ${now} AND f.promised_at < ${soon}`)} AS "dueSoon"
    FROM feedback f WHERE ${narrowed(asked)}`.execute(db);
  return rows[0] ?? counted;
}

export interface MonthRow {
  month: string;
  answered: number;
  in_time: number;
  median_minutes: number | null;
}

/** Answers by months in Shanghai: only those a promise waited for. */
export async function monthRows(db: Tx, { companyId, from }: { companyId: number | undefined; from: Date }) {
  const { rows } = await sql<MonthRow>`
    SELECT to_char(e.at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month, count(*)::int AS answered,
      (count(*) FILTER (WHERE e.at <= e.promised_at))::int AS in_time,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM e.at - e.asked_at)::float8) / 60)::int AS median_minutes
    FROM feedback_entry e
    WHERE e.promised_at IS NOT NULL AND e.at >= ${from}
      ${companyId === undefined ? sql`` : sql`AND e.company_id = ${companyId}`}
    GROUP BY 1`.execute(db);
  return rows;
}
