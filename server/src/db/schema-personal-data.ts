import type { Generated } from 'kysely';
import type { Language } from '#contract/language';
import type { Day } from './columns.ts';

/** Tables of migration 0057. */
export interface PersonalDataTables {
  erasure_request: {
    company_id: number;
    request_id: string;
    person_guid: string;
    state: Generated<'asked' | 'withdrawn' | 'done' | 'declined'>;
    lang: Language;
    asked_at: Date;
    cooling_until: Date;
    due_on: Day;
    ended_at: Date | null;
    reason: Generated<string>;
  };
}
