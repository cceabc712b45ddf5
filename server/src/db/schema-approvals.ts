import type { ApprovalState } from '#contract/ops/approvals';
import type { Generated } from 'kysely';

/** Tables of migration 0120. */
export interface ApprovalTables {
  approval: {
    company_id: number;
    approval_id: string;
    kind: string;
    subject: string;
    person_guid: string | null;
    state: Generated<ApprovalState>;
    proposal: Buffer | null;
    reason: string;
    asked_by: number;
    asked_name: string;
    asked_at: Date;
    ends_at: Date;
    decided_by: number | null;
    decided_name: Generated<string>;
    decided_at: Date | null;
    decided_reason: Generated<string>;
  };
}
