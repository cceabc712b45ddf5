import type { Generated } from 'kysely';
import type { Language } from '#contract/language';
import type { ClaimEvent } from '#contract/reimbursement';
import type { Day, Json } from './columns.ts';

/** Tables of migration 0054. */
export interface ClaimTables {
  claim_batch: {
    company_id: number;
    batch_id: number;
    claims: number;
    sum_fen: number;
    task_id: string | null;
    made_by: number;
    made_by_name: string;
    made_at: Date;
    paid_by_name: Generated<string>;
    paid_at: Date | null;
  };
  claim: {
    company_id: number;
    claim_id: number;
    person_guid: string;
    lang: Language;
    state: 'draft' | 'submitted' | 'reviewed' | 'returned' | 'withdrawn' | 'approved' | 'paying' | 'paid' | 'rejected';
    type: 'physical' | 'vaccine';
    city: string;
    hospital: string;
    exam_day: Day;
    year: number;
    amount_fen: number;
    details: Buffer | null;
    approved_fen: number | null;
    four_eyes: Generated<boolean>;
    round: Generated<number>;
    revision: Generated<number>;
    first_submitted_on: Day | null;
    submitted_at: Date | null;
    reviewed_by: number | null;
    approved_by: number | null;
    decided_at: Date | null;
    batch_id: number | null;
    paying_at: Date | null;
    paid_at: Date | null;
    created_at: Date;
  };
  claim_year: { company_id: number; person_guid: string; year: number; approved_fen: number };
  claim_event: {
    company_id: number;
    claim_id: number;
    event_no: number;
    kind: ClaimEvent['kind'];
    at: Date;
    by_name: string;
    reason: string;
    fields: Json<ClaimEvent['fields']>;
    amount_fen: number | null;
  };
  claim_file: {
    company_id: number;
    claim_id: number;
    file_id: string;
    kind: 'invoice' | 'report' | 'vaccination' | 'other';
    added_at: Date;
  };
}
