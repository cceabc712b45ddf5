import type { Generated } from 'kysely';
import type { Day } from './columns.ts';

/** Tables of migrations 0077 and 0078; `help_lang`, in which help was asked for, of 0101. */
export interface UploadTables {
  report_upload: {
    company_id: number;
    upload_id: string;
    person_guid: string;
    uploaded_by: string;
    file_id: string;
    exam_day: Day;
    state: 'reading' | 'ready' | 'unreadable';
    read_tries: Generated<number>;
    help: Generated<'none' | 'asked' | 'answered'>;
    help_at: Date | null;
    help_lang: 'zh-cn' | 'en-us' | null;
    pages: Generated<number>;
    rows: Generated<number>;
    unclear: Generated<number>;
    content: Buffer;
    created_at: Date;
  };
  uploaded_report: {
    company_id: number;
    upload_id: string;
    person_guid: string;
    exam_day: Day;
    items: number;
    document: Buffer;
    saved_at: Date;
  };
}
