import type { Generated } from 'kysely';
import type { Bilingual } from '#contract/language';
import type { Json } from './columns.ts';

/** Tables of migration 0024. */
export interface TaskTables {
  task: {
    company_id: number;
    task_id: string;
    kind: string;
    title: Json<Bilingual>;
    state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
    created_by: string;
    created_by_name: string;
    input: Buffer;
    cursor: Json<unknown> | null;
    step_no: Generated<number>;
    total: number | null;
    done: Generated<number>;
    failed_rows: Generated<number>;
    result_file: string | null;
    error: Generated<string>;
    cancel_asked_at: Date | null;
    due_at: Date;
    leased: Generated<boolean>;
    restarts: Generated<number>;
    tries: Generated<number>;
    created_at: Date;
    started_at: Date | null;
    ended_at: Date | null;
  };
  task_row_error: {
    company_id: number;
    task_id: string;
    row_no: number;
    field: string;
    value: string;
    message: Json<Bilingual>;
  };
  task_part: { company_id: number; task_id: string; part_no: number; body: Buffer };
}
