import { sql } from 'kysely';
import type { Figure } from '../../watch/figures.ts';

const held = sql`(SELECT held_until FROM exam_order WHERE status = 10
  UNION ALL SELECT held_until FROM order_change WHERE state = 'held') held`;

/** A hold that is over and still there keeps a seat from others. */
export const orderFigures: Figure[] = [
  {
    name: 'portal_holds_open',
    help: 'Seats that wait for their money',
    question: () => sql`SELECT count(*) AS value FROM ${held}`,
  },
  {
    name: 'portal_holds_overdue_seconds',
    help: 'How long the longest hold is over its time',
    question: (now) =>
      sql`SELECT coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(held_until))), 0) AS value FROM ${held}`,
  },
];
