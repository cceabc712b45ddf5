import { randomUUID } from 'node:crypto';
import { QuestionnaireDocument } from '#contract/schemas/questionnaire-document';
import type { CallName } from '#contract/registry';
import { asSupply, transact } from '../src/db/transact.ts';
import { openQuestionnaire, sealAnswers } from '../src/modules/questionnaires/index.ts';
import type { SignedIn, TestPortal } from './portal.ts';

const both = (zh: string, en: string) => ({ zh, en });

/** Two sections; how much a person smokes is only asked of smokers. */
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

/** One of its own for each who asks; `draft`: with a change that is not published. */
export async function someQuestionnaire(stage: TestPortal, draft = false): Promise<string> {
  const code = `some-${randomUUID().slice(0, 8)}`;
  await makeQuestionnaire(stage, { code });
  if (draft)
    await stage.portal.database.pool.query('UPDATE questionnaire SET draft = $2 WHERE code = $1', [
      code,
      JSON.stringify(SAMPLE_DOCUMENT),
    ]);
  return code;
}

export const LOOP_SURVEY = 'loop-survey';

/** The earlier events a call about questionnaires needs, so that its sample is answered. */
export async function setQuestionnaireScene({ portal }: TestPortal, { user }: SignedIn, call: CallName): Promise<void> {
  if (!['SaveAnswers', 'HandInAnswers', 'MyQuestionnaire'].includes(call)) return;
  await portal.database.pool.query('DELETE FROM answer_sheet WHERE person_guid = $1', [user.CustomerGuid]);
}

/** Nothing is answered before the survey is. A node that has read the setting before goes on with it for a second. */
export const closeGate = ({ portal }: TestPortal, companyId: number): Promise<unknown> =>
  portal.database.pool.query(
    `UPDATE company SET version = version + 1, config = jsonb_set(config, '{surveyGate}', 'true') WHERE company_id = $1`,
    [companyId],
  );

/** As if all of the company had handed in its survey, or this one: for tests about something else. */
export const pastSurvey = ({ portal, clock }: TestPortal, companyId: number, code?: string): Promise<unknown> =>
  transact({ portal, company: { companyId } }, async (ctx) => {
    const survey = code ?? (await openQuestionnaire(ctx, 'survey'))?.code;
    if (!survey) throw new Error('there is no survey to hand in');
    const key = await portal.keyring.companyKey(ctx);
    const people = await ctx.db.selectFrom('person').select('person_guid').execute();
    const now = clock.now();
    const sheets = people.map(({ person_guid }) => {
      const own = { code: survey, person_guid, about_guid: person_guid, round: 1 };
      const answers = sealAnswers(key, own, SAMPLE_ANSWERS);
      return {
        ...{ company_id: companyId, ...own, version: 1, answers, revision: 1 },
        ...{ started_at: now, saved_at: now, handed_in_at: now },
      };
    });
    await ctx.db
      .insertInto('answer_sheet')
      .values(sheets)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
