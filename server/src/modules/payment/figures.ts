import { sql } from 'kysely';
import type { Figure } from '../../watch/figures.ts';

export const paymentFigures: Figure[] = [
  {
    name: 'portal_payments_open',
    help: 'Payments begun and not yet ended',
    question: () => sql`SELECT count(*) AS value FROM payment WHERE state = 'open'`,
  },
  {
    name: 'portal_payments_flagged',
    help: 'Payments somebody has to look at',
    question: () => sql`SELECT count(*) AS value FROM payment WHERE flagged_at IS NOT NULL`,
  },
  {
    name: 'portal_payments_unasked_seconds',
    help: 'How long ago the open payment was asked about that has waited longest',
    question: (now) =>
      sql`SELECT coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(checked_at))), 0) AS value
        FROM payment WHERE state = 'open'`,
  },
  {
    name: 'portal_refunds_overdue_seconds',
    help: 'How long the refund has been due that has waited longest',
    question: (now) =>
      sql`SELECT coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(next_try))), 0) AS value
        FROM refund WHERE state = 'asked'`,
  },
  {
    name: 'portal_refunds_failed',
    help: 'Refunds the provider has refused',
    question: () => sql`SELECT count(*) AS value FROM refund WHERE state = 'failed'`,
  },
];
