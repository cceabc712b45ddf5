import { QuestionnaireDocument } from '#contract/questionnaire-document';
import type { CallName } from '#contract/registry';
import { asSupply } from '../src/db/transact.ts';
import type { SignedIn, TestPortal } from './portal.ts';

const both = (zh: string, en: string) => ({ zh, en });

/** Two sections; how much somebody smokes is asked of who does. */
export const SAMPLE_DOCUMENT = QuestionnaireDocument.parse({
  title: both('健康问卷', 'Health survey'),
  about: both('答案只用于推荐加项', 'The answers only serve to suggest add-ons'),
  minutes: 2,
  sections: [
    {
      key: 'life',
      title: both('生活方式', 'Way of life'),
      questions: [
        {
          ...{ key: 'smokes', kind: 'one', text: both('您目前吸烟吗', 'Do you smoke') },
          choices: [
            { key: 'never', text: both('从不', 'Never') },
            { key: 'now', text: both('目前吸烟', 'Yes') },
          ],
        },
        {
          ...{ key: 'daily', kind: 'number', text: both('每天几支', 'How many a day'), unit: both('支', 'a day') },
          ...{ min: 1, max: 80, when: { question: 'smokes', anyOf: ['now'] } },
        },
      ],
    },
    {
      key: 'work',
      title: both('工作', 'Work'),
      questions: [
        {
          ...{ key: 'habits', kind: 'many', text: both('常有的情况', 'What is usual'), none: 'none' },
          choices: [
            { key: 'sitting', text: both('久坐', 'Sitting long') },
            { key: 'none', text: both('都没有', 'None of these') },
          ],
        },
        { key: 'wish', kind: 'text', text: both('您的建议', 'Your wishes'), required: false, most: 20 },
      ],
    },
  ],
});
/** Enough to hand it in. */
export const SAMPLE_ANSWERS = { smokes: 'never', habits: ['sitting'] };

interface Wanted {
  code: string;
  kind?: 'survey' | 'risk';
  /** Null: for all. */
  companyIds?: number[] | null;
  openFrom?: string;
  openTo?: string | null;
  document?: QuestionnaireDocument;
}

/** A published questionnaire; put there again it gets another version. */
export const makeQuestionnaire = async ({ portal, clock }: TestPortal, wanted: Wanted): Promise<number> => {
  const { code, kind = 'survey', companyIds = null, openFrom = '2026-01-01', openTo = null } = wanted;
  const { rows } = await portal.database.pool.query<{ version: number }>(
    `INSERT INTO questionnaire (code, kind, company_ids, open_from, open_to, version, updated_at)
     VALUES ($1, $2, $3, $4, $5, 1, $6)
     ON CONFLICT (code) DO UPDATE SET version = questionnaire.version + 1 RETURNING version`,
    [code, kind, companyIds, openFrom, openTo, clock.now()],
  );
  const version = rows[0]?.version ?? 0;
  const document = JSON.stringify(wanted.document ?? SAMPLE_DOCUMENT);
  await asSupply(portal.database, (db) =>
    db
      .insertInto('questionnaire_version')
      .values({ code, version, document, by_name: '周晴', published_at: clock.now() })
      .execute(),
  );
  return version;
};

export const LOOP_SURVEY = 'loop-survey';

/** What a call about questionnaires needs, so that its sample is answered. */
export async function setQuestionnaireScene({ portal }: TestPortal, { user }: SignedIn, call: CallName): Promise<void> {
  if (!['SaveAnswers', 'HandInAnswers', 'MyQuestionnaire'].includes(call)) return;
  await portal.database.pool.query('DELETE FROM answer_sheet WHERE person_guid = $1', [user.CustomerGuid]);
}

/** Nothing is answered before the survey is (§4.6). A node that has read the setting before goes on with it for a second. */
export const closeGate = ({ portal }: TestPortal, companyId: number): Promise<unknown> =>
  portal.database.pool.query(
    `UPDATE company SET version = version + 1, config = jsonb_set(config, '{surveyGate}', 'true') WHERE company_id = $1`,
    [companyId],
  );

/** As if these people, or all of the company, had handed in the survey: for tests about something else. */
export const pastSurvey = ({ portal, clock }: TestPortal, companyId: number): Promise<unknown> =>
  portal.database.pool.query(
    `INSERT INTO answer_sheet (company_id, code, person_guid, about_guid, version, answers, revision, started_at, saved_at, handed_in_at)
     SELECT p.company_id, q.code, p.person_guid, p.person_guid, q.version, '', 1, $2, $2, $2
     FROM person p, questionnaire q WHERE p.company_id = $1 AND q.kind = 'survey' AND $1 = ANY (q.company_ids)
     ON CONFLICT DO NOTHING`,
    [companyId, clock.now()],
  );
