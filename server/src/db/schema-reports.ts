import type { Generated } from 'kysely';
import type { Language } from '#contract/language';
import type { Day } from './columns.ts';

/** Tables of migrations 0074 and 0075. */
export interface ReportTables {
  report: {
    company_id: number;
    order_id: number;
    person_guid: string;
    plan_id: number;
    year: number;
    exam_day: Day;
    state: 'published' | 'withdrawn';
    version: number;
    published_at: Date;
  };
  report_version: {
    company_id: number;
    order_id: number;
    version: number;
    document: Buffer | null;
    file_id: string | null;
    by_name: string;
    reason: string;
    at: Date;
  };
  report_consent: {
    company_id: number;
    person_guid: string;
    viewer_guid: string;
    state: 'asked' | 'given' | 'refused' | 'withdrawn';
    text_version: string;
    lang: Language;
    token_hash: Buffer;
    code_hash: Buffer;
    tries: Generated<number>;
    asked_at: Date;
    expires_at: Date;
    given_at: Date | null;
    ended_at: Date | null;
  };
}
