/** Tables of migrations 0023 and 0042. */
export interface AuditTables {
  audit: {
    company_id: number;
    seq: number;
    at: Date;
    actor_kind: 'operator' | 'employee' | 'hr' | 'job' | 'command' | 'anonymous';
    actor_id: string;
    actor_role: string;
    person_guid: string | null;
    action: string;
    subject_kind: string;
    subject_id: string;
    reason: string;
    request_id: string;
    prev_hash: Buffer;
    hash: Buffer;
  };
  audit_head: { company_id: number; seq: number; hash: Buffer; mark: Buffer };
  audit_check: { company_id: number; checked_at: Date; entries: number; broken: string[] };
}
