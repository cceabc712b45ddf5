import { sql } from 'kysely';
import type { Figure } from '../../watch/figures.ts';

export const auditFigures: Figure[] = [
  {
    name: 'portal_audit_chains_broken',
    help: 'Chains of the audit that the last check did not find whole',
    question: () => sql`SELECT coalesce(sum(cardinality(broken)), 0) AS value FROM audit_check`,
  },
];
