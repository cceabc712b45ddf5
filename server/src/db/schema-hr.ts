import type { Generated } from 'kysely';
import type { Day } from './columns.ts';

/** Tables of migrations 0086 and 0087. */
export interface HrTables {
  hr_reminder: { company_id: number; person_guid: string; reminded_at: Date };
  hr_reminder_day: { company_id: number; day: Day; times: number };
  message_preference: { company_id: number; person_guid: string; hr_reminders: boolean; changed_at: Date };
  hr_roster: {
    company_id: number;
    roster_id: string;
    file_id: string;
    file_name: Buffer | null;
    rows: number;
    created_by: string;
    created_at: Date;
    check_task: string;
    checked_at: Date | null;
    new_rows: Generated<number>;
    changed_rows: Generated<number>;
    same_rows: Generated<number>;
    left_rows: Generated<number>;
    bad_rows: Generated<number>;
    kept_rows: Generated<number>;
    unnamed_people: number | null;
    run_task: string | null;
    run_at: Date | null;
    existing: 'update' | 'leave' | null;
    done_rows: Generated<number>;
    ended_at: Date | null;
  };
}
