import { sql } from 'kysely';
import type { Figure } from '../../watch/figures.ts';

export const messageFigures: Figure[] = [
  {
    name: 'portal_messages_overdue_seconds',
    help: 'How long the message has been due that has waited longest',
    question: (now) => sql`
      SELECT coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(next_try))), 0) AS value
      FROM message WHERE sent_at IS NULL`,
  },
];
