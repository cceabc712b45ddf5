import type { Generated } from 'kysely';
import type { QuestionnaireDocument, QuestionnaireKind } from '#contract/questionnaire-document';
import type { Day, Json } from './columns.ts';

/** Tables of migration 0079. */
export interface QuestionnaireTables {
  questionnaire: {
    code: string;
    kind: QuestionnaireKind;
    company_ids: number[] | null;
    open_from: Day;
    open_to: Day | null;
    version: Generated<number>;
    draft: Json<QuestionnaireDocument> | null;
    revision: Generated<number>;
    closed_at: Date | null;
    updated_at: Date;
  };
  questionnaire_version: {
    code: string;
    version: number;
    document: Json<QuestionnaireDocument>;
    by_name: string;
    published_at: Date;
  };
  answer_sheet: {
    company_id: number;
    code: string;
    person_guid: string;
    about_guid: string;
    round: Generated<number>;
    version: number;
    answers: Buffer;
    revision: number;
    started_at: Date;
    saved_at: Date;
    handed_in_at: Date | null;
  };
}
