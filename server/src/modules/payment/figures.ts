import { sql } from 'kysely';
import type { Figure } from '../../watch/figures.ts';

const count = (name: string, help: string, question: Figure['question']): Figure => ({ name, help, question });

export const paymentFigures: Figure[] = [
  count(
    'portal_payments_open',
    'Payments begun and not yet ended',
    () => sql`SELECT count(*) AS value FROM payment WHERE state = 'open'`,
  ),
  count(
    'portal_payments_flagged',
    'Payments somebody has to look at',
    () => sql`SELECT count(*) AS value FROM payment WHERE flagged_at IS NOT NULL`,
  ),
  count(
    'portal_payments_unasked_seconds',
    'How long ago the open payment was asked about that has waited longest',
    (now) =>
      sql`SELECT coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(checked_at))), 0) AS value
        FROM payment WHERE state = 'open'`,
  ),
  count(
    'portal_refunds_overdue_seconds',
    'How long the refund has been due that has waited longest',
    (now) =>
      sql`SELECT coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(next_try))), 0) AS value
        FROM refund WHERE state = 'asked'`,
  ),
  count(
    'portal_refunds_failed',
    'Refunds the provider has refused',
    () => sql`SELECT count(*) AS value FROM refund WHERE state = 'failed'`,
  ),
];
