import { sql, type RawBuilder } from 'kysely';
import type { Portal } from '../ctx.ts';
import { asAuditor } from '../db/transact.ts';
import { eachAlone } from './repeat.ts';

type Question = (now: Date) => RawBuilder<{ company_id: number }>;

/** Each finds by a partial index whose work may be due; what exactly is to be done, the work itself decides. */
const WAITING = {
  holds: (now) => sql`
    SELECT company_id FROM exam_order WHERE status = 10 AND held_until < ${now}
    UNION SELECT company_id FROM order_change WHERE state = 'held' AND held_until < ${now}
    UNION SELECT company_id FROM mall_order WHERE status = 10 AND held_until < ${now}`,
  payments: (now) => sql`
    SELECT company_id FROM payment WHERE state = 'open' AND checked_at < ${now}
    UNION SELECT company_id FROM refund WHERE state = 'asked' AND next_try <= ${now}`,
  messages: (now) => sql`SELECT DISTINCT company_id FROM message WHERE sent_at IS NULL AND next_try <= ${now}`,
} satisfies Record<string, Question>;

/** Does the work of the companies that have some: the many that have none cost nothing, however often it is asked. */
export async function whereWaiting(
  portal: Portal,
  what: keyof typeof WAITING,
  work: (companyId: number) => Promise<unknown>,
): Promise<void> {
  const question: Question = WAITING[what];
  const { rows } = await asAuditor(portal.database, (db) => question(portal.clock()).execute(db));
  await eachAlone(
    rows.map(({ company_id }) => company_id),
    work,
  );
}
