import type { Generated } from 'kysely';
import type { FeedbackState } from '#contract/feedback';
import type { Language } from '#contract/language';
import type { Day } from './columns.ts';

/** Tables of migration 0055. */
export interface FeedbackTables {
  feedback: {
    company_id: number;
    feedback_id: number;
    person_guid: string;
    template_id: number;
    state: FeedbackState;
    lang: Language;
    operator_id: number | null;
    created_at: Date;
    updated_at: Date;
    asked_at: Date | null;
    promised_at: Date | null;
    provisional: Generated<boolean>;
    last_no: number;
    told_no: Generated<number>;
    seen_no: Generated<number>;
  };
  feedback_entry: {
    company_id: number;
    feedback_id: number;
    entry_no: number;
    kind: 'question' | 'answer' | 'note' | 'close';
    operator_id: number | null;
    body: Buffer;
    files: Generated<string[]>;
    at: Date;
    asked_at: Date | null;
    promised_at: Date | null;
  };
  held_service: {
    company_id: number;
    service_id: string;
    person_guid: string;
    source: string;
    name: string;
    name_eng: string;
    about: Generated<string>;
    about_eng: Generated<string>;
    valid_from: Day;
    valid_to: Day;
    use_kind: 'link' | 'code' | 'booking';
    url: Generated<string>;
    code: Buffer | null;
    created_at: Date;
    ended_at: Date | null;
    ended_reason: Generated<string>;
    for_guid: string | null;
    shown_at: Date | null;
    end_told_at: Date | null;
  };
}
